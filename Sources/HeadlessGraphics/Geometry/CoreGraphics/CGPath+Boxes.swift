#if os(Linux)
  import Foundation

  extension CGPath {
    /// The smallest rectangle that contains the path, leaving out control points that its curves
    /// don't reach.
    public var boundingBoxOfPath: CGRect {
      var points: [CGPoint] = []
      var (start, current) = (CGPoint.zero, CGPoint.zero)
      for step in steps {
        let curve = [current] + step.points
        points += curve.turningPoints + step.points.suffix(1)
        if step.type == .moveToPoint { start = step.points.last ?? start }
        current = step.points.last ?? start
      }
      return .smallest(around: points)
    }
  }

  extension CGRect {
    /// The smallest rectangle that contains some points; null if there are none.
    static func smallest(around points: [CGPoint]) -> CGRect {
      guard let first = points.first else { return .null }
      return points.reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }
  }

  extension [CGPoint] {
    /// The points where a Bézier curve runs neither left nor right, or neither up nor down.
    fileprivate var turningPoints: [CGPoint] {
      guard count > 2 else { return [] }
      let shares = Self.stops(map(\.x)) + Self.stops(map(\.y))
      return shares.filter { $0 > 0 && $0 < 1 }.map { CGPoint.between(self, at: $0) }
    }

    /// The parameters at which the derivative of a curve is zero, from the coordinates of its three
    /// or four points on an axis.
    private static func stops(_ numbers: [CGFloat]) -> [CGFloat] {
      let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
      let last = steps.count > 2 ? steps[2] : steps[1]
      let middle = steps.count > 2 ? steps[1] : (steps[0] + steps[1]) / 2
      // The derivative is proportional to a·t² + 2·b·t + c.
      let (a, b, c) = (steps[0] - 2 * middle + last, middle - steps[0], steps[0])
      let root = (b * b - a * c).squareRoot()
      // Avoids the difference of nearly equal numbers.
      let sum = -(b + (b < 0 ? -root : root))
      return [sum / a, c / sum]
    }
  }
#endif
