import Foundation
import HeadlessGraphics

extension CALayer {
  /// Returns the drawing of the layer's own code, followed by the view's drawing if a view has the
  /// layer.
  func drawnContent(_ more: () -> Void = {}) -> [DrawingCommand] {
    guard bounds.width > 0, bounds.height > 0, bounds.isDrawable else { return [] }
    let drawing = DrawingContext(
      size: bounds.size, origin: bounds.origin, scale: contentsScale)
    drawing.perform {
      #if os(Linux)
        UIGraphicsGetCurrentContext().map(draw)
      #endif
      more()
    }
    return drawing.commands
  }
}

extension CALayer {
  func drawContents(into picture: inout Picture) {
    #if os(Linux)
      guard let image = contents as? CGImage else { return }
      let scale = contentsScale > 0 ? contentsScale : 1
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      let part = contentsRect.inUnits(of: size)
      var state = UIImage(cgImage: image, scale: scale, orientation: .up).state
      var placement = ImagePlacement(
        rect: contentsGravity.contentMode.rect(of: part.size, in: bounds),
        tint: ColorComponents(white: 0, alpha: 1))
      state.resizingMode = .stretch
      if contentsRect != .unit || stretches { placement.part = part }
      if stretches { state.stretch(contentsCenter.inUnits(of: part.size), of: part.size) }
      picture.draw(state, at: placement)
    #endif
  }

  /// Whether only part of the contents stretches, which requires a gravity that resizes.
  private var stretches: Bool {
    let isResized = [.resize, .resizeAspect, .resizeAspectFill].contains(contentsGravity)
    return isResized && contentsCenter != .unit
  }
}

extension ImageState {
  /// Keeps the parts around a rectangle at their size when the image is resized.
  fileprivate mutating func stretch(_ center: CGRect, of size: CGSize) {
    isResizable = true
    capInsets = UIEdgeInsets(
      top: center.minY, left: center.minX, bottom: size.height - center.maxY,
      right: size.width - center.maxX)
  }
}

extension CGRect {
  fileprivate func inUnits(of size: CGSize) -> CGRect {
    CGRect(
      x: minX * size.width, y: minY * size.height, width: width * size.width,
      height: height * size.height)
  }
}

#if os(Linux)
  extension CALayer {
    /// Draws the layer and its sublayers with their current layout, in the layer's own coordinates.
    public func render(in ctx: CGContext) {
      guard bounds.width > 0, bounds.height > 0, bounds.isDrawable else { return }
      ctx.drawing.draw(svg: pictureText(), of: bounds.size, in: bounds)
    }

    private func pictureText() -> String {
      if MainQueue.isCurrent, let view = viewNode?.view {
        return MainActor.assumeIsolated { Headless.render(view) }
      }
      var picture = Picture()
      picture.draw(self, isRoot: true)
      return picture.svg(showing: bounds)
    }
  }
#endif
