import Foundation
import Testing

@testable import HeadlessUIKit

/// Every fact is asserted by a test, or has a reason why it is not.
struct RecordedFactsTests {
  /// The facts that tests take their expectations from.
  private static let asserted: [RecordedFact] =
    RecordedText.facts + SafeAreaFactsTests.facts + MarginFactsTests.facts
    + LoneViewFactsTests.facts + PlainViewFactsTests.facts + ControlFactsTests.facts
    + StackConstraintFact.facts + StackConstraintFactsTests.textFacts + StackFrameFactsTests.facts
    + ListFactsTests.facts
    + RecordedConflictTests.facts + RecordedTieTests.facts + RecordedButtonTests.facts

  /// The facts that can't be observed here, with the reasons.
  private static let missing: [String: String] = [
    "cell.disclosure.320":
      "Of iOS 7 to 9, where 33 or 34 points were kept for the disclosure indicator; since iOS 13 it"
      + " is as wide as it looks.",
    "segmented.searchbar":
      "Of iOS 9: 29 points high, as all segmented controls were before iOS 13, of which no measures"
      + " are kept.",
  ]

  @Test func everyFactIsAssertedOrHasAReason() {
    let asserted = Self.asserted.map(\.id)

    #expect(RecordedFact.all.count == 135)
    #expect(Set(asserted).count == asserted.count)
    #expect(Set(asserted).isDisjoint(with: Self.missing.keys))
    #expect(Set(asserted).union(Self.missing.keys) == Set(RecordedFact.all.map(\.id)))
  }
}
