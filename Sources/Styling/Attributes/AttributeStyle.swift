/// A style of your own attributes, with the keys, values and merging of a ``ViewStyle``.
///
/// Add it to a view style as a custom style, where it is merged with others of its type:
///
/// ```swift
/// let triangle: TriangleView = [.custom(AttributeStyle<TriangleAttribute>([.color(.red)])), .width(80)]
/// ```
public struct AttributeStyle<Attribute: StyleAttribute>: Attributed, MergeableCustomStyle {
  /// The attributes, in the order of first mention.
  public let attributes: [Attribute]

  /// Creates a style of attributes. Of attributes with the same key, it keeps the first.
  public init(_ attributes: [Attribute]) {
    self.attributes = attributes.withoutDuplicates { $0[0] }
  }

  /// Returns the value of an attribute.
  ///
  /// - Parameters:
  ///   - key: The key of the attribute.
  ///   - type: The type of the value.
  /// - Returns: The value; nil if the style doesn't have the attribute, or its value has another
  ///   type.
  public func value<Value>(_ key: Attribute.Key, as type: Value.Type = Value.self) -> Value? {
    attribute(key)?.value as? Value
  }

  /// Applies all attributes.
  public func install(on styleable: Any) {
    let target = styleable as AnyObject
    for attribute in attributes { attribute.install(on: target) }
  }

  /// Returns the attributes of this style, followed by those that only the other one has.
  public func merged(slave: AttributeStyle) -> AttributeStyle { merge(slave: slave) }
}

/// A style of your own that is part of a view style as `.custom`.
public protocol BaseAttributed {
  /// Sets what it is about, if it fits.
  ///
  /// - Parameter styleable: The view that is styled.
  @preconcurrency @MainActor func install(on styleable: Any)
}

/// A custom style that is merged with another of its type when two view styles are merged.
public protocol MergeableCustomStyle: BaseAttributed {
  /// Merges both styles. Where both set an attribute, this style is kept.
  func merged(slave: Self) -> Self
}

extension MergeableCustomStyle {
  func merged(with other: any BaseAttributed) -> any BaseAttributed {
    (other as? Self).map { merged(slave: $0) } ?? self
  }
}
