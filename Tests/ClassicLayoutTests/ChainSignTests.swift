import TestSupport
import Testing

/// The equation that each link of a chain produces.
@MainActor
struct ChainSignTests {
  private let host = UIView()
  private let a = SizedView("a")

  init() {
    host.accessibilityIdentifier = "host"
    host.addSubview(a)
  }

  private func equation(_ chain: LayoutDescriptor) -> String {
    chain.makeConstraints().map(\.equation).joined(separator: ", ")
  }

  @Test func valuesOffsetStartEdgesAndCenters() {
    let layout = a.mondrian.layout
    #expect(equation(layout.top(.toSuperview, 8)) == "a.top == host.top + 8")
    #expect(equation(layout.leading(.toSuperview, 8)) == "a.leading == host.leading + 8")
    #expect(equation(layout.left(.toSuperview, 8)) == "a.left == host.left + 8")
    #expect(equation(layout.centerX(.toSuperview, 8)) == "a.centerX == host.centerX + 8")
    #expect(equation(layout.centerY(.toSuperview, 8)) == "a.centerY == host.centerY + 8")
  }

  @Test func valuesInsetEndEdges() {
    let layout = a.mondrian.layout
    #expect(equation(layout.bottom(.toSuperview, 8)) == "host.bottom == a.bottom + 8")
    #expect(equation(layout.trailing(.toSuperview, 8)) == "host.trailing == a.trailing + 8")
    #expect(equation(layout.right(.toSuperview, 8)) == "host.right == a.right + 8")
  }

  @Test func minimumAndMaximumLimitTheInsetAtBothEdges() {
    let layout = a.mondrian.layout
    #expect(equation(layout.top(.toSuperview, .min(8))) == "a.top >= host.top + 8")
    #expect(equation(layout.top(.toSuperview, .max(8))) == "a.top <= host.top + 8")
    #expect(equation(layout.bottom(.toSuperview, .min(8))) == "host.bottom >= a.bottom + 8")
    #expect(equation(layout.bottom(.toSuperview, .max(8))) == "host.bottom <= a.bottom + 8")
  }

  @Test func constraintTakesThePriorityOfItsValue() {
    let constraint = a.mondrian.layout.top(.toSuperview, .exact(8, .defaultLow)).makeConstraints()
    #expect(constraint.map(\.priority) == [.defaultLow])
    let plain = a.mondrian.layout.top(.toSuperview, 8).makeConstraints()
    #expect(plain.map(\.priority) == [.required])
  }

  @Test func constraintsAreNamedAfterTheLineThatMadeThem() {
    let line = #line + 1
    let named = a.mondrian.layout.top(.toSuperview).height(40, identifier: "height")
    #expect(
      named.makeConstraints().map(\.identifier) == [
        "a.top  ChainSignTests.swift:\(line)", "height",
      ])
  }
}

extension NSLayoutConstraint {
  /// The constraint in readable form.
  var equation: String {
    let relation =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      @unknown default: "?"
      }
    let name = { (item: AnyObject?) in (item as? UIView)?.accessibilityIdentifier ?? "?" }
    let left = "\(name(firstItem)).\(firstAttribute.text)"
    let right = secondItem.map { "\(name($0)).\(secondAttribute.text) + " } ?? ""
    return "\(left) \(relation) \(right)\(Int(constant))"
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var text: String {
    LayoutAttribute.allCases.first { $0.native == self }?.rawValue ?? "?"
  }
}
