import Foundation

extension NSAttributedString {
  /// Creates empty text. The argument is there only for the compiler: callers write `NSAttributedString()`.
  public convenience init(_ nothing: Void = ()) {
    self.init(string: "")
  }
}
