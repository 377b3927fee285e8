import Foundation

extension LayoutPreview {
  /// The size of a preview's content.
  public enum Size: Hashable, Sendable {
    /// The size of the screen: for a screen of an app.
    case screen
    /// The smallest size of the content.
    case content
    /// A fixed width, in points, and the height of the content: for a cell or a card.
    case width(CGFloat)
    /// A fixed size, in points.
    case fixed(CGSize)

    // `CGSize` is hashable only since iOS 18.
    public func hash(into hasher: inout Hasher) {
      if case .fixed(let size) = self { hasher.combine(size.width) }
    }
  }
}
