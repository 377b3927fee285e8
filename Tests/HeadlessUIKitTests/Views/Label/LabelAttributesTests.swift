import Foundation
import Testing

@testable import HeadlessUIKit

/// Attributed text in labels that constraints place.
@MainActor
struct LabelAttributesTests {
  private let story = "The quick brown fox jumps over the lazy dog"

  private func label(_ text: NSAttributedString, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.numberOfLines = lines
    label.attributedText = text
    return label
  }

  private func styled(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:],
    _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> NSMutableAttributedString {
    let style = NSMutableParagraphStyle()
    change(style)
    var all: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style,
    ]
    all.merge(attributes) { $1 }
    return NSMutableAttributedString(string: text, attributes: all)
  }

  /// The frame of a label in a column of a given width, and the top of the view below it.
  private func laidOut(_ label: UILabel, width: CGFloat) -> (frame: CGRect, below: CGFloat) {
    let root = makeRoot(width, 2000)
    let below = Box(10, 10)
    root.adding(label)
    root.adding(below)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
    ])
    root.layoutIfNeeded()
    return (label.frame, below.frame.minY)
  }

  @Test func paragraphSpacingMovesViewsBelow() {
    let tight = laidOut(label(styled("One\nTwo\nThree")), width: 300)
    let loose = laidOut(
      label(styled("One\nTwo\nThree") { ($0.paragraphSpacing, $0.lineSpacing) = (12, 3) }),
      width: 300)

    #expect(abs(loose.below - tight.below - 30) < 0.34)
    #expect(loose.frame.width == tight.frame.width)
  }

  @Test func kerningMakesTextWrap() {
    let plain = laidOut(label(styled(story)), width: 360)
    let spaced = laidOut(label(styled(story, [.kern: 3])), width: 360)

    #expect(plain.frame.height == 20.333 || abs(plain.frame.height - 20.333) < 0.001)
    #expect(abs(spaced.frame.height - 40.667) < 0.001)
    #expect(spaced.frame.maxX <= 360)
  }

  @Test func attachmentTakesItsBounds() {
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 24, height: 40)
    let text = styled("Icon ")
    text.append(NSAttributedString(attachment: attachment))
    let (plain, marked) = (laidOut(label(styled("Icon ")), width: 300), label(text))
    let frame = laidOut(marked, width: 300).frame

    #expect(abs(frame.width - plain.frame.width - 24) < 5)
    #expect(abs(frame.height - (36 - UIFont.systemFont(ofSize: 17).descender)) < 0.34)
  }

  @Test func baselineOffsetMakesLabelTaller() {
    let text = styled("E = mc")
    text.append(styled("2", [.baselineOffset: 8, .font: UIFont.systemFont(ofSize: 12)]))
    let frame = laidOut(label(text), width: 300).frame
    let ascender = UIFont.systemFont(ofSize: 12).ascender + 8

    #expect(frame.height > 20.4)
    #expect(abs(frame.height - ascender + UIFont.systemFont(ofSize: 17).descender) < 0.34)
  }

  @Test func tabStopsPlaceText() {
    let text = styled("a\tb") { $0.tabStops = [NSTextTab(textAlignment: .left, location: 120)] }
    let letter = label(styled("b")).intrinsicContentSize.width

    #expect(abs(label(text).intrinsicContentSize.width - 120 - letter) < 0.34)
  }

  @Test func indentsNarrowTheText() {
    let plain = laidOut(label(styled(story)), width: 200)
    let indented = laidOut(
      label(styled(story) { ($0.headIndent, $0.firstLineHeadIndent) = (80, 80) }), width: 200)

    #expect(indented.frame.height > plain.frame.height)
    #expect(indented.frame.maxX <= 200)
  }

  // MARK: Breaking

  nonisolated private static let modes: [NSLineBreakMode] = [
    .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail,
    .byTruncatingMiddle,
  ]

  /// A line break mode only affects text that does not fit.
  @Test(arguments: modes)
  func lineBreakModesDoNotChangeFittingText(mode: NSLineBreakMode) {
    let label = UILabel()
    label.text = "Short"
    let size = label.intrinsicContentSize
    label.lineBreakMode = mode
    #expect(label.intrinsicContentSize == size)
    label.numberOfLines = 0
    #expect(label.sizeThatFits(CGSize(width: 300, height: 0)) == size)
  }

  @Test(arguments: modes)
  func lineLimitLimitsTheHeightInEveryMode(mode: NSLineBreakMode) {
    let label = UILabel()
    label.text = story
    label.numberOfLines = 2
    label.lineBreakMode = mode
    let size = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(abs(size.height - 40.667) < 0.001)
    #expect(size.width <= 100)
  }

  @Test func characterWrappingFillsLines() {
    let label = UILabel()
    label.text = story
    label.numberOfLines = 0
    let words = label.sizeThatFits(CGSize(width: 70, height: 0))
    label.lineBreakMode = .byCharWrapping
    let characters = label.sizeThatFits(CGSize(width: 70, height: 0))
    #expect(characters.height <= words.height)
    #expect(characters.width >= words.width)
  }

  /// The label's own preferred width takes precedence over its layout width.
  @Test func preferredWidthDeterminesTheHeight() {
    let label = label(styled(story))
    label.preferredMaxLayoutWidth = 100
    let narrow = label.intrinsicContentSize
    let root = makeRoot(400, 400)
    root.adding(label).topAnchor.constraint(equalTo: root.topAnchor).activated()
    root.layoutIfNeeded()
    #expect(label.frame.size == narrow)
    label.preferredMaxLayoutWidth = 0
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - 20.333) < 0.001)
  }
}
