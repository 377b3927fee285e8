import Foundation

extension NSAttributedString {
  /// Empty text. The argument is there for the compiler alone: `NSAttributedString()` is what one writes.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}
