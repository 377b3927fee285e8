import Foundation
import Testing

@testable import HeadlessGraphics

/// Conversion of UIKit's attributes to values and back.
struct AttributeContainerTests {
  private let text: NSAttributedString = {
    let text = NSMutableAttributedString(string: "one ", attributes: [.kern: 2])
    text.append(
      NSAttributedString(
        string: "two",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
          .underlineStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: 1.5,
        ]))
    return text
  }()

  @Test func attributedTextRoundTrips() throws {
    let value = AttributedString(text)
    #expect(value.runs.count == 2)
    let last = try #require(value.runs.reversed().first)
    #expect(last.font?.pointSize == 20 && last.foregroundColor == .red)
    #expect(last.underlineStyle == .single && last.baselineOffset == 1.5)
    #expect(value.runs.first?.kern == 2)
    #expect(NSAttributedString(value).string == "one two")
    #expect(AttributedString(NSAttributedString(value)) == value)
  }

  @Test func attributeDictionaryMakesAContainer() {
    let container = AttributeContainer([
      .font: UIFont.systemFont(ofSize: 3), .strikethroughStyle: 1, .link: "https://a.b",
      .kern: "no number", .underlineStyle: Double.nan,
    ])
    #expect(container.font?.pointSize == 3 && container.strikethroughStyle == .single)
    #expect(container.link == URL(string: "https://a.b"))
    #expect(container.kern == nil && container.underlineStyle == nil)
    #expect(AttributedString("x", attributes: AttributeContainer([:])) == AttributedString("x"))
  }
}
