import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct UILabelTests {
  private let story = "The quick brown fox jumps over the lazy dog, again and again."

  private func label(_ text: String?, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func defaultsMatchUIKit() {
    let label = UILabel()

    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural)
    #expect(!label.isUserInteractionEnabled)
    #expect(label.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(label.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }

  @Test(arguments: [nil, ""])
  func emptyLabelsHaveNoSize(text: String?) {
    // Compares descriptions, because a size must not contain -0.
    #expect("\(label(text).intrinsicContentSize)" == "\(CGSize.zero)")
    #expect(label(text, lines: 0).sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
  }

  @Test func singleLineIgnoresTheProposedWidth() {
    let label = label(story)

    #expect(label.sizeThatFits(CGSize(width: 30, height: 10)) == label.intrinsicContentSize)
  }

  @Test func narrowerLabelsAreTaller() {
    let label = label(story, lines: 0)
    let sizes = stride(from: 60, through: 500, by: 20).map {
      label.sizeThatFits(CGSize(width: $0, height: 0))
    }

    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0.height >= $1.height })
    #expect(zip(stride(from: 60.0, through: 500, by: 20), sizes).allSatisfy { $1.width <= $0 })
  }

  /// The text is 0.00001 points wider than a whole number of pixels.
  @Test func labelFitsItsIntrinsicWidth() {
    let label = label("Post 8 Post 8", lines: 0)
    let size = label.intrinsicContentSize

    #expect(label.sizeThatFits(CGSize(width: size.width, height: 0)) == size)
  }

  @Test func lineLimitLimitsTheHeight() {
    let label = label(story, lines: 2)

    #expect(abs(label.sizeThatFits(CGSize(width: 80, height: 0)).height - 40.667) < 0.001)
  }

  @Test func preferredWidthSetsTheIntrinsicSize() {
    let label = label(story, lines: 0)
    label.preferredMaxLayoutWidth = 120

    #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 120, height: 0)))
    #expect(!label.wrapsContent)
  }

  @Test func textAndFontChangesChangeTheSize() {
    let label = label("a")
    let short = label.intrinsicContentSize
    label.text = "abc"
    let long = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 30)

    #expect(short.width < long.width)
    #expect(long.width < label.intrinsicContentSize.width)
    label.text = nil
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func labelHeightFollowsConstrainedWidth() {
    let root = UIView()
    let label = label(story, lines: 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let window = Headless.host(
      root, in: Headless.Environment(size: CGSize(width: 140, height: 500)))
    withExtendedLifetime(window) {
      #expect(label.frame.width == 120)
      #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
      #expect(label.frame.height > 60)
    }
  }

  @Test func overriddenTextRectSetsTheSize() {
    final class PaddedLabel: UILabel {
      override func textRect(
        forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
      ) -> CGRect {
        super.textRect(
          forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: numberOfLines
        ).insetBy(dx: -10, dy: -5)
      }
    }
    let (plain, padded) = (label("Hello"), PaddedLabel())
    padded.text = "Hello"

    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    #expect(padded.intrinsicContentSize.height == plain.intrinsicContentSize.height + 10)
  }

  @Test(
    arguments: [
      (NSTextAlignment.left, 0), (.natural, 0), (.center, 50), (.right, 100), (.justified, 0),
    ] as [(NSTextAlignment, CGFloat)])
  func textRectFollowsTheAlignment(alignment: NSTextAlignment, x: CGFloat) {
    let label = label("Hello")
    label.textAlignment = alignment
    let size = label.intrinsicContentSize
    let bounds = CGRect(x: 0, y: 0, width: size.width + 100, height: size.height + 20)
    let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)

    #expect(rect.size == size)
    #expect(rect.minX == x)
    #expect(rect.minY == 10)
  }

  @Test func attributedTextMeasuresEachFont() {
    let text = NSMutableAttributedString(
      string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    text.append(NSAttributedString(string: "small"))
    let label = UILabel()
    label.attributedText = text
    let big = self.label("Big")
    big.font = .systemFont(ofSize: 40)

    #expect(label.text == "Bigsmall")
    #expect(label.intrinsicContentSize.height == big.intrinsicContentSize.height)
    #expect(label.intrinsicContentSize.width > big.intrinsicContentSize.width + 30)
  }

  @Test func kerningAndLineSpacingAddToTheSize() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "ab\ncd", attributes: [.kern: 5, .paragraphStyle: style])
    let plain = self.label("ab\ncd", lines: 0)

    #expect(abs(label.intrinsicContentSize.width - plain.intrinsicContentSize.width - 10) < 0.4)
    #expect(abs(label.intrinsicContentSize.height - plain.intrinsicContentSize.height - 10) < 0.4)
  }

  @Test func onlyAdjustingLabelsFollowTheTextSize() {
    let sizes = [false, true].map { adjusts in
      let label = label("Hello")
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = adjusts
      let window = Headless.host(
        label, in: Headless.Environment(contentSizeCategory: .accessibilityExtraExtraExtraLarge))
      return withExtendedLifetime(window) { label.font.pointSize }
    }

    #expect(sizes == [17, 53])
  }

  @Test func baselinesAreAtTheRoundedAscender() {
    let label = label("Hello")

    #expect(label.firstBaselineOffsetFromTop.map { abs($0 - 16.333) < 0.001 } == true)
    #expect(abs(label.lastBaselineOffsetFromBottom - 4) < 0.001)
  }
}
