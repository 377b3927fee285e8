/// A view of your own that styles can make; it only defines how to create an empty one.
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
  /// Creates a view before anything is set.
  static func createEmpty() -> Self
  /// Finishes the view after a style has been applied. By default, it does nothing.
  ///
  /// - Parameter style: The applied style.
  func postMake(_ style: ViewStyle)
}

extension Makeable {
  /// Does nothing.
  public func postMake(_ style: ViewStyle) {}
}

extension Chainable where Self: UIView {
  /// Prepares the view for constraints, and applies the attributes of a style that fit it.
  ///
  /// - Parameter style: The style of the view.
  @discardableResult @_disfavoredOverload
  public func setup(with style: ViewStyle) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    style.install(on: self)
    return self
  }
}
