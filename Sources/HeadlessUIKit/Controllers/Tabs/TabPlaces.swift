import Foundation

/// Lays out the items of a tab bar, from its start.
///
/// From iOS 26 on, items overlap a little on a centered capsule. Before, they share the width, or are
/// centered with spaces between them. The metrics of centered items are from memory; those of the capsule
/// were recorded.
@MainActor
struct TabPlaces {
  private let start: CGFloat
  private let pitch: CGFloat
  private let size: CGSize
  private let top: CGFloat

  init(
    _ count: Int, in bounds: CGSize,
    _ wish: (
      positioning: UITabBar.ItemPositioning, width: CGFloat, spacing: CGFloat
    )
  ) {
    let count = CGFloat(max(1, count))
    let isCapsule = Headless.systemVersion.isRedesigned
    switch wish.positioning {
    case .centered:
      let width = wish.width > 0 ? wish.width : 76
      let spacing = wish.spacing > 0 ? wish.spacing : 34
      let whole = count * width + (count - 1) * spacing
      let scale = min(1, bounds.width / whole)
      pitch = (width + spacing) * scale
      size = CGSize(width: width * scale, height: TabCell.height)
      start = (bounds.width - whole * scale) / 2
      top = 0
    case .automatic where isCapsule:
      let (margin, inset, overlap): (CGFloat, CGFloat, CGFloat) = (8, 4, 8)
      let capsule = min(86 * count + 2 * margin, bounds.width - 2 * margin)
      pitch = (capsule - 2 * inset - overlap) / count
      size = CGSize(width: max(0, pitch + overlap), height: 54)
      start = (bounds.width - capsule) / 2 + inset
      top = inset
    case .automatic, .fill:
      pitch = bounds.width / count
      size = CGSize(width: pitch, height: TabCell.height)
      start = 0
      top = 0
    }
  }

  subscript(index: Int) -> CGRect {
    CGRect(origin: CGPoint(x: start + CGFloat(index) * pitch, y: top), size: size)
  }
}
