import Foundation

extension LayoutPreview {
  /// How large what is previewed is.
  public enum Size: Hashable, Sendable {
    /// As large as the screen: a screen of an app.
    case screen
    /// As small as its content lets it be.
    case content
    /// So wide, in points, and as high as its content makes it: a cell, a card.
    case width(CGFloat)
    /// So large, in points.
    case fixed(CGSize)

    // Sizes are hashable since iOS 18 only.
    public func hash(into hasher: inout Hasher) {
      if case .fixed(let size) = self { hasher.combine(size.width) }
    }
  }
}
