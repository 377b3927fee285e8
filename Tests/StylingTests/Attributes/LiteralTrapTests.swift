// Each test starts a process of its own, which is only possible on these systems.
#if os(Linux) || os(macOS)
  import Foundation
  import TestSupport
  import Testing

  /// A literal of a view type without its own initializer from attributes.
  struct LiteralTrapTests {
    private final class Card: UILabel {}

    /// Such a literal never silently yields the superclass.
    @Test func subclassLiteralTrapsAndSuggestsTheFix() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = Card(arrayLiteral: .text("a")) }
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("nothing says how to make a Card"))
      #expect(said.contains("write ^ after its attributes: let view: Card = [.text(\"x\")]^"))
    }
  }
#endif
