import Foundation

extension UIView {
  /// Returns a color as the view shows it: in its traits, with its tint color.
  func shownColor(_ color: UIColor) -> ColorComponents {
    withCurrentTint { ColorComponents(color, in: traitCollection) }
  }

  /// Resolves the tint color as the view's, including in colors that are derived from it.
  func withCurrentTint<Result>(_ body: () -> Result) -> Result {
    CurrentTint.$color.withValue(tintColor, operation: body)
  }
}

extension UIView {
  /// Draws the view and its subviews into the current drawing, scaled to the rectangle.
  ///
  /// - Returns: Whether the view has a size and there is a current drawing.
  func drawTree(in rect: CGRect) -> Bool {
    guard let drawing = DrawingContext.current, bounds.width > 0, bounds.height > 0,
      bounds.isDrawable
    else { return false }
    drawing.draw(svg: Headless.render(self), of: bounds.size, in: rect)
    return true
  }
}

extension Picture {
  /// Draws a view and its subviews.
  ///
  /// - Parameter isRoot: Whether the picture is in the coordinates of the view itself.
  @MainActor
  mutating func draw(_ view: UIView, isRoot: Bool = false) {
    view.traitCollection.performAsCurrent {
      view.withCurrentTint { drawTinted(view, isRoot: isRoot) }
    }
  }

  @MainActor
  private mutating func drawTinted(_ view: UIView, isRoot: Bool) {
    let background = view.layer.background(in: view.traitCollection)
    let mask = view.mask.map { mask in { (picture: inout Picture) in picture.draw(mask) } }
    draw(view.layer, isRoot: isRoot, background: background, mask: mask) { picture in
      view.layer.drawContent(into: &picture)
      view.drawContent(into: &picture)
      picture.draw(
        view.layer.drawnContent { view.draw(view.bounds) }, in: view.bounds)
      picture.drawChildren(of: view)
    }
  }

  /// Draws the subviews, together with the layers without a view that lie between them.
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
