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

  /// Draws windows of one screen as an SVG file, in their current layout.
  ///
  /// Each window covers those of lower levels and those before it. A plane stands for the keys of the
  /// keyboard; it covers all windows but the keyboard's own.
  ///
  /// - Parameters:
  ///   - windows: The windows. The picture shows the rectangle of the first one, which has the origin
  ///     of the screen.
  ///   - keys: The frame of the keys on the screen; nil for none.
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
  /// Returns the file, which shows the rectangle of a view.
  @MainActor
  fileprivate func svg(showing view: UIView) -> String {
    svg(showing: view.bounds.isDrawable ? view.bounds : .zero)
  }
}
