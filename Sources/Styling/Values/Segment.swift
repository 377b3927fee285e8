/// A segment of a segmented control.
public enum Segment: @unchecked Sendable {
  /// A segment with a title.
  case title(String)
  /// A segment with an image.
  case image(UIImage)
}
