import Foundation
import Testing

@testable import HeadlessUIKit

/// A label's style and that of its attributed text: the last setter wins.
@MainActor
struct LabelStyleTests {
  private let style: NSParagraphStyle = {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.right, .byTruncatingHead)
    return style
  }()

  private func label(_ text: String, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: text, attributes: attributes)
    return label
  }

  @Test func attributedTextSetsTheLabelsStyle() {
    let label = label(
      "a",
      [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ])

    #expect(label.font == .systemFont(ofSize: 30))
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .right)
    #expect(label.lineBreakMode == .byTruncatingHead)
  }

  @Test func defaultParagraphStyleIsAdopted() {
    let label = UILabel()
    label.textAlignment = .center
    label.attributedText = NSAttributedString(
      string: "a", attributes: [.paragraphStyle: NSParagraphStyle.default])

    #expect(label.textAlignment == .natural)
    #expect(label.lineBreakMode == .byWordWrapping)
  }

  @Test func missingAttributesComeFromTheLabel() {
    let label = UILabel()
    (label.font, label.textAlignment) = (.systemFont(ofSize: 40), .center)
    label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 1])

    #expect(label.font.pointSize == 40)
    #expect(label.textAlignment == .center)
    #expect(label.intrinsicContentSize.height > 47)
  }

  @Test func styleRemainsForLaterPlainText() {
    let label = label("a", [.font: UIFont.systemFont(ofSize: 30), .kern: 20])
    label.text = "a"

    #expect(label.font.pointSize == 30)
    #expect(label.intrinsicContentSize.width < 20)
  }

  @Test func laterFontOrColorAppliesToAllText() {
    let label = label(
      "a", [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 3])
    label.font = .systemFont(ofSize: 10)
    label.textColor = .blue
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)

    #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 10))
    #expect(attributes?[.foregroundColor] as? UIColor == .blue)
    #expect(attributes?[.kern] as? Int == 3)
    #expect(label.intrinsicContentSize.height == 12)
  }

  @Test func laterAlignmentOrModeAppliesToAllParagraphs() throws {
    let label = label("a", [.paragraphStyle: style])
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    let value = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    let paragraph = try #require(value as? NSParagraphStyle)

    #expect(paragraph.alignment == .center)
    #expect(paragraph.lineBreakMode == .byTruncatingTail)
    #expect(style.alignment == .right)
  }

  @Test func plainTextReportsItsStyle() {
    let label = UILabel()
    (label.text, label.textAlignment, label.textColor) = ("a", .right, .red)
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)

    #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 17))
    #expect(attributes?[.foregroundColor] as? UIColor == .red)
    #expect((attributes?[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
  }

  @Test func alignmentDoesNotRemeasure() {
    let label = UILabel()
    label.text = "Hello"
    _ = label.intrinsicContentSize
    let before = Headless.counters.textsMeasured
    label.textAlignment = .center
    _ = label.intrinsicContentSize

    #expect(Headless.counters.textsMeasured == before)
  }

  @Test func wordWrappedSingleLineEndsAtAWord() {
    let label = label("one two three", [.paragraphStyle: NSParagraphStyle.default])
    label.frame = CGRect(x: 0, y: 0, width: 72, height: 21)

    #expect(Headless.render(label).contains(">one two</text>"))
  }

  // MARK: Dynamic Type

  private func hosted(_ view: UIView) -> (UIWindow, (UIContentSizeCategory) -> Void) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView()
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    let window = Headless.host(root)
    return (
      window,
      { category in
        Headless.change(window, to: Headless.Environment(contentSizeCategory: category))
        window.layoutIfNeeded()
      }
    )
  }

  @Test func visibleLabelFollowsContentSizeCategory() {
    let label = UILabel()
    (label.text, label.font) = ("Hello", .preferredFont(forTextStyle: .body))
    label.adjustsFontForContentSizeCategory = true
    let (window, change) = hosted(label)
    let before = label.frame.size
    change(.accessibilityExtraLarge)

    withExtendedLifetime(window) {
      #expect(label.font.pointSize == 40)
      #expect(label.frame.width > 2 * before.width)
      change(.large)
      #expect(label.frame.size == before)
    }
  }

  @Test func attributedFontsFollowContentSizeCategory() {
    let text = NSMutableAttributedString(
      string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
    text.append(
      NSAttributedString(string: "b", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
    let label = UILabel()
    label.attributedText = text
    label.adjustsFontForContentSizeCategory = true
    let (window, change) = hosted(label)
    change(.extraExtraExtraLarge)

    withExtendedLifetime(window) {
      #expect(label.content.runs.map(\.face.size) == [23, 12])
    }
  }

  @Test func scaledFontsFollowCategoryUpToTheirMaximum() {
    let label = UILabel()
    label.text = "Hello"
    label.font = UIFontMetrics(forTextStyle: .body)
      .scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30)
    label.adjustsFontForContentSizeCategory = true
    let (window, change) = hosted(label)
    change(.accessibilityExtraExtraExtraLarge)

    withExtendedLifetime(window) { #expect(label.font.pointSize == 30) }
  }

  @Test func visibleButtonsFollowContentSizeCategory() {
    let (legacy, configured) = (UIButton(type: .system), UIButton(configuration: .filled()))
    legacy.setTitle("Send", for: .normal)
    legacy.titleLabel?.font = .preferredFont(forTextStyle: .body)
    legacy.titleLabel?.adjustsFontForContentSizeCategory = true
    configured.configuration?.title = "Send"
    for button in [legacy, configured] {
      let (window, change) = hosted(button)
      let before = button.frame.size
      change(.accessibilityExtraLarge)

      withExtendedLifetime(window) {
        #expect(button.titleLabel?.font.pointSize == 40)
        #expect(button.frame.width > before.width + 30)
        #expect(button.frame.height > before.height + 20)
      }
    }
  }

  @Test func attributedTitleKeepsItsColors() {
    let button = UIButton(type: .system)
    let title = NSMutableAttributedString(
      string: "red", attributes: [.foregroundColor: UIColor.red])
    title.append(NSAttributedString(string: "own"))
    button.setAttributedTitle(title, for: .normal)
    button.tintColor = .green
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let picture = Headless.render(button)

    #expect(picture.contains("#ff0000"))
    #expect(picture.contains("#00ff00"))
  }
}
