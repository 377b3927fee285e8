import DeStijl
import Examples
import Testing

@testable import Gallery

/// The right-to-left layout of each example is the mirror image of the left-to-right layout.
@MainActor
struct MirrorTests {
  /// The number of views of an example that stay on their side, because they use `right` or move a
  /// center.
  private static let staying = [
    "mondrian": 2, "mondrian-demo": 2, "instagram-post": 2, "relative": 1, "classic-center": 6,
  ]

  @Test(arguments: Catalogue.screens.map(\.name))
  func exampleIsMirroredInRightToLeft(name: String) throws {
    let screen = try #require(Catalogue.screen(named: name))
    let stagings = FramesRequest.directions.map { _, direction in
      var environment = Headless.Environment(device: .iPhone16)
      environment.layoutDirection = direction
      return Staging(screen.preview, size: .natural, in: environment)
    }
    var comparison = Comparison(width: stagings[0].root.bounds.width)
    comparison.compare(stagings[0].root, stagings[1].root, name)
    #expect(comparison.count > 0)
    #expect(comparison.differences == [])
    #expect(comparison.staying == Self.staying[name, default: 0])
  }
}

/// The differences between two view trees, one of which should mirror the other.
@MainActor
private struct Comparison {
  let width: CGFloat
  var count = 0
  var staying = 0
  var differences: [String] = []

  init(width: CGFloat) { self.width = width }

  mutating func compare(_ view: UIView, _ other: UIView, _ path: String) {
    // A view with a direction of its own is skipped.
    guard view.semanticContentAttribute == .unspecified else { return }
    count += 1
    let (here, there) = (rect(of: view), rect(of: other))
    var mirrored = there
    mirrored.origin.x = width - there.maxX
    if here.isNear(there), !here.isNear(mirrored) {
      staying += 1
    } else if !here.isNear(mirrored) {
      differences.append("\(path): \(here) and \(there)")
    }
    guard view.subviews.count == other.subviews.count else {
      differences.append("\(path) has \(view.subviews.count) and \(other.subviews.count) views")
      return
    }
    for (index, (one, two)) in zip(view.subviews, other.subviews).enumerated() {
      compare(one, two, "\(path) \(type(of: one)) \(index)")
    }
  }

  /// The alignment rectangle in the coordinates of the window.
  private func rect(of view: UIView) -> CGRect {
    let aligned = view.alignmentRect(forFrame: view.frame)
    return view.superview?.convert(aligned, to: nil) ?? aligned
  }
}

extension CGRect {
  /// Whether all edges are equal up to rounding to pixels.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 0.7 }
  }
}
