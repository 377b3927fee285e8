import Foundation

/// A shape made of lines and curves, for masks, shadows and drawn images.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The greatest length of a miter, as a multiple of the line width; longer ones are cut off.
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false

  public override init() {}

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Limits the radii to half the sides.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)),
      height: max(0, min(cornerRadii.height, rect.height / 2)))
    func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radius : .zero }
    move(to: CGPoint(x: rect.minX + size(.topLeft).width, y: rect.minY))
    let places: [(corner: UIRectCorner, center: (CGFloat, CGFloat), start: CGFloat)] = [
      (.topRight, (rect.maxX, rect.minY), -.pi / 2), (.bottomRight, (rect.maxX, rect.maxY), 0),
      (.bottomLeft, (rect.minX, rect.maxY), .pi / 2), (.topLeft, (rect.minX, rect.minY), .pi),
    ]
    for place in places {
      let radii = size(place.corner)
      let isRight = place.center.0 == rect.maxX
      let isBottom = place.center.1 == rect.maxY
      let center = CGPoint(
        x: place.center.0 + (isRight ? -1 : 1) * radii.width,
        y: place.center.1 + (isBottom ? -1 : 1) * radii.height)
      path.addEllipticArc(center: center, radii: radii, from: place.start, by: .pi / 2)
    }
    close()
  }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  // MARK: Properties

  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open var isEmpty: Bool { path.isEmpty }
  open var currentPoint: CGPoint { path.currentPoint }

  /// The smallest rectangle that contains all points, including control points.
  open var bounds: CGRect { path.boundingBox }

  /// Whether a point is inside the area that the path fills; each curve is approximated by 32
  /// straight lines.
  open func contains(_ point: CGPoint) -> Bool {
    path.isInside(point, usesEvenOddRule: usesEvenOddFillRule)
  }

  /// The same shape, drawn from its end to its start.
  open func reversing() -> UIBezierPath { withDrawingStyle(path.reversed) }

  open func copy(with zone: NSZone? = nil) -> Any { withDrawingStyle(path) }

  /// Another path with the drawing properties of this one.
  private func withDrawingStyle(_ path: CGPath) -> UIBezierPath {
    let other = UIBezierPath(cgPath: path)
    (other.lineWidth, other.lineCapStyle) = (lineWidth, lineCapStyle)
    (other.lineJoinStyle, other.miterLimit) = (lineJoinStyle, miterLimit)
    (other.dashes, other.dashPhase) = (dashes, dashPhase)
    other.usesEvenOddFillRule = usesEvenOddFillRule
    return other
  }

  // MARK: Building

  open func move(to point: CGPoint) { path.move(to: point) }

  /// Does nothing if the path is empty, like all methods that continue from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addEllipticArc(
      center: center, radii: CGSize(width: radius, height: radius), from: startAngle,
      by: .sweep(from: startAngle, to: endAngle, growing: clockwise))
  }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  // MARK: Drawing

  /// Clips further drawing to the path.
  open func addClip() {
    guard let context = DrawingContext.current else { return }
    let shape = CGMutablePath()
    shape.addPath(path, transform: context.state.transform)
    context.clip(to: shape, usesEvenOddRule: usesEvenOddFillRule)
  }

  open func fill() {
    guard let context = DrawingContext.current else { return }
    context.draw(.path(path.pathText)) {
      $0.fill = context.state.fill
      $0.usesEvenOddRule = usesEvenOddFillRule
    }
  }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha, fill)
  }

  open func stroke() {
    guard let context = DrawingContext.current else { return }
    context.draw(.path(path.pathText)) {
      $0.stroke = context.state.stroke
      ($0.line.width, $0.line.cap, $0.line.join) = (lineWidth, lineCapStyle, lineJoinStyle)
      ($0.line.miterLimit, $0.line.dashes, $0.line.dashPhase) = (miterLimit, dashes, dashPhase)
    }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha, stroke)
  }

  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ actions: () -> Void) {
    guard let context = DrawingContext.current else { return }
    context.save()
    context.state.blendMode = blendMode
    context.state.alpha = alpha
    actions()
    context.restore()
  }

  // MARK: Dashes

  private var dashes: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// - Parameters:
  ///   - pattern: Alternating lengths of dashes and gaps, in points.
  ///   - count: The number of lengths in the pattern.
  ///   - phase: The distance into the pattern at which the line starts, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashes = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count)))
    dashPhase = phase
  }
}
