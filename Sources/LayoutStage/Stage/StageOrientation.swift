/// The orientation of a screen.
public enum StageOrientation: String, Hashable, Sendable, CaseIterable {
  /// Taller than wide.
  case portrait
  /// Wider than tall.
  case landscape
}
