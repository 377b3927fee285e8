import Foundation

/// Whether a separator of an item is visible.
public enum UIListSeparatorVisibility: Int, Sendable {
  case automatic, visible, hidden
}

/// The separators above and below an item of a list.
public struct UIListSeparatorConfiguration: Hashable {
  /// Stands for insets that follow the content.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  private let appearance: UICollectionLayoutListConfiguration.Appearance
  /// Hidden when automatic.
  public var topSeparatorVisibility = UIListSeparatorVisibility.automatic
  /// Visible when automatic, except below the last item of a group.
  public var bottomSeparatorVisibility = UIListSeparatorVisibility.automatic
  public var topSeparatorInsets = automaticInsets
  public var bottomSeparatorInsets = automaticInsets
  public var color = UIColor.separator
  /// Stored without effect.
  public var multipleSelectionColor = UIColor.separator
  /// Stored without effect.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    appearance = listAppearance
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(appearance)
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }
}
