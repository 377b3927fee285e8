import Foundation
import Testing

@testable import HeadlessUIKit

/// Sizes of labels, as recorded on devices.
@MainActor
struct RecordedLabelTests {
  private func label(_ fact: RecordedText) -> UILabel {
    let label = UILabel()
    label.traitOverrides.displayScale = fact.scale
    label.traitOverrides.preferredContentSizeCategory = fact.category
    label.adjustsFontForContentSizeCategory = true
    label.font = fact.font
    label.text = fact.text
    label.numberOfLines = 0
    return label
  }

  /// Widths are within half a point, or within half a percent for labels wider than 100 points.
  /// Heights are exact. The calibration used one half of the recordings.
  @Test(arguments: RecordedText.all.filter { $0.width != nil })
  func labelsHaveTheRecordedSize(fact: RecordedText) {
    let size = label(fact).intrinsicContentSize
    let width = fact.width ?? 0

    #expect(abs(size.width - width) <= max(0.5, width * 0.005) + 1e-3)
    #expect(abs(size.height - fact.height) < 0.001)
  }

  @Test(arguments: RecordedText.all.filter { $0.width == nil })
  func wrappedLabelsHaveTheRecordedHeight(fact: RecordedText) {
    let size = label(fact).sizeThatFits(CGSize(width: fact.room, height: 0))

    #expect(abs(size.height - fact.height) < 0.001)
  }

  @Test func nearlyAllLabelsAreWithinHalfAPoint() {
    let facts = RecordedText.all.filter { $0.width != nil }
    let far = facts.filter { abs(label($0).intrinsicContentSize.width - ($0.width ?? 0)) > 0.501 }

    #expect(facts.count == 25)
    #expect(far.map(\.id) == ["label.title1.medium"])
  }

  @Test func everyRecordedTextCanBeRead() {
    #expect(RecordedText.all.count == RecordedText.facts.count)
  }

  @Test func badgeLabelWidthsAreExact() {
    let sizes = ["Mondrian Layout", "Mondrian", "Layout!", "A"].map { text in
      // Fonts follow the hosted window, even fonts that were made before it.
      let window = Headless.host(UIView(), in: Headless.Environment(device: .iPhoneSE))
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .headline)
      window.addSubview(label)
      return label.intrinsicContentSize.width
    }

    #expect(sizes == [133.5, 75.5, 59.5, 12])
  }

  private func height(
    _ text: String, _ font: @autoclosure () -> UIFont, width: CGFloat, on device: Headless.Device
  ) -> CGFloat {
    let window = Headless.host(UIView(), in: Headless.Environment(device: device))
    let label = UILabel()
    label.text = text
    label.font = font()
    label.numberOfLines = 0
    window.addSubview(label)
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
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
