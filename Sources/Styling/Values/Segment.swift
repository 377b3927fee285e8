/// A part of a segmented control.
public enum Segment: @unchecked Sendable {
  /// A part with a title.
  case title(String)
  /// A part with an image.
  case image(UIImage)
}
