import Foundation
import Testing

@testable import HeadlessGraphics

@MainActor
struct DynamicTypeTests {
  /// Runs `body` on a device with default settings. Windows of other suites may still exist, since they can
  /// be released on any thread.
  private func onAPlainDevice(_ body: () -> Void) {
    let before = Headless.worldEnvironment
    defer { Headless.worldEnvironment = before }
    Headless.worldEnvironment = Headless.Environment()
    body()
  }

  private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category),
      UITraitCollection(displayScale: 3),
    ])
  }

  nonisolated private static let sizes: [(UIFont.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test(arguments: sizes)
  func textStylesHaveTheirSizeInEveryCategory(style: UIFont.TextStyle, sizes: [CGFloat]) {
    for (category, size) in zip(UIContentSizeCategory.ordered, sizes) {
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))

      #expect(font.pointSize == size)
    }
  }

  @Test(arguments: UIFont.TextStyle.named.map(\.style))
  func sizesNeverShrinkInLargerCategories(style: UIFont.TextStyle) {
    let sizes = UIContentSizeCategory.ordered.map {
      UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize
    }

    #expect(sizes == sizes.sorted())
    #expect(Set(sizes).count > 6)
  }

  @Test func onlyHeadlinesAndExtraLargeTitlesAreHeavy() {
    let heavy: [String: UIFont.Weight] = [
      "headline": .semibold, "extraLargeTitle": .bold, "extraLargeTitle2": .bold,
    ]
    for category in UIContentSizeCategory.ordered {
      for (name, style) in UIFont.TextStyle.named {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits(category))
        #expect(font.face.weight == heavy[String(name)] ?? .regular, "\(name) \(category.rawValue)")
      }
    }
  }

  @Test func textStylesHaveLeading() {
    onAPlainDevice {
      #expect(abs(UIFont.preferredFont(forTextStyle: .subheadline).leading - 2.0996) < 1e-3)
      #expect(abs(UIFont.preferredFont(forTextStyle: .body).leading - 1.7129) < 1e-3)
    }
  }

  @Test func metricsScaleLengthsWithTheLeading() {
    let metrics = UIFontMetrics.default

    #expect(metrics.scaledValue(for: 44, compatibleWith: traits(.large)) == 44)
    #expect(metrics.scaledValue(for: 44, compatibleWith: traits(.accessibilityLarge)) == 80)
    #expect(
      UIFontMetrics(forTextStyle: .title1)
        .scaledValue(for: 10, compatibleWith: traits(.extraLarge)) == (10.0 * 36 / 34 * 3).rounded()
        / 3)
  }

  /// The metrics scale by the ratio of a category's leading to that of the standard size.
  @Test(
    arguments: UIFont.TextStyle.named.map(\.style).filter { !"\($0.rawValue)".contains("Extra") })
  func metricsScaleByTheLeadingInEveryCategory(style: UIFont.TextStyle) {
    let metrics = UIFontMetrics(forTextStyle: style)
    for scale in [2, 3] as [CGFloat] {
      let values = UIContentSizeCategory.ordered.map { category in
        metrics.scaledValue(
          for: 100,
          compatibleWith: UITraitCollection(traitsFrom: [
            UITraitCollection(preferredContentSizeCategory: category),
            UITraitCollection(displayScale: scale),
          ]))
      }
      #expect(values[3] == 100)
      #expect(values == values.sorted())
      #expect(values.allSatisfy { ($0 * scale).rounded() == $0 * scale })
    }
    for category in UIContentSizeCategory.ordered {
      let traits = traits(category)
      for size in [9, 12.5, 15, 17, 23, 44] as [CGFloat] {
        let font = metrics.scaledFont(for: .systemFont(ofSize: size), compatibleWith: traits)
        let length = metrics.scaledValue(for: size, compatibleWith: traits)
        #expect(font.pointSize.rounded() == font.pointSize)
        #expect(abs(font.pointSize - length) <= 0.5 + 1 / 6)
      }
    }
  }

  @Test func scaledFontsKeepTheirWeightAndMaximumSize() {
    let font = UIFont.systemFont(ofSize: 15, weight: .bold)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = metrics.scaledFont(for: font, compatibleWith: traits(.accessibilityExtraLarge))
    let limited = metrics.scaledFont(
      for: font, maximumPointSize: 20, compatibleWith: traits(.accessibilityExtraLarge))

    #expect(large.pointSize == 33)
    #expect(large.face.weight == .bold)
    #expect(limited.pointSize == 20)
  }

  @Test func scaledFontFollowsTheCategory() {
    onAPlainDevice {
      let font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))

      #expect(font.adjusted(to: traits(.accessibilityExtraLarge)).pointSize == 33)
      #expect(
        font.adjusted(to: traits(.accessibilityExtraLarge)).adjusted(to: traits(.large)) == font)
    }
  }
}
