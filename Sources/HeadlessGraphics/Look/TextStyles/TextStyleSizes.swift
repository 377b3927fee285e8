import Foundation

/// The sizes of a text style in all twelve content size categories, smallest first.
package struct TextStyleSizes: Sendable {
  package struct Cell: Sendable {
    package var pointSize: CGFloat
    /// The distance between baselines to which `UIFontMetrics` scales in proportion.
    var scalingLeading: CGFloat
    /// The distance between baselines of the font itself.
    var fontLeading: CGFloat
  }

  /// The index of the default category, `large`.
  package static let defaultIndex = 3

  var weight: UIFont.Weight
  var cells: [Cell]

  /// The sizes of a style; those of body text for an unknown style.
  package static func of(_ style: UIFont.TextStyle) -> TextStyleSizes {
    table[style] ?? table[.body] ?? TextStyleSizes(weight: .regular, cells: [])
  }

  package func cell(at index: Int) -> Cell {
    guard cells.indices.contains(index) else {
      return Cell(pointSize: 17, scalingLeading: 22, fontLeading: 22)
    }
    return cells[index]
  }

  private static let table: [UIFont.TextStyle: TextStyleSizes] = {
    let weights: [Substring: UIFont.Weight] = ["semibold": .semibold, "bold": .bold]
    var table: [UIFont.TextStyle: TextStyleSizes] = [:]
    for line in textStyleTable.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let named = UIFont.TextStyle.named.first(where: { $0.name == words[0] }) else {
        continue
      }
      let cells = words.dropFirst(2).map { word in
        let parts = word.split(separator: "/").map { CGFloat(Double($0) ?? 0) }
        return Cell(pointSize: parts[0], scalingLeading: parts[1], fontLeading: parts[2])
      }
      table[named.style] = TextStyleSizes(weight: weights[words[1]] ?? .regular, cells: cells)
    }
    return table
  }()
}
