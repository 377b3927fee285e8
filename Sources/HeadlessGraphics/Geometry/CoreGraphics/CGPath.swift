#if os(Linux)
  import Foundation

  /// The type of an element of a path.
  public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
  }

  /// An element of a path; its number of points depends on its type.
  public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>
  }

  /// A shape made of lines and curves.
  public class CGPath: Hashable {
    struct Step: Hashable {
      var type: CGPathElementType
      var points: [CGPoint]

      func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        for point in points {
          hasher.combine(point.x)
          hasher.combine(point.y)
        }
      }
    }

    fileprivate(set) var steps: [Step] = []

    fileprivate init(steps: [Step]) {
      self.steps = steps
    }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      let path = CGMutablePath()
      path.addRect(rect, transform: transform?.pointee ?? .identity)
      self.init(steps: path.steps)
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      let path = CGMutablePath()
      path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
      self.init(steps: path.steps)
    }

    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      let path = CGMutablePath()
      path.addRoundedRect(
        in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
        transform: transform?.pointee ?? .identity)
      self.init(steps: path.steps)
    }

    public var isEmpty: Bool { steps.isEmpty }

    /// The end of the last element; for one that closes a subpath, the start of that subpath.
    public var currentPoint: CGPoint {
      let last = steps.last { $0.type == .moveToPoint || steps.last?.type != .closeSubpath }
      return last?.points.last ?? .zero
    }

    /// The smallest rectangle that contains all points, including control points.
    public var boundingBox: CGRect { .smallest(around: steps.flatMap(\.points)) }

    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
      for step in steps {
        var points = step.points + [.zero]
        points.withUnsafeMutableBufferPointer { buffer in
          guard let base = buffer.baseAddress else { return }
          var element = CGPathElement(type: step.type, points: base)
          withUnsafePointer(to: &element, block)
        }
      }
    }

    public func copy() -> CGPath? { CGPath(steps: steps) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
      mutableCopy(using: transform)?.copy()
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(steps: steps) }

    public func mutableCopy(
      using transform: UnsafePointer<CGAffineTransform>?
    ) -> CGMutablePath? {
      let path = CGMutablePath()
      path.addPath(self, transform: transform?.pointee ?? .identity)
      return path
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.steps == right.steps }

    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

    /// Whether a point is inside the path; open subpaths are closed. Each curve is approximated by
    /// 32 straight lines.
    public func contains(
      _ point: CGPoint, using rule: CGPathFillRule = .winding,
      transform: CGAffineTransform = .identity
    ) -> Bool {
      isInside(
        transform == .identity ? point : point.applying(transform),
        usesEvenOddRule: rule == .evenOdd)
    }
  }

  /// The rule that decides which points are inside a path.
  public enum CGPathFillRule: Int, Sendable {
    case winding, evenOdd
  }

  /// The parts of a path to draw.
  public enum CGPathDrawingMode: Int32, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
  }

  /// A path that you can add to.
  public final class CGMutablePath: CGPath {
    public convenience init() {
      self.init(steps: [])
    }

    /// Does nothing if there is no current point.
    fileprivate func add(
      _ type: CGPathElementType, _ points: [CGPoint], _ transform: CGAffineTransform
    ) {
      guard type == .moveToPoint || !steps.isEmpty else { return }
      steps.append(Step(type: type, points: points.map { $0.applying(transform) }))
    }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
      add(.moveToPoint, [point], transform)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
      add(.addLineToPoint, [point], transform)
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
      guard let first = points.first else { return }
      move(to: first, transform: transform)
      for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addQuadCurve(
      to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
      add(.addQuadCurveToPoint, [control, end], transform)
    }

    public func addCurve(
      to end: CGPoint, control1: CGPoint, control2: CGPoint,
      transform: CGAffineTransform = .identity
    ) {
      add(.addCurveToPoint, [control1, control2, end], transform)
    }

    public func closeSubpath() {
      add(.closeSubpath, [], .identity)
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
      for step in path.steps { add(step.type, step.points, transform) }
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
      addLines(
        between: [
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ], transform: transform)
      closeSubpath()
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
      for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse, from the middle of the right side by way of the bottom.
    ///
    /// Quarters are cubic curves that differ from a true ellipse by at most 0.03 % of the radius.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
      let corners = Self.corners(of: rect, rect.width / 2, rect.height / 2)
      move(to: CGPoint(x: rect.maxX, y: rect.midY), transform: transform)
      for corner in corners[1...] + corners[..<1] { addQuarter(corner, transform: transform) }
      closeSubpath()
    }

    /// Adds a rectangle with corners that are quarters of ellipses, as in
    /// ``addEllipse(in:transform:)``.
    public func addRoundedRect(
      in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: CGAffineTransform = .identity
    ) {
      let rx = min(cornerWidth, rect.width / 2)
      let ry = min(cornerHeight, rect.height / 2)
      move(to: CGPoint(x: rect.minX + rx, y: rect.minY), transform: transform)
      for corner in Self.corners(of: rect, rx, ry) {
        addLine(to: corner.point(corner.from, 1), transform: transform)
        addQuarter(corner, transform: transform)
      }
      closeSubpath()
    }

    /// A rounded corner: its position, and the vectors from there to the start and end of its
    /// curve.
    private struct Corner {
      let place: CGPoint
      let from: CGVector
      let to: CGVector

      func point(_ vector: CGVector, _ part: CGFloat) -> CGPoint {
        CGPoint(x: place.x + vector.dx * part, y: place.y + vector.dy * part)
      }
    }

    /// The corners of a rectangle, clockwise from the top right.
    private static func corners(of rect: CGRect, _ rx: CGFloat, _ ry: CGFloat) -> [Corner] {
      let (left, right) = (CGVector(dx: -rx, dy: 0), CGVector(dx: rx, dy: 0))
      let (up, down) = (CGVector(dx: 0, dy: -ry), CGVector(dx: 0, dy: ry))
      return [
        Corner(place: CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down),
        Corner(place: CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left),
        Corner(place: CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up),
        Corner(place: CGPoint(x: rect.minX, y: rect.minY), from: down, to: right),
      ]
    }

    private func addQuarter(_ corner: Corner, transform: CGAffineTransform) {
      // 1 − 4/3·tan(π/8): the distance of the control points from the corner of a unit circle.
      let control = 1 - 0.5522847498307936
      addCurve(
        to: corner.point(corner.to, 1), control1: corner.point(corner.from, control),
        control2: corner.point(corner.to, control), transform: transform)
    }
  }
#endif
