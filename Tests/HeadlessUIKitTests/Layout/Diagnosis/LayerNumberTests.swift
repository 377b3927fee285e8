import Foundation
import Testing

@testable import HeadlessUIKit

/// Numbers that are given to layers directly. Impossible ones are reported once and leave the
/// previous values.
@MainActor
struct LayerNumberTests {
  private static let settings: [(String, (CALayer, CGFloat) -> Void)] = [
    ("bounds", { $0.bounds.size.width = $1 }), ("bounds", { $0.bounds.origin.y = $1 }),
    ("position", { $0.position.x = $1 }), ("zPosition", { $0.zPosition = $1 }),
    ("anchorPoint", { $0.anchorPoint.y = $1 }), ("opacity", { $0.opacity = Float($1) }),
    ("cornerRadius", { $0.cornerRadius = $1 }), ("borderWidth", { $0.borderWidth = $1 }),
    ("shadowOffset", { $0.shadowOffset.height = $1 }), ("shadowRadius", { $0.shadowRadius = $1 }),
    ("transform", { $0.transform.m41 = $1 }),
  ]

  private func numbers(of view: UIView) -> [CGFloat] {
    let layer = view.layer
    return [
      view.frame.minX, view.frame.minY, view.frame.width, view.frame.height, view.alpha,
      layer.zPosition, layer.cornerRadius, layer.borderWidth, layer.shadowOffset.height,
      layer.shadowRadius,
    ]
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func nonFiniteLayerValueKeepsTheOldOne(number: CGFloat) {
    for (name, set) in Self.settings {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      let old = numbers(of: view)
      let messages = collectingLog { set(view.layer, number) }
      #expect(numbers(of: view) == old, "\(name)")
      #expect(messages.count == 1 && messages[0].contains(" \(name) "), "\(name) \(messages)")
    }
  }

  @Test func nanAlphaKeepsTheOldValue() {
    let view = UIView()
    view.alpha = 0.5
    #expect(collectingLog { view.alpha = .nan }.count == 1)
    #expect(view.alpha == 0.5)
    view.alpha = .infinity
    #expect(view.alpha == 1)
  }
}
