/// The kinds of attributes that a link of a chain can be about.
///
/// They prevent comparisons such as a left edge with a top edge: these don't compile.
public enum LayoutKind {
  /// Horizontal coordinates.
  public enum Horizontal {}
  /// Vertical coordinates.
  public enum Vertical {}
  /// Widths and heights.
  public enum Length {}
  /// Several edges at once.
  public enum Box {}
}
