#if os(Linux)
  import Foundation

  extension CGPath {
    /// The smallest rectangle that holds all of the path; control points are outside of it where its
    /// curves don't come so far.
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
    /// The smallest rectangle that holds some points; null without any.
    static func smallest(around points: [CGPoint]) -> CGRect {
      guard let first = points.first else { return .null }
      return points.reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    }
  }

  extension [CGPoint] {
    /// Where a Bézier curve goes neither to the left nor to the right, or neither up nor down.
    fileprivate var turningPoints: [CGPoint] {
      guard count > 2 else { return [] }
      let shares = Self.stops(map(\.x)) + Self.stops(map(\.y))
      return shares.filter { $0 > 0 && $0 < 1 }.map { CGPoint.between(self, at: $0) }
    }

    /// Where a curve's change is zero, from the numbers of its three or four points on an axis.
    private static func stops(_ numbers: [CGFloat]) -> [CGFloat] {
      let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
      let last = steps.count > 2 ? steps[2] : steps[1]
      let middle = steps.count > 2 ? steps[1] : (steps[0] + steps[1]) / 2
      // The change is a·t² + 2·b·t + c.
      let (a, b, c) = (steps[0] - 2 * middle + last, middle - steps[0], steps[0])
      let root = (b * b - a * c).squareRoot()
      // Without a difference of numbers that are nearly the same.
      let sum = -(b + (b < 0 ? -root : root))
      return [sum / a, c / sum]
    }
  }
#endif
