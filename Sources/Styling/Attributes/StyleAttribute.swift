/// An attribute of a style, such as a color: a key that distinguishes it from others, and a value.
///
/// An enum of your own needs only `install(on:)`: the case is the key, and its associated value,
/// with or without a label, is the value.
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
  /// The type of the key, which distinguishes an attribute from others, whatever its value.
  associatedtype Key: Hashable = String

  /// The key of the attribute.
  var key: Key { get }
  /// The value of the attribute; nil if it has none.
  var value: Any? { get }

  /// Sets what the attribute is about, if it fits.
  ///
  /// - Parameter target: What is styled.
  @preconcurrency @MainActor func install(on target: AnyObject)
}

extension StyleAttribute where Key == String {
  /// For an enum, the name of the case. A case without an associated value must not be described
  /// in other words (`CustomStringConvertible`), because then its description is the key.
  public var key: String {
    Mirror(reflecting: self).children.first?.label ?? "\(self)"
  }
}

extension StyleAttribute {
  /// For an enum, the associated value of the case; several values form a tuple.
  public var value: Any? {
    guard let value = Mirror(reflecting: self).children.first?.value else { return nil }
    // A single value with a label is reflected as a tuple of one.
    let parts = Mirror(reflecting: value)
    let isLabeled = parts.displayStyle == .tuple && parts.children.count == 1
    return isLabeled ? parts.children.first?.value : value
  }
}
