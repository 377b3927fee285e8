/// A text size that a user has chosen.
public enum StageTextSize: String, Hashable, Sendable, CaseIterable {
  /// Smaller than the default size of a device.
  case xSmall, small, medium
  /// The default size of a device.
  case large
  /// Larger than the default size.
  case xLarge, xxLarge, xxxLarge
  /// Sizes from the accessibility settings.
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
