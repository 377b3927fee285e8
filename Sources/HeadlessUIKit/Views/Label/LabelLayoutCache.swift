import Foundation

/// The last layouts of a label: its natural one, and those for its recent widths, such as in
/// portrait, in landscape and in size requests.
struct LabelLayoutCache {
  struct Key: Equatable {
    var width: CGFloat
    var maximumLines: Int
    var category: UIContentSizeCategory?
  }

  private static let capacity = 4
  private var entries: [(key: Key, layout: TextLayout)] = []

  /// A layout without a width limit also serves every width that it fits.
  mutating func layout(for key: Key, make: () -> TextLayout) -> TextLayout {
    if let index = entries.lastIndex(where: { $0.key == key }) {
      // Entries that are used stay longest.
      if index + 1 < entries.count { entries.append(entries.remove(at: index)) }
      return entries[entries.count - 1].layout
    }
    if let known = entries.first(where: { Self.holds($0.layout, from: $0.key, for: key) }) {
      return known.layout
    }
    let layout = make()
    if entries.count == Self.capacity { entries.removeFirst() }
    entries.append((key, layout))
    return layout
  }

  private static func holds(_ layout: TextLayout, from known: Key, for key: Key) -> Bool {
    known.width == .infinity && !layout.isTruncated && known.category == key.category
      && (known.maximumLines == key.maximumLines || layout.lines.count == 1)
      && layout.width <= key.width + TextLayout.tolerance
  }
}
