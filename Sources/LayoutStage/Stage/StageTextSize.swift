/// The size of text that a user has chosen.
public enum StageTextSize: String, Hashable, Sendable, CaseIterable {
  /// Smaller than what a device comes with.
  case xSmall, small, medium
  /// What a device comes with.
  case large
  /// Larger than that.
  case xLarge, xxLarge, xxxLarge
  /// Those that are to be chosen among the settings for accessibility.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .accessibility1: .accessibilityMedium
    case .accessibility2: .accessibilityLarge
    case .accessibility3: .accessibilityExtraLarge
    case .accessibility4: .accessibilityExtraExtraLarge
    case .accessibility5: .accessibilityExtraExtraExtraLarge
    }
  }
}
