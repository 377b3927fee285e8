/// What tells an attribute of views from others: its name, and the type of its value.
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
  /// The name, as messages give it.
  public let name: String

  /// The key of an attribute of your own, with the name and the type that it is made with.
  public init(_ name: String) { self.name = name }

  /// The key of any attribute, which ``ViewAttribute`` has.
  public var erased: AnyViewAttributeKey {
    AnyViewAttributeKey(name: name, value: ObjectIdentifier(Value.self))
  }
}

/// The key of an attribute with a value of any type.
public struct AnyViewAttributeKey: Hashable, Sendable, CustomStringConvertible {
  /// The name, as messages give it.
  public let name: String
  let value: ObjectIdentifier

  /// The type of the values, which tells keys of one name apart: they are of that type alone.
  var typeName: String { String(reflecting: unsafeBitCast(value, to: Any.Type.self)) }

  /// The name.
  public var description: String { name }
}
