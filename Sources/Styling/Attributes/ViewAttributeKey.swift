/// The key of a view attribute: its name and the type of its value.
///
/// ```swift
/// style.value(.text)  // String?
/// style.contains(.font)
///
/// extension ViewAttributeKey where Value == CGFloat {
///   static var shine: Self { Self("shine") }
/// }
/// ```
public struct ViewAttributeKey<Value>: Hashable, Sendable {
  /// The name, as it appears in messages.
  public let name: String

  /// Creates the key of an attribute of your own, with the name and the type of the attribute.
  public init(_ name: String) { self.name = name }

  /// The type-erased key, as in ``ViewAttribute``.
  public var erased: AnyViewAttributeKey {
    AnyViewAttributeKey(name: name, value: ObjectIdentifier(Value.self))
  }
}

/// The key of a view attribute with a value of any type.
public struct AnyViewAttributeKey: Hashable, Sendable, CustomStringConvertible {
  /// The name, as it appears in messages.
  public let name: String
  let value: ObjectIdentifier

  /// The name of the value type, which distinguishes keys of the same name. A key is for this type
  /// alone.
  var typeName: String { String(reflecting: unsafeBitCast(value, to: Any.Type.self)) }

  /// The name.
  public var description: String { name }
}
