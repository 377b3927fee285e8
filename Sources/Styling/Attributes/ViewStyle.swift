/// What views look like, as a value: attributes, each of them once.
///
/// ```swift
/// let style: ViewStyle = [.textColor(.red), .textAlignment(.center)]
/// let label: UILabel = style <<- .text("Hello")
/// ```
///
/// The order of the attributes has no effect. Styles are merged: ``merge(slave:intercept:)`` or `<-`
/// keeps what the left one says, ``merge(master:intercept:)`` or `<<-` what the right one says.
public struct ViewStyle: Attributed, Sendable {
  /// What it says, in the order in which it was first said.
  public let attributes: [ViewAttribute]
  /// The same, in the order in which it is applied.
  let applied: [ViewAttribute]

  /// A style of attributes. Of those with the same key it keeps the first, or what
  /// ``duplicatesHandler`` chooses.
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

  /// The value of an attribute.
  ///
  /// - Parameter key: Which attribute: `style.value(.text)`.
  /// - Returns: The value; nil if the style does not say it.
  public func value<Value>(_ key: ViewAttributeKey<Value>) -> Value? {
    // Not in one step: nil as an object is an object.
    guard let value = attribute(key.erased)?.value else { return nil }
    return value as? Value
  }

  /// The value of an attribute, as `value` gives it.
  ///
  /// - Parameter key: Which attribute.
  public func associatedValue<Value>(_ key: ViewAttributeKey<Value>) -> Value? { value(key) }

  /// Whether it says something, whatever the value.
  ///
  /// - Parameter key: Which attribute: `style.contains(.text)`.
  public func contains<Value>(_ key: ViewAttributeKey<Value>) -> Bool {
    attribute(key.erased) != nil
  }

  /// Sets everything that fits a view. Doing it again changes nothing.
  ///
  /// - Parameter view: What is styled. What does not fit it is no mistake.
  @preconcurrency @MainActor
  public func install(on view: UIView) { install(on: view, reportsMisfits: false) }

  @MainActor
  func install(on view: UIView, reportsMisfits: Bool) {
    for attribute in applied { attribute.apply(to: view, reportsMisfits: reportsMisfits) }
    StyleHooks.current.customStyler?.customStyle(view, with: self)
  }
}

extension Array where Element == ViewAttribute {
  /// The keys of the attributes, with those that stand there twice.
  public var stripped: [AnyViewAttributeKey] { map(\.key) }

  /// The value of the first attribute with a key; nil if there is none.
  public func value<Value>(_ key: ViewAttributeKey<Value>) -> Value? {
    ViewStyle(self).value(key)
  }

  /// The value of the first attribute with a key, as `value` gives it.
  public func associatedValue<Value>(_ key: ViewAttributeKey<Value>) -> Value? { value(key) }

  /// Whether there is an attribute with a key.
  public func contains<Value>(_ key: ViewAttributeKey<Value>) -> Bool {
    contains { $0.key == key.erased }
  }
}
