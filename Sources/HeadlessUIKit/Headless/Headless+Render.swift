import Foundation

extension Headless {
  /// Draws a view and its subviews as an SVG file, in their current layout.
  ///
  /// The same tree gives the same bytes on every run. The picture shows the view's own rectangle,
  /// and clips anything beyond it.
  public static func render(_ view: UIView) -> String {
    var picture = Picture()
    picture.draw(view, isRoot: true)
    return picture.svg(showing: view)
  }

  /// Draws windows on one screen as an SVG file, as they are laid out now, each over those of a lower
  /// level and those before it, and the keys of a keyboard over all of them as a plane.
  ///
  /// - Parameters:
  ///   - windows: Shown is the rectangle of the first one, which stands where its screen begins.
  ///   - keys: Where they are on the screen; nil for none.
  package static func render(_ windows: [UIWindow], keys: CGRect?) -> String {
    let (above, below) = (
      windows.filter { $0 is KeyboardWindow }, windows.filter { !($0 is KeyboardWindow) }
    )
    var picture = Picture()
    for window in below.inDrawingOrder(\.windowLevel.rawValue) { picture.draw(window) }
    if let keys {
      let plane = UIView(frame: keys)
      plane.backgroundColor = UIColor.systemGray4.resolvedColor(
        with: windows.first?.traitCollection ?? .current)
      picture.draw(plane)
    }
    for window in above { picture.draw(window) }
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
