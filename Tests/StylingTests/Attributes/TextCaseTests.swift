import Foundation
import TestSupport
import Testing

/// Texts whose letters are converted to another case.
@MainActor
struct TextCaseTests {
  @Test func textCaseAppliesToTheTitleOfEachState() {
    for state in states {
      let (button, styled) = (UIButton(), UIButton())
      button.setTitle("some text", for: state)
      styled.setAttributedTitle(NSAttributedString(string: "some text"), for: state)
      for view in [button, styled] { ViewStyle([.case(.upperCaseAll)]).install(on: view) }
      #expect(button.title(for: state) == "SOME TEXT")
      #expect(styled.attributedTitle(for: state)?.string == "SOME TEXT")
    }
  }

  private let states: [UIControl.State] = [
    .highlighted, .disabled, .selected, [.selected, .highlighted], [.selected, .disabled],
  ]

  /// The attributes may divide the text in any way.
  @Test func firstLetterCaseIgnoresAttributeRuns() {
    let kerning = AttributeContainer([.kern: 2.0])
    for (textCase, text, written) in [
      (TextCase.upperCaseFirst, ["some", "text"], "Sometext"),
      (.lowerCaseFirst, ["SOME", "TEXT"], "sOMETEXT"),
    ] {
      let styled = NSMutableAttributedString(string: text[0], attributes: [.kern: 2.0])
      styled.append(NSAttributedString(string: text[1]))
      let label: UILabel = [.attributedText(styled), .case(textCase)]
      #expect(label.text == written)
      let button = UIButton(configuration: .plain())
      button.configuration?.attributedTitle =
        AttributedString(text[0], attributes: kerning) + AttributedString(text[1])
      ViewStyle([.case(textCase)]).install(on: button)
      #expect(button.configuration?.title == written)
    }
  }

  /// The text after the added letters keeps its own attributes.
  @Test func expandedLettersKeepTheirAttributes() {
    let styled = NSMutableAttributedString(string: "ß", attributes: [.kern: 1.0])
    styled.append(NSAttributedString(string: "ab", attributes: [.kern: 2.0]))
    styled.append(NSAttributedString(string: "ß", attributes: [.kern: 3.0]))
    let label: UILabel = [.attributedText(styled), .case(.upperCaseAll)]
    #expect(label.text == "SSABSS")
    let kerns = (0..<6).map { place in
      label.attributedText?.attribute(.kern, at: place, effectiveRange: nil) as? Double
    }
    #expect(kerns == [1, 1, 2, 2, 3, 3])
  }
}
