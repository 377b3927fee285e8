import TestSupport
import Testing

/// Text at every size that a reader can choose.
@MainActor
struct ReflowMatrixTests {
  private nonisolated static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }

  @Test(arguments: categories)
  func reflowingRowNeitherTruncatesNorOverlapsText(category: UIContentSizeCategory) {
    let labels = [label("Deliver to"), label("Mauritsweg, Rotterdam"), label("Change")]
    let host = UIView()
    let window = Headless.host(
      host, in: Headless.Environment(device: .iPhone16, contentSizeCategory: category))
    Mondrian.buildSubviews(on: host) {
      VScrollBlock(alignment: .fill) {
        HStackBlock(spacing: 8, alignment: .firstBaseline) {
          labels[0].compressionResistancePriority(.horizontal)
          labels[1].huggingPriority(.horizontal, .init(240))
          labels[2].compressionResistancePriority(.horizontal)
        }
        .reflow()
        .padding(16)
      }
    }
    window.layoutIfNeeded()
    for (index, label) in labels.enumerated() {
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 10_000))
      #expect(label.bounds.height >= needed.height - 0.5)
      #expect(label.bounds.width >= needed.width - 0.5)
      for other in labels[..<index] { #expect(!label.frame.intersects(other.frame)) }
    }
    let isColumn = labels[0].frame.maxY <= labels[1].frame.minY
    #expect(isColumn == (category >= .accessibilityMedium))
  }
}
