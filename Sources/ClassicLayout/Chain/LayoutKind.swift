/// What kinds of things a link of a chain can be about. They keep a left edge from being compared
/// with a top edge: that does not compile.
public enum LayoutKind {
  /// Coordinates from left to right.
  public enum Horizontal {}
  /// Coordinates from the top to the bottom.
  public enum Vertical {}
  /// Widths and heights.
  public enum Length {}
  /// Several edges at once.
  public enum Box {}
}
