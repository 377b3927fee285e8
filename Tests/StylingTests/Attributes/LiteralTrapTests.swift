// A program of its own is started for each: only these systems have them.
#if os(Linux) || os(macOS)
  import Foundation
  import TestSupport
  import Testing

  /// A literal typed as a view that nothing says how to make.
  struct LiteralTrapTests {
    private final class Card: UILabel {}

    /// It never yields the superclass silently.
    @Test func aLiteralOfASubclassStopsAndSaysWhatToWrite() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run { _ = Card(arrayLiteral: .text("a")) }
      }
      let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(said.contains("nothing says how to make a Card"))
      #expect(said.contains("write ^ after its attributes: let view: Card = [.text(\"x\")]^"))
    }
  }
#endif
