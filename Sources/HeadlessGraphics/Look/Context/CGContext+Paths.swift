#if os(Linux)
  import Foundation

  extension CGContext {
    private var transform: CGAffineTransform { drawing.state.transform }

    // MARK: Building

    public func beginPath() { drawing.path = CGMutablePath() }
    public func closePath() { drawing.path.closeSubpath() }

    public func move(to point: CGPoint) { drawing.path.move(to: point, transform: transform) }

    public func addLine(to point: CGPoint) {
      drawing.path.addLine(to: point, transform: transform)
    }

    public func addLines(between points: [CGPoint]) {
      drawing.path.addLines(between: points, transform: transform)
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
      drawing.path.addCurve(
        to: end, control1: control1, control2: control2, transform: transform)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
      drawing.path.addQuadCurve(to: end, control: control, transform: transform)
    }

    public func addRect(_ rect: CGRect) { drawing.path.addRect(rect, transform: transform) }
    public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

    public func addEllipse(in rect: CGRect) {
      drawing.path.addEllipse(in: rect, transform: transform)
    }

    /// Adds an arc, clockwise as seen where y grows upward: in UIKit's contexts, where y grows
    /// downward, the arc runs the other way.
    public func addArc(
      center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      drawing.path.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
        clockwise: clockwise, transform: transform)
    }

    /// Rounds the corner between the line to a first point and the line from there to a second.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
      drawing.path.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    public func addPath(_ path: CGPath) { drawing.path.addPath(path, transform: transform) }

    public var isPathEmpty: Bool { drawing.path.isEmpty }

    /// The path in the current coordinates.
    public var path: CGPath? {
      drawing.path.isEmpty ? nil : drawing.path.moved(by: transform.inverted())
    }

    public var currentPointOfPath: CGPoint {
      drawing.path.currentPoint.applying(transform.inverted())
    }

    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    // MARK: Drawing

    /// Draws the path and clears it.
    public func drawPath(using mode: CGPathDrawingMode) {
      defer { beginPath() }
      guard let path else { return }
      let state = drawing.state
      drawing.draw(.path(path.pathText)) {
        $0.fill = mode == .stroke ? nil : state.fill
        $0.stroke = mode == .fill || mode == .eoFill ? nil : state.stroke
        $0.usesEvenOddRule = mode == .eoFill || mode == .eoFillStroke
      }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) {
      drawPath(using: rule == .winding ? .fill : .eoFill)
    }

    public func strokePath() { drawPath(using: .stroke) }

    public func fill(_ rect: CGRect) {
      let color = drawing.state.fill
      drawing.draw(.rectangle(rect)) { $0.fill = color }
    }

    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

    public func stroke(_ rect: CGRect) {
      let color = drawing.state.stroke
      drawing.draw(.rectangle(rect)) { $0.stroke = color }
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
      let color = drawing.state.stroke
      drawing.draw(.rectangle(rect)) {
        $0.stroke = color
        $0.line.width = width
      }
    }

    public func fillEllipse(in rect: CGRect) {
      beginPath()
      addEllipse(in: rect)
      fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
      beginPath()
      addEllipse(in: rect)
      strokePath()
    }

    /// Strokes a line between the two points of each pair.
    public func strokeLineSegments(between points: [CGPoint]) {
      beginPath()
      for index in stride(from: 1, to: points.count, by: 2) {
        move(to: points[index - 1])
        addLine(to: points[index])
      }
      strokePath()
    }

    /// Clears a rectangle.
    public func clear(_ rect: CGRect) {
      drawing.draw(.rectangle(rect)) {
        $0.fill = ColorComponents(white: 0, alpha: 1)
        $0.blendMode = .clear
        $0.alpha = 1
        $0.shadow = nil
      }
    }
  }

  extension CGPath {
    func moved(by transform: CGAffineTransform) -> CGPath {
      if transform.isIdentity { return self }
      let path = CGMutablePath()
      path.addPath(self, transform: transform)
      return path
    }
  }
#endif
