/// A style of views as a value: a list of attributes, each of which occurs once.
///
/// ```swift
/// let style: ViewStyle = [.textColor(.red), .textAlignment(.center)]
/// let label: UILabel = style <<- .text("Hello")
/// ```
///
/// The order of the attributes has no effect. To merge styles, use ``merge(slave:intercept:)`` or
/// `<-`, which keep the left value where both set an attribute, or ``merge(master:intercept:)`` or
/// `<<-`, which keep the right one.
public struct ViewStyle: Attributed, Sendable {
  /// The attributes, in the order of first mention.
  public let attributes: [ViewAttribute]
  /// The attributes in the order of application.
  let applied: [ViewAttribute]

  /// Creates a style of attributes. Of attributes with the same key, it keeps the first, or the one
  /// that ``duplicatesHandler`` chooses.
  public init(_ attributes: [ViewAttribute]) {
    let unique = attributes.withoutDuplicates { duplicates in
      StyleHooks.current.duplicatesHandler?.choseDuplicate(from: duplicates) ?? duplicates[0]
    }
    self.attributes = unique
    applied = unique.sorted { first, second in
      (first.order, first.key.name) == (second.order, second.key.name)
        ? first.key.typeName < second.key.typeName
        : (first.order, first.key.name) < (second.order, second.key.name)
    }
  }

  /// Returns the value of an attribute.
  ///
  /// - Parameter key: The key of the attribute: `style.value(.text)`.
  /// - Returns: The value; nil if the style doesn't have the attribute.
  public func value<Value>(_ key: ViewAttributeKey<Value>) -> Value? {
    // In two steps, because nil converted to an object is an object.
    guard let value = attribute(key.erased)?.value else { return nil }
    return value as? Value
  }

  /// Returns the value of an attribute; the same as `value`.
  ///
  /// - Parameter key: The key of the attribute.
  public func associatedValue<Value>(_ key: ViewAttributeKey<Value>) -> Value? { value(key) }

  /// Returns whether the style has an attribute, whatever its value.
  ///
  /// - Parameter key: The key of the attribute: `style.contains(.text)`.
  public func contains<Value>(_ key: ViewAttributeKey<Value>) -> Bool {
    attribute(key.erased) != nil
  }

  /// Applies all attributes that fit a view. Applying them again changes nothing.
  ///
  /// - Parameter view: The view to style. Attributes that don't fit it aren't mistakes.
  @preconcurrency @MainActor
  public func install(on view: UIView) { install(on: view, reportsMisfits: false) }

  @MainActor
  func install(on view: UIView, reportsMisfits: Bool) {
    for attribute in applied { attribute.apply(to: view, reportsMisfits: reportsMisfits) }
    StyleHooks.current.customStyler?.customStyle(view, with: self)
  }
}

extension Array where Element == ViewAttribute {
  /// The keys of the attributes, including duplicates.
  public var stripped: [AnyViewAttributeKey] { map(\.key) }

  /// Returns the value of the first attribute with a key; nil if there is none.
  public func value<Value>(_ key: ViewAttributeKey<Value>) -> Value? {
    ViewStyle(self).value(key)
  }

  /// Returns the value of the first attribute with a key; the same as `value`.
  public func associatedValue<Value>(_ key: ViewAttributeKey<Value>) -> Value? { value(key) }

  /// Returns whether there is an attribute with a key.
  public func contains<Value>(_ key: ViewAttributeKey<Value>) -> Bool {
    contains { $0.key == key.erased }
  }
}
