import Foundation
import Testing

@testable import Binding

@MainActor
struct ComparingTests {
  /// The letter with its accent in two units of UTF-16 and in one.
  @Test func composedAndDecomposedAccentsAreDifferentTexts() {
    let isSame = Comparing<NSAttributedString?>()
    let texts = ["cafe\u{301}", "caf\u{E9}"].map {
      NSAttributedString(string: $0, attributes: [.init("a"): 1])
    }
    #expect(isSame(texts[0], texts[1]) == false && isSame(texts[1], texts[0]) == false)
    #expect(isSame(texts[0], NSAttributedString(attributedString: texts[0])) == true)
  }
}
