import Foundation
import Testing

@testable import HeadlessUIKit

/// Every fact is asserted by a test, or there is a reason why it isn't.
@Suite struct RecordedFactsTests {
  /// What tests take their expectations from.
  private static let asserted: [RecordedFact] =
    RecordedText.facts + SafeAreaFactsTests.facts + MarginFactsTests.facts
    + LoneViewFactsTests.facts + PlainViewFactsTests.facts + ControlFactsTests.facts
    + StackConstraintFact.facts + StackFrameFactsTests.facts

  /// What can't be seen here, and why.
  private static let missing: [String: String] = [
    "collection.flow.iPhone SE": "There are no collection views yet.",
    "collection.flow.iPhone Xs Max": "There are no collection views yet.",
    "collection.flow.iPad 12.9": "There are no collection views yet.",
    "table.plain.iPhone SE": "There are no table views yet.",
    "table.plain.iPhone X": "There are no table views yet.",
    "table.plain.iPad mini": "There are no table views yet.",
    "cell.plain.320": "There are no table views yet.",
    "cell.plain.375": "There are no table views yet.",
    "cell.disclosure.320": "There are no table views yet.",
    "segmented.searchbar":
      "Of iOS 9: 29 points high, as all segmented controls were before iOS 13, of which no measures"
      + " are kept.",
    "navbar.sheet":
      "Of iOS 15 or 16: 56 points high in a sheet, where bars here are as high as everywhere.",
  ]

  @Test func everyFactIsAssertedOrMissingForAReason() {
    let asserted = Self.asserted.map(\.id)

    #expect(RecordedFact.all.count == 107)
    #expect(Set(asserted).count == asserted.count)
    #expect(Set(asserted).isDisjoint(with: Self.missing.keys))
    #expect(Set(asserted).union(Self.missing.keys) == Set(RecordedFact.all.map(\.id)))
  }
}
