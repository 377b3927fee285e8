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

extension UIView {
  /// A colour as the view shows it: in its traits, with its tint colour.
  func shownColour(_ colour: UIColor) -> ColourComponents {
    ColourComponents(colour == .tintColor ? tintColor ?? colour : colour, in: traitCollection)
  }
}

extension Picture {
  /// Draws a view and all in it.
  ///
  /// - Parameter isRoot: Whether the picture is in the coordinates of the view itself.
  @MainActor
  mutating func draw(_ view: UIView, isRoot: Bool = false) {
    let background = view.layer.background(
      in: view.traitCollection, tint: view.tintColor)
    let mask = view.mask.map { mask in { (picture: inout Picture) in picture.draw(mask) } }
    view.traitCollection.performAsCurrent {
      draw(view.layer, isRoot: isRoot, background: background, mask: mask) { picture in
        view.drawContent(into: &picture)
        picture.drawChildren(of: view)
      }
    }
  }

  /// Draws the subviews, and the layers without a view where they are among them.
  @MainActor
  private mutating func drawChildren(of view: UIView) {
    let layers = view.layer.sublayers ?? []
    guard layers.contains(where: { !$0.belongsToView }) else {
      for subview in view.subviews.inDrawingOrder(\.layer.zPosition) { draw(subview) }
      return
    }
    let views = Dictionary(
      view.subviews.map { (ObjectIdentifier($0.layer), $0) },
      uniquingKeysWith: { first, _ in first })
    for layer in layers.inDrawingOrder(\.zPosition) {
      if let subview = views[ObjectIdentifier(layer)] {
        draw(subview)
      } else if !layer.belongsToView {
        draw(layer)
      }
    }
  }
}
