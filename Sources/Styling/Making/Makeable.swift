/// A view of your own that styles make: it says how one is made, and no more.
///
/// ```swift
/// final class CardView: UIView, Makeable {
///   static func createEmpty() -> CardView { CardView(frame: .zero) }
/// }
///
/// let card: CardView = [.color(.white), .cornerRadius(8)]
/// ```
@preconcurrency @MainActor
public protocol Makeable: UIView, Styleable {
  /// One of its kind, as it is before anything is set.
  static func createEmpty() -> Self
  /// Does what is left to do when a style has been applied. It does nothing by default.
  ///
  /// - Parameter style: What has been applied.
  func postMake(_ style: ViewStyle)
}

extension Makeable {
  /// Does nothing.
  public func postMake(_ style: ViewStyle) {}
}

extension Chainable where Self: UIView {
  /// Makes the view ready for constraints, and sets everything in a style that fits.
  ///
  /// - Parameter style: What the view is to look like.
  @discardableResult @_disfavoredOverload
  public func setup(with style: ViewStyle) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    style.install(on: self)
    return self
  }
}
