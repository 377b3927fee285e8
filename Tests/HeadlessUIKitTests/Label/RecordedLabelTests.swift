import Foundation
import Testing

@testable import HeadlessUIKit

/// Sizes of labels that were recorded on devices.
@MainActor
@Suite struct RecordedLabelTests {
  struct Fact: Sendable, CustomTestStringConvertible {
    var text: String
    var style: UIFont.TextStyle
    var category: UIContentSizeCategory
    var device: Headless.Device
    var size: CGSize

    var testDescription: String { "\(text) \(style.rawValue) \(category.rawValue)" }
  }

  private nonisolated static func fact(
    _ text: String, _ style: UIFont.TextStyle, _ category: UIContentSizeCategory,
    on device: Headless.Device = .iPhone16, _ width: CGFloat, _ height: CGFloat
  ) -> Fact {
    Fact(
      text: text, style: style, category: category, device: device,
      size: CGSize(width: width, height: height))
  }

  nonisolated static let facts = [
    fact("A", .headline, .large, on: .iPhoneSE, 12, 20.5),
    fact("Hello", .headline, .large, on: .iPhoneSE, 41, 20.5),
    fact("Mondrian", .headline, .large, on: .iPhoneSE, 75.5, 20.5),
    fact("Layout!", .headline, .large, on: .iPhoneSE, 59.5, 20.5),
    fact("Mondrian Layout", .headline, .large, on: .iPhoneSE, 133.5, 20.5),
    fact("What's", .headline, .medium, 52.667, 19.333),
    fact("the", .body, .medium, 23.667, 19.333),
    fact("the", .body, .large, 25, 20.333),
    fact("point", .body, .large, 39, 20.333),
    fact("?", .subheadline, .medium, 7.333, 17),
    fact("?", .subheadline, .large, 7.667, 18),
    fact("What's the point?", .title1, .small, 196, 31.333),
    fact("What's the point?", .title1, .medium, 203.333, 32.333),
    fact("What's the point?", .title1, .extraExtraLarge, 240.333, 38.333),
    fact("What's the point?", .title1, .extraExtraExtraLarge, 255, 40.667),
    fact("What's the point?", .title1, .accessibilityMedium, 284, 45.667),
    fact("What's the point?", .title1, .accessibilityLarge, 320.667, 51.333),
    fact("What's the point?", .title1, .accessibilityExtraLarge, 356.667, 57.333),
    fact("What's the point?", .title1, .accessibilityExtraExtraExtraLarge, 428.333, 69.333),
  ]

  @Test(arguments: facts)
  func labelsHaveTheRecordedSize(fact: Fact) {
    let label = UILabel()
    label.text = fact.text
    label.font = .preferredFont(forTextStyle: fact.style)
    label.adjustsFontForContentSizeCategory = true
    let window = Headless.host(
      label,
      in: Headless.Environment(device: fact.device, contentSizeCategory: fact.category))
    let size = withExtendedLifetime(window) { label.intrinsicContentSize }

    #expect(abs(size.width - fact.size.width) <= max(0.5, fact.size.width * 0.02))
    #expect(abs(size.height - fact.size.height) < 0.001)
  }

  @Test func thePaintingsBadgeIsExact() {
    let sizes = ["Mondrian Layout", "Mondrian", "Layout!", "A"].map { text in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .headline)
      let window = Headless.host(label, in: Headless.Environment(device: .iPhoneSE))
      return withExtendedLifetime(window) { label.intrinsicContentSize.width }
    }

    #expect(sizes == [133.5, 75.5, 59.5, 12])
  }

  /// Helvetica's widths are those of the open font times a factor, so they are rough.
  @Test(arguments: [("Nick", 33.5), ("Snyder", 54), ("Nick Snyder", 92), ("Hi", 16.5)])
  func labelsInHelveticaAreNearlyAsRecorded(text: String, width: Double) {
    let label = UILabel()
    label.text = text
    label.font = UIFont(name: "Helvetica", size: 17)
    let window = Headless.host(label, in: Headless.Environment(device: .iPhoneSE))
    let size = withExtendedLifetime(window) { label.intrinsicContentSize }

    #expect(abs(size.width - width) <= max(1, width * 0.02))
    #expect(size.height == 20)
  }

  private func height(
    _ text: String, _ font: UIFont, width: CGFloat, on device: Headless.Device
  ) -> CGFloat {
    let label = UILabel()
    label.text = text
    label.font = font
    label.numberOfLines = 0
    let window = Headless.host(label, in: Headless.Environment(device: device))
    return withExtendedLifetime(window) {
      label.sizeThatFits(CGSize(width: width, height: 0)).height
    }
  }

  @Test func severalLinesAreRoundedAsOneBlock() {
    let heights = [
      height("a\nb\nc", .systemFont(ofSize: 13), width: 300, on: .iPhone16),
      height("a\nb", .systemFont(ofSize: 12), width: 300, on: .iPhone16),
      height("a\nb", .systemFont(ofSize: 15), width: 300, on: .iPhoneSE),
      height("a\nb", .preferredFont(forTextStyle: .subheadline), width: 300, on: .iPhoneSE),
      height("Helloooo", .preferredFont(forTextStyle: .headline), width: 42, on: .iPhoneSE),
    ]

    for (height, recorded) in zip(heights, [46.667, 28.667, 36, 38, 42.5]) {
      #expect(abs(height - recorded) < 0.001)
    }
  }
}
