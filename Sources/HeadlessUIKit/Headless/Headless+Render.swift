import Foundation

extension Headless {
  /// Draws a view and all in it as an SVG file, as it is laid out now.
  ///
  /// The same tree gives the same bytes on every run. Shown is the view's own rectangle; what
  /// sticks out of it is cut off by the edge of the picture.
  public static func render(_ view: UIView) -> String {
    var picture = Picture()
    picture.draw(view, isRoot: true)
    return picture.svg(showing: view)
  }

  /// Draws windows on one screen as an SVG file, as they are laid out now, each over those of a lower
  /// level and those before it.
  ///
  /// - Parameter windows: Shown is the rectangle of the first one, which stands where its screen begins.
  package static func render(_ windows: [UIWindow]) -> String {
    var picture = Picture()
    for window in windows.inDrawingOrder(\.windowLevel.rawValue) { picture.draw(window) }
    return picture.svg(showing: windows.first ?? UIView())
  }
}

extension Picture {
  /// The file, showing the rectangle of a view.
  @MainActor
  fileprivate func svg(showing view: UIView) -> String {
    svg(showing: view.bounds.isDrawable ? view.bounds : .zero)
  }
}
