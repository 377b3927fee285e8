/// What is set up by chained calls: all views, and objects of your own that conform.
///
/// ```swift
/// let label = UILabel()
///   .text("Total")
///   .font(.headline)
///   .with(\.accessibilityIdentifier, "total")
/// ```
///
/// A function that is called as a property of UIKit's sets it, and no more: what becomes of a number that the
/// property can't have is up to UIKit. The attributes of a ``ViewStyle`` tell it as an issue.
///
/// What this module gives UIKit's views stands here, and not on them: so their subclasses may have
/// members of the same names, and an app's own win.
@preconcurrency @MainActor
public protocol Chainable: AnyObject {}

extension UIView: Chainable {}

extension Chainable {
  /// Sets a property that has no chained function of its own.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: What it becomes.
  /// - Returns: The object itself.
  @discardableResult @_disfavoredOverload
  public func with<Value>(_ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value) -> Self
  {
    self[keyPath: property] = value
    return self
  }

  /// Does what no property does, such as calling a method.
  ///
  /// - Parameter setUp: Takes the object. It runs once, at once.
  /// - Returns: The object itself.
  @discardableResult @_disfavoredOverload
  public func configure(_ setUp: (Self) throws -> Void) rethrows -> Self {
    try setUp(self)
    return self
  }

  /// Puts the object into a variable, which may be weak, while the expression is evaluated.
  ///
  /// ```swift
  /// UILabel().text("Total").assign(to: &label)
  /// ```
  ///
  /// - Parameter variable: What becomes the object.
  /// - Returns: The object itself.
  @discardableResult @_disfavoredOverload
  public func assign(to variable: inout Self?) -> Self {
    variable = self
    return self
  }

  /// Puts the object into a variable that always holds one.
  ///
  /// - Parameter variable: What becomes the object.
  /// - Returns: The object itself.
  @discardableResult @_disfavoredOverload
  public func assign(to variable: inout Self) -> Self {
    variable = self
    return self
  }

  /// Puts the object into a property of another.
  ///
  /// - Parameters:
  ///   - property: What becomes the object.
  ///   - owner: What has the property.
  /// - Returns: The object itself.
  @discardableResult @_disfavoredOverload
  public func assign<Owner: AnyObject>(
    to property: ReferenceWritableKeyPath<Owner, Self?>, of owner: Owner
  ) -> Self {
    owner[keyPath: property] = self
    return self
  }
}
