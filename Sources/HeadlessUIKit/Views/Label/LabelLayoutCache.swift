import Foundation

/// The last layouts of a label: its natural one, and the one for the width that it was given.
struct LabelLayoutCache {
  struct Key: Equatable {
    var width: CGFloat
    var maximumLines: Int
    var category: UIContentSizeCategory?
  }

  private var entries: [(key: Key, layout: TextLayout)] = []

  /// A layout that had more room than it needed holds wherever there is enough.
  mutating func layout(for key: Key, make: () -> TextLayout) -> TextLayout {
    if let known = entries.first(where: { $0.key == key }) { return known.layout }
    if let known = entries.first(where: { Self.holds($0.layout, from: $0.key, for: key) }) {
      return known.layout
    }
    let layout = make()
    if entries.count == 2 { entries.removeFirst() }
    entries.append((key, layout))
    return layout
  }

  private static func holds(_ layout: TextLayout, from known: Key, for key: Key) -> Bool {
    known.width == .infinity && !layout.isTruncated && known.category == key.category
      && (known.maximumLines == key.maximumLines || layout.lines.count == 1)
      && layout.width <= key.width + TextLayout.tolerance
  }
}
