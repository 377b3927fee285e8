#if os(Linux)
  import Foundation

  /// The destination of drawing: an image, or a view's picture.
  ///
  /// Drawing is stored as shapes, not as pixels.
  public final class CGContext: Hashable {
    package let drawing: DrawingContext

    init(drawing: DrawingContext) {
      self.drawing = drawing
    }

    public static func == (left: CGContext, right: CGContext) -> Bool {
      left.drawing === right.drawing
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(drawing)) }

    // MARK: State

    public func saveGState() { drawing.save() }

    /// Has no effect if nothing was saved.
    public func restoreGState() { drawing.restore() }

    public func setFillColor(_ color: CGColor) { drawing.state.fill = ColorComponents(color) }
    public func setStrokeColor(_ color: CGColor) { drawing.state.stroke = ColorComponents(color) }

    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
      setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
      setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    public func setAlpha(_ alpha: CGFloat) { drawing.state.alpha = min(max(alpha, 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { drawing.state.blendMode = mode }
    public func setLineWidth(_ width: CGFloat) { drawing.state.line.width = width }
    public func setLineCap(_ cap: CGLineCap) { drawing.state.line.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { drawing.state.line.join = join }

    public func setMiterLimit(_ limit: CGFloat) { drawing.state.line.miterLimit = limit }

    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
      drawing.state.line.dashes = lengths
      drawing.state.line.dashPhase = phase
    }

    /// Has no effect: viewers smooth edges.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Has no effect: viewers smooth edges.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// Sets a black shadow with an alpha of one third.
    public func setShadow(offset: CGSize, blur: CGFloat) {
      setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    /// Sets a shadow of a color, or none if the color is nil.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
      drawing.state.shadow = color.map {
        .init(offset: offset, radius: max(0, blur) / 2, color: ColorComponents($0))
      }
    }

    // MARK: Transform

    /// The transform to pixels counted from the bottom left corner, as in all contexts that UIKit
    /// creates.
    public var ctm: CGAffineTransform { drawing.state.transform.concatenating(toDevice) }

    var toDevice: CGAffineTransform {
      let scale = drawing.scale
      return CGAffineTransform(
        a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: drawing.size.height * scale)
    }

    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    public func concatenate(_ transform: CGAffineTransform) {
      drawing.state.transform = transform.concatenating(drawing.state.transform)
    }

    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
      concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    public func rotate(by angle: CGFloat) {
      concatenate(CGAffineTransform(rotationAngle: angle))
    }

    // MARK: Clipping

    /// Clips to the path and clears it.
    public func clip(using rule: CGPathFillRule = .winding) {
      if !drawing.path.isEmpty {
        drawing.clip(to: drawing.path, usesEvenOddRule: rule == .evenOdd)
      }
      beginPath()
    }

    public func clip(to rect: CGRect) { clip(to: [rect]) }

    public func clip(to rects: [CGRect]) {
      let path = CGMutablePath()
      for rect in rects { path.addRect(rect, transform: drawing.state.transform) }
      drawing.clip(to: path)
      beginPath()
    }

    public func resetClip() {
      drawing.state.clips = []
      drawing.state.visible = CGRect(origin: .zero, size: drawing.size)
    }

    /// The smallest rectangle around the visible region.
    public var boundingBoxOfClipPath: CGRect {
      drawing.state.visible.applying(drawing.state.transform.inverted())
    }
  }

  /// The context that receives drawing on this thread; nil outside of drawing.
  public func UIGraphicsGetCurrentContext() -> CGContext? {
    DrawingContext.current.map(CGContext.init)
  }

  /// Makes a context current on this thread until ``UIGraphicsPopContext()``.
  public func UIGraphicsPushContext(_ context: CGContext) {
    DrawingContext.stack.append(.init(context: context.drawing, purpose: .pushed))
  }

  /// Has no effect if the current context was not pushed.
  public func UIGraphicsPopContext() { DrawingContext.end(.pushed) }

  extension UIGraphicsRendererContext {
    public var cgContext: CGContext { CGContext(drawing: drawing) }
  }
#endif
