import Foundation
import Testing

@testable import HeadlessUIKit

/// The constraints of a stack view are those that UIKit makes.
@MainActor
struct StackConstraintFactsTests {
  nonisolated static let textFacts = RecordedFact.all(startingWith: "stack.text-width-")

  @Test(arguments: StackConstraintFact.all)
  func constraintsMatchUIKit(fact: StackConstraintFact) {
    let stack = makeStack(fact)
    stack.updateConstraintsIfNeeded()

    let made = stack.ownConstraints.map { CanonicalEquation($0, names: names(stack)).text }
    let expected = fact.equations(count: stack.arrangedSubviews.count, spacing: stack.spacing)
    #expect(made.sorted() == expected.sorted())
    #expect(identifiers(stack) == identifiers(fact))
  }

  private func makeStack(_ fact: StackConstraintFact) -> UIStackView {
    let isText = fact.config.contains("labels")
    let count = fact.config.contains("single") ? 1 : 3
    let boxes = [Box(160, 200), Box(80, 100), Box(40, 50)].prefix(count)
    let labels = boxes.map { _ in UILabel() }
    for label in labels { label.numberOfLines = 0 }
    let stack = UIStackView(arrangedSubviews: isText ? labels : Array(boxes))
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    for word in fact.config.split(whereSeparator: { " ,".contains($0) }) {
      configure(stack, String(word))
    }
    return stack
  }

  private func configure(_ stack: UIStackView, _ word: String) {
    let pair = word.split(separator: "=").map(String.init)
    switch pair[0] {
    case "distribution":
      stack.distribution =
        UIStackView.Distribution.all.first { "\($0)" == pair[1] } ?? .fill
    case "alignment":
      let names = ["top": "leading", "bottom": "trailing"]
      let name = names[pair[1]] ?? pair[1]
      stack.alignment = UIStackView.Alignment.all.first { "\($0)" == name } ?? .fill
    case "spacing": stack.spacing = CGFloat(Double(pair[1]) ?? 0)
    case "vertical": stack.axis = .vertical
    case "hidden": stack.arrangedSubviews[0].isHidden = true
    case "isBaselineRelativeArrangement": stack.isBaselineRelativeArrangement = true
    case "isLayoutMarginsRelativeArrangement": stack.isLayoutMarginsRelativeArrangement = true
    case "stack.width": stack.widthAnchor.constraint(equalToConstant: 200).activated()
    default: break
    }
  }

  private func names(_ stack: UIStackView) -> [ObjectIdentifier: String] {
    var names = [
      ObjectIdentifier(stack): "stack", ObjectIdentifier(stack.layoutMarginsGuide): "marginsGuide",
    ]
    for (index, view) in stack.arrangedSubviews.enumerated() {
      names[ObjectIdentifier(view)] = "S\(index)"
    }
    var gaps = 0
    for guide in stack.layoutGuides {
      let isSpanner = guide.identifier == "UISV-alignment-spanner"
      names[ObjectIdentifier(guide)] = isSpanner ? "spanner" : "gap_\(gaps)"
      if !isSpanner { gaps += 1 }
    }
    return names
  }

  private func identifiers(_ stack: UIStackView) -> [String] {
    Set(stack.ownConstraints.compactMap(\.identifier)).sorted()
  }

  private func identifiers(_ fact: StackConstraintFact) -> [String] {
    let names = [
      "alignment": ["UISV-alignment"], "canvas": ["UISV-canvas-connection"],
      "spacing": ["UISV-spacing"], "fill_equally": ["UISV-fill-equally"],
      "proportional": ["UISV-fill-proportionally"], "hiding": ["UISV-hiding"],
      "gap_guides": ["UISV-distributing-edge", "UISV-fill-equally"],
      "spanner": ["UISV-spanning-boundary", "UISV-spanning-fit"],
      "ambiguity": ["UISV-ambiguity-suppression"], "canvas_fit": ["UISV-canvas-fit"],
      "text_width": ["UISV-text-width-disambiguation"],
    ]
    return Set(fact.groups.keys.flatMap { names[$0] ?? [$0] }).sorted()
  }

  /// The constraint is `label.width == stack.width/N + C`, at the label's compression resistance
  /// plus 10.
  @Test func multilineLabelWantsItsShareOfARow() throws {
    let fact = try #require(Self.textFacts.first)
    let identifier = try #require(fact.value["identifier"].text)
    let count = try #require(fact.inputs["n"].number)
    let spacing = try #require(fact.inputs["spacing"].number)
    #expect(
      fact.value["equation"].text
        == "label.width == stack.width/N + C @ (compression resistance + 10)")
    for resistance in [750, 749, 100] as [Float] {
      let label = UILabel()
      label.numberOfLines = 0
      label.setContentCompressionResistancePriority(.init(resistance), for: .horizontal)
      let stack = UIStackView(
        arrangedSubviews: [label] + (1..<Int(count)).map { _ in Box(10, 10) })
      stack.spacing = spacing
      stack.updateConstraintsIfNeeded()
      let made = stack.ownConstraints.filter { $0.identifier == identifier }
      let wish = try #require(made.first)
      #expect(made.count == 1 && wish.firstItem === label && wish.secondItem === stack)
      #expect(wish.multiplier == 1 / count)
      #expect(wish.constant == -spacing * (count - 1) / count)
      #expect(wish.priority.rawValue == resistance + 10)
    }
  }
}
