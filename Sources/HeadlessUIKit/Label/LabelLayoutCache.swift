import Foundation

/// The last layouts of a label: its natural one, and the one for the width that it was given.
struct LabelLayoutCache {
  struct Key: Equatable {
    var width: CGFloat
    var maximumLines: Int
    var category: UIContentSizeCategory?
  }

  private var entries: [(key: Key, layout: TextLayout)] = []

  mutating func layout(for key: Key, make: () -> TextLayout) -> TextLayout {
    if let known = entries.first(where: { $0.key == key }) { return known.layout }
    let layout = make()
    if entries.count == 2 { entries.removeFirst() }
    entries.append((key, layout))
    return layout
  }
}
