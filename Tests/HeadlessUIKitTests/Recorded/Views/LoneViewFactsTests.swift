import Foundation
import Testing

@testable import HeadlessUIKit

/// A view with only a few constraints, in the view of a controller. The expectations are those of
/// another framework's test suite on real UIKit.
@MainActor
struct LoneViewFactsTests {
  nonisolated static let facts = RecordedFact.all(startingWith: "ambiguous.")

  private let window = CGSize(width: 393, height: 852)

  @Test(arguments: facts)
  func viewWithFewConstraintsMatchesUIKit(fact: RecordedFact) throws {
    let text = try #require(fact.inputs["constraints"].text)
    let controller = UIViewController()
    let root: UIView = controller.view
    let view = root.adding(UIView())
    if text.hasSuffix("right-to-left") { root.semanticContentAttribute = .forceRightToLeft }
    for equation in equations(text) {
      try equation.constraint(items: ["v": view, "root": root]).activated()
    }
    let host = Headless.host(controller, in: Headless.Environment(size: window))

    #expect(!fact.value.object.isEmpty)
    for (name, expected) in fact.value.object {
      let length = try #require(bound(expected))
      let value = try #require(values(of: view.frame)[name])
      #expect(value == length, "\(name) \(view.rect)")
    }
    withExtendedLifetime(host) {}
  }

  private func values(of frame: CGRect) -> [String: CGFloat] {
    ["x": frame.minX, "y": frame.minY, "width": frame.width, "height": frame.height]
  }

  /// A number, or the rest of the window's width or height, as in `W-13`.
  private func bound(_ value: RecordedValue) -> CGFloat? {
    if let number = value.number { return number }
    let parts = (value.text ?? "").split(separator: "-")
    guard parts.count == 2, let number = Double(parts[1]) else { return nil }
    return (parts[0] == "W" ? window.width : window.height) - number
  }

  // MARK: Reading

  /// Parses `v.top <= root.top + 10`, `v.width >= 23`, or `v 100x100; bottom margin >= 45`.
  private func equations(_ text: String) -> [Equation] {
    if text.hasPrefix("v 100x100;") { return square(text) }
    let words = text.split(separator: " ").map(String.init)
    let left = words[0].split(separator: ".").map(String.init)
    if let number = Double(words[2]) {
      return [Equation(item: left[0], attribute: left[1], relation: words[1], constant: number)]
    }
    let right = words[2].split(separator: ".").map { String($0.filter(\.isLetter)) }
    let number = words.count > 4 ? Double(words[4].filter(\.isNumber)) ?? 0 : 0
    return [
      Equation(
        item: left[0], attribute: left[1], relation: words[1], otherItem: right[0],
        otherAttribute: right[1], constant: words.count > 4 && words[3] == "-" ? -number : number)
    ]
  }

  /// A margin is the distance by which the view's edge is inside the root's edge.
  private func square(_ text: String) -> [Equation] {
    let words = text.split(separator: " ").suffix(4).map(String.init)
    let (edge, relation, margin) = (words[0], words[2], Double(words[3]) ?? 0)
    let isFar = edge == "bottom" || edge == "right"
    let opposite = relation == "<=" ? ">=" : "<="
    return [
      Equation(item: "v", attribute: "width", relation: "==", constant: 100),
      Equation(item: "v", attribute: "height", relation: "==", constant: 100),
      Equation(
        item: "v", attribute: edge, relation: isFar ? opposite : relation, otherItem: "root",
        otherAttribute: edge, constant: isFar ? -margin : margin),
    ]
  }
}
