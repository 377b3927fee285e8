import HeadlessUIKit
import Testing

/// The smallest and largest text size in a part of a screen.
@MainActor
struct ContentSizeLimitTests {
  private nonisolated static let categories: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraLarge,
  ]

  /// For every size × every limit, the view and its descendants have the nearest allowed size.
  @Test(arguments: categories, categories)
  func categoryLimitAppliesToSubtree(device: UIContentSizeCategory, limit: UIContentSizeCategory) {
    let (outer, view, label) = (UIView(), UIView(), UILabel())
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    outer.addSubview(view)
    view.addSubview(label)
    outer.traitOverrides.preferredContentSizeCategory = device
    view.maximumContentSizeCategory = limit
    #expect(label.traitCollection.preferredContentSizeCategory == min(device, limit))
    #expect(outer.traitCollection.preferredContentSizeCategory == device)
    let most = UITraitCollection(preferredContentSizeCategory: min(device, limit))
    #expect(label.font == .preferredFont(forTextStyle: .body, compatibleWith: most))
    #expect(label.appliedContentSizeCategoryLimitsDescription.isEmpty == (device <= limit))

    view.maximumContentSizeCategory = nil
    view.minimumContentSizeCategory = limit
    #expect(label.traitCollection.preferredContentSizeCategory == max(device, limit))
    view.minimumContentSizeCategory = nil
    #expect(label.traitCollection.preferredContentSizeCategory == device)
  }

  private func min(_ a: UIContentSizeCategory, _ b: UIContentSizeCategory)
    -> UIContentSizeCategory
  { a <= b ? a : b }
  private func max(_ a: UIContentSizeCategory, _ b: UIContentSizeCategory)
    -> UIContentSizeCategory
  { a >= b ? a : b }

  @Test func innerLimitStaysWithinTheOuterOne() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .extraLarge
    inner.maximumContentSizeCategory = .accessibilityLarge
    let holder = UIView()
    holder.addSubview(outer)
    holder.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    inner.maximumContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
  }
}
