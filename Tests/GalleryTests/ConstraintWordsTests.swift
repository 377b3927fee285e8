import DeStijl
import Testing

@testable import Gallery

/// Constraints in plain words.
@MainActor
struct ConstraintWordsTests {
  private let card = UIView()
  private let box = UIView()

  init() {
    card.accessibilityIdentifier = "card"
    box.accessibilityIdentifier = "box"
    card.addSubview(box)
  }

  private func words(_ constraint: NSLayoutConstraint) -> String {
    ConstraintWords(names: LayoutNames(inSightOf: [card])).text(constraint)
  }

  /// An upper bound with a negative constant reads as a lower bound on the distance before.
  @Test func negativeConstantReversesTheWordsOfTheRelation() {
    let trailing = card.trailingAnchor
    #expect(
      words(box.trailingAnchor.constraint(lessThanOrEqualTo: trailing, constant: -24))
        == "the trailing edge of box is at least 24 points before the trailing edge of card")
    #expect(
      words(box.trailingAnchor.constraint(greaterThanOrEqualTo: trailing, constant: -24))
        == "the trailing edge of box is at most 24 points before the trailing edge of card")
    #expect(
      words(box.trailingAnchor.constraint(equalTo: trailing, constant: -24))
        == "the trailing edge of box is 24 points before the trailing edge of card")
    #expect(
      words(box.trailingAnchor.constraint(lessThanOrEqualTo: trailing, constant: 24))
        == "the trailing edge of box is at most 24 points after the trailing edge of card")
    #expect(
      words(box.widthAnchor.constraint(lessThanOrEqualTo: card.widthAnchor, constant: -5))
        == "the width of box is at least 5 points less than the width of card")
    #expect(
      words(box.widthAnchor.constraint(lessThanOrEqualToConstant: 5))
        == "the width of box is at most 5 points")
  }

  /// The height of the content applies to the current width.
  @Test func heightOfWrappedTextIsExplainedByItsContent() {
    let text = UILabel()
    text.numberOfLines = 0
    text.text = "Words that take three lines in so narrow a column"
    Mondrian.buildSubviews(on: card) {
      VStackBlock(alignment: .leading) {
        text.viewBlock.width(140)
        StackingSpacer(minLength: 0)
      }
    }
    card.frame.size = CGSize(width: 300, height: 300)
    card.layoutIfNeeded()
    #expect(
      SizeReasons(of: text).texts == [
        "140 points wide, fixed by a constraint", "61 points high, to fit its content",
      ])
  }
}
