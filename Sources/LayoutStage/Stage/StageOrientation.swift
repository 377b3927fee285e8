/// How a screen is held.
public enum StageOrientation: String, Hashable, Sendable, CaseIterable {
  /// Higher than wide.
  case portrait
  /// Wider than high.
  case landscape
}
