import Foundation

extension Headless {
  /// Draws a view and all in it as an SVG file, as it is laid out now.
  ///
  /// The same tree gives the same bytes on every run. Shown is the view's own rectangle; what
  /// sticks out of it is cut off by the edge of the picture.
  public static func render(_ view: UIView) -> String {
    var picture = Picture()
    picture.draw(view, isRoot: true)
    return picture.svg(showing: view.bounds.isDrawable ? view.bounds : .zero)
  }
}
