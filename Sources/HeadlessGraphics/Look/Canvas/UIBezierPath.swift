import Foundation

/// A shape made of lines and curves, for masks, shadows and drawn images.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// Stored without effect: pictures have the limit of 4.
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

  /// Radii are at most half of the sides.
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
      addArc(center: center, radii: radii, from: place.start, by: .pi / 2)
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

  /// The smallest rectangle that holds all points, control points included.
  open var bounds: CGRect { path.boundingBox }

  // MARK: Building

  open func move(to point: CGPoint) { path.move(to: point) }

  open func addLine(to point: CGPoint) {
    path.isEmpty ? path.move(to: point) : path.addLine(to: point)
  }

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
    let full = 2 * CGFloat.pi
    var sweep = (endAngle - startAngle).truncatingRemainder(dividingBy: full)
    if abs(endAngle - startAngle) >= full { sweep = clockwise ? full : -full }
    if clockwise, sweep < 0 { sweep += full }
    if !clockwise, sweep > 0 { sweep -= full }
    addArc(
      center: center, radii: CGSize(width: radius, height: radius), from: startAngle, by: sweep)
  }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }

  /// A line to the start of the arc, then a cubic curve for each quarter at most.
  private func addArc(center: CGPoint, radii: CGSize, from start: CGFloat, by sweep: CGFloat) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radii.width * cos(angle), y: center.y + radii.height * sin(angle))
    }
    addLine(to: point(start))
    guard radii != .zero, sweep.isFinite, sweep != 0 else { return }
    let parts = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(parts)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<parts {
      let (a, b) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      path.addCurve(
        to: point(b),
        control1: CGPoint(
          x: point(a).x - reach * radii.width * sin(a),
          y: point(a).y + reach * radii.height * cos(a)),
        control2: CGPoint(
          x: point(b).x + reach * radii.width * sin(b),
          y: point(b).y - reach * radii.height * cos(b)))
    }
  }

  // MARK: Drawing

  open func fill() { fill(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingContext.current else { return }
    context.commands.append(
      DrawingCommand(
        shape: .path(path.pathText), fill: context.fill, blendMode: blendMode, alpha: alpha))
  }

  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingContext.current else { return }
    context.commands.append(
      DrawingCommand(
        shape: .path(path.pathText), stroke: context.stroke, lineWidth: lineWidth,
        lineCap: lineCapStyle, lineJoin: lineJoinStyle,
        blendMode: blendMode, alpha: alpha))
  }
}
