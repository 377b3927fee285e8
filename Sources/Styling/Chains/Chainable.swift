/// An object that chained calls set up: any view, and objects of your own that conform.
///
/// ```swift
/// let label = UILabel()
///   .text("Total")
///   .font(.headline)
///   .with(\.accessibilityIdentifier, "total")
/// ```
///
/// A function with the name of a UIKit property only sets that property: UIKit decides what happens
/// to invalid numbers. The attributes of a ``ViewStyle`` report them as issues.
///
/// The module's additions to UIKit's views are members of this protocol rather than of the views.
/// Subclasses may therefore have members of the same names, and an app's own members win.
@preconcurrency @MainActor
public protocol Chainable: AnyObject {}

extension UIView: Chainable {}

extension Chainable {
  /// Sets a property that has no chained function of its own.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - value: The new value.
  /// - Returns: The object itself.
  @discardableResult @_disfavoredOverload
  public func with<Value>(_ property: ReferenceWritableKeyPath<Self, Value>, _ value: Value) -> Self
  {
    self[keyPath: property] = value
    return self
  }

  /// Sets up the object in a closure, such as by calling a method.
  ///
  /// - Parameter setUp: A closure that takes the object. It runs once, immediately.
  /// - Returns: The object itself.
  @discardableResult @_disfavoredOverload
  public func configure(_ setUp: (Self) throws -> Void) rethrows -> Self {
    try setUp(self)
    return self
  }

  /// Assigns the object to a variable while the expression is evaluated. The variable may be weak.
  ///
  /// ```swift
  /// UILabel().text("Total").assign(to: &label)
  /// ```
  ///
  /// - Parameter variable: The variable to assign the object to.
  /// - Returns: The object itself.
  @discardableResult @_disfavoredOverload
  public func assign(to variable: inout Self?) -> Self {
    variable = self
    return self
  }

  /// Assigns the object to a non-optional variable.
  ///
  /// - Parameter variable: The variable to assign the object to.
  /// - Returns: The object itself.
  @discardableResult @_disfavoredOverload
  public func assign(to variable: inout Self) -> Self {
    variable = self
    return self
  }

  /// Assigns the object to a property of another object.
  ///
  /// - Parameters:
  ///   - property: The property to assign the object to.
  ///   - owner: The object with the property.
  /// - Returns: The object itself.
  @discardableResult @_disfavoredOverload
  public func assign<Owner: AnyObject>(
    to property: ReferenceWritableKeyPath<Owner, Self?>, of owner: Owner
  ) -> Self {
    owner[keyPath: property] = self
    return self
  }
}
