/// One thing that a style says, such as a color: a key that tells it from others, and a value.
///
/// An enum of your own needs only `install(on:)`: a case is its key, and what it holds is its value.
///
/// ```swift
/// enum TriangleAttribute: StyleAttribute {
///   case color(UIColor), lineWidth(CGFloat)
///
///   func install(on target: AnyObject) {
///     guard let triangle = target as? TriangleView else { return }
///     switch self {
///     case .color(let color): triangle.color = color
///     case .lineWidth(let width): triangle.lineWidth = width
///     }
///   }
/// }
///
/// let style: AttributeStyle<TriangleAttribute> = [.color(.red), .lineWidth(2)]
/// ```
public protocol StyleAttribute {
  /// What tells an attribute from others, whatever its value.
  associatedtype Key: Hashable = String

  /// Which attribute it is.
  var key: Key { get }
  /// Its value; nil where there is none.
  var value: Any? { get }

  /// Sets what the attribute is about, if it fits.
  ///
  /// - Parameter target: What is styled.
  @preconcurrency @MainActor func install(on target: AnyObject)
}

extension StyleAttribute where Key == String {
  /// The name of the case, for an enum.
  public var key: String {
    Mirror(reflecting: self).children.first?.label ?? "\(self)"
  }
}

extension StyleAttribute {
  /// What the case holds, for an enum.
  public var value: Any? { Mirror(reflecting: self).children.first?.value }
}
