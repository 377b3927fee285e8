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

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .screen: hasher.combine(0)
      case .content: hasher.combine(1)
      case .width(let width): hasher.combine(width)
      case .fixed(let size):
        hasher.combine(size.width)
        hasher.combine(size.height)
      }
    }
  }
}
