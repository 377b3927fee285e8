import Foundation
import TestSupport
import Testing

/// Blocks give the same frames as the original's constraints, with a fraction of the constraints.
@MainActor
struct OriginalGeometryTests {
  private static let containers: [CGSize?] = [
    nil, CGSize(width: 375, height: 375), CGSize(width: 400, height: 120),
    CGSize(width: 120, height: 400), CGSize(width: 100, height: 76), CGSize(width: 90, height: 60),
    CGSize(width: 150, height: 150),
  ]

  @Test(arguments: layoutTable, [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func framesMatchTheOriginal(layout: LayoutCase, direction: UIUserInterfaceLayoutDirection) {
    for sketch in [layout.sketch, layout.sketch.transposed] {
      for size in Self.containers {
        let here = Stage(size, direction: direction)
        let there = Stage(size, direction: direction)
        let ours = here.frames(of: sketch.buildBlocks(on: here.view).views)
        let theirs = there.frames(of: sketch.buildOriginal(on: there.view).views)
        for (name, frame) in theirs {
          #expect(
            ours[name].map { $0.isClose(to: frame) } ?? false,
            "\(name) in \(String(describing: size)): \(String(describing: ours[name])), was \(frame)"
          )
        }
        #expect(here.size == there.size)
      }
    }
  }
}

extension CGRect {
  /// Whether the frames differ by less than a pixel.
  func isClose(to other: CGRect, within tolerance: CGFloat = 0.34) -> Bool {
    abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(width - other.width) < tolerance && abs(height - other.height) < tolerance
  }
}
