import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// Font measures as dumped from real UIKit.
@MainActor
struct FontFactsTests {
  /// Point size, then the height of a label's line at scales of 2 and 3.
  private static let labelHeights = """
    8 10 9.667, 9 11 11, 10 12 12, 11 13.5 13.333, 12 14.5 14.333, 13 16 15.667, 14 17 17, 15 18 18,
    16 19.5 19.333, 17 20.5 20.333, 18 21.5 21.667, 19 23 23, 20 24 24, 21 25.5 25.333,
    22 26.5 26.333, 23 27.5 27.667, 24 29 28.667, 25 30 30, 26 31.5 31.333, 27 32.5 32.333,
    28 33.5 33.667, 29 35 34.667, 30 36 36, 31 37 37, 32 38.5 38.333, 33 39.5 39.667,
    34 41 40.667, 35 42 42, 36 43 43, 37 44.5 44.333, 38 45.5 45.667, 39 47 46.667, 40 48 48,
    44 53 52.667, 48 57.5 57.333, 52 62.5 62.333, 56 67 67, 60 72 71.667
    """

  @Test func labelHeightIsItsLineHeightRoundedUp() {
    let rows = Self.labelHeights.split { $0 == "," || $0 == "\n" }.map {
      $0.split(separator: " ").compactMap { Double($0) }
    }.filter { !$0.isEmpty }
    #expect(rows.count == 38)
    for row in rows {
      for (scale, height) in zip([2, 3] as [CGFloat], row.dropFirst()) {
        for weight in [UIFont.Weight.regular, .black] {
          let label = UILabel()
          label.traitOverrides.displayScale = scale
          label.font = .systemFont(ofSize: row[0], weight: weight)
          label.text = "Hg"
          #expect(abs(label.intrinsicContentSize.height - height) < 0.001, "\(row[0]) \(scale)")
        }
      }
    }
  }

  /// Point size and leading at each content size category. A star marks a style whose metrics scale
  /// in another proportion than the documented leading.
  nonisolated private static let styles = """
    largeTitle 31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70
    title1 25/31 26/32 27/33 28/34 30/36 32/38 34/41 38/46 43/51 48/57 53/61* 58/68
    title2 19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66
    title3 17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65
    headline 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/51* 53/62
    body 14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62
    callout 13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60
    subheadline 12/16 13/18 14/19 15/20 17/22 19/24 21/26* 25/31 30/36 36/43 42/50 49/58
    footnote 12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52
    caption1 11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/27* 26/32 32/39 37/44 43/51
    caption2 11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/29* 29/35 34/41 40/48
    """

  @Test(arguments: styles.split(separator: "\n").map(String.init))
  func metricsScaleInProportionToLeading(line: String) throws {
    let words = line.split(separator: " ")
    let style = try #require(UIFont.TextStyle.named.first { $0.name == words[0] }?.style)
    let cells = words.dropFirst().map { cell in
      let parts = cell.split { "/*".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
      return (size: parts[0], leading: parts[1], isOdd: cell.hasSuffix("*"))
    }
    let standard = cells[3].leading
    #expect(cells.count == 12)
    for (category, cell) in zip(UIContentSizeCategory.ordered, cells) {
      let traits = UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: category),
        UITraitCollection(displayScale: 3),
      ])
      let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
      let metrics = UIFontMetrics(forTextStyle: style)
      #expect(font.pointSize == cell.size)
      #expect(metrics.scaledValue(for: standard, compatibleWith: traits) == cell.leading)
      if !cell.isOdd { #expect(abs(font.lineHeight + font.leading - cell.leading) < 1e-6) }
      let scaled = metrics.scaledFont(for: .systemFont(ofSize: 64), compatibleWith: traits)
      #expect(scaled.pointSize == (64 * cell.leading / standard + 0.5).rounded(.down))
    }
  }

  @Test func weightsAndStandardSizesMatchUIKit() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let values = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    #expect(zip(weights, values).allSatisfy { abs(Double($0.rawValue) - $1) < 1e-6 })
    #expect(UIFont.labelFontSize == 17 && UIFont.buttonFontSize == 18)
    #expect(UIFont.systemFontSize == 14 && UIFont.smallSystemFontSize == 12)
    let traits = UITraitCollection(preferredContentSizeCategory: .large)
    let sizes = [UIFont.TextStyle.extraLargeTitle, .extraLargeTitle2].map {
      UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits).pointSize
    }
    #expect(sizes == [36, 28])
  }

  /// Truncated text has the size of the part that is left.
  @Test func truncatedTextMeasuresItsVisiblePart() {
    let label = UILabel()
    label.text = "Word another words somewhere unbelievably long and more"
    label.numberOfLines = 2
    for width in [60, 83, 140, 200] as [CGFloat] {
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      let lines = label.textLayout(width: width, maximumLines: 2).lines
      #expect(lines.last?.text.hasSuffix("…") == true)
      #expect(abs(size.width - (lines.map(\.width).max() ?? 0)) < 0.34)
      #expect(size.width <= width)
    }
  }
}
