/// A style of attributes of your own, with all that a ``ViewStyle`` has: keys, values and merging.
///
/// It is part of a style of views as a custom one, and is merged there with others of its type:
///
/// ```swift
/// let triangle: TriangleView = [.custom(AttributeStyle<TriangleAttribute>([.color(.red)])), .width(80)]
/// ```
public struct AttributeStyle<Attribute: StyleAttribute>: Attributed, MergeableCustomStyle {
  /// What it says, in the order in which it was first said.
  public let attributes: [Attribute]

  /// A style of attributes. Of those with the same key it keeps the first.
  public init(_ attributes: [Attribute]) {
    self.attributes = attributes.withoutDuplicates { $0[0] }
  }

  /// The value of an attribute.
  ///
  /// - Parameters:
  ///   - key: Which attribute.
  ///   - type: What its value is.
  /// - Returns: The value; nil if the style does not say it, or it is none of that type.
  public func value<Value>(_ key: Attribute.Key, as type: Value.Type = Value.self) -> Value? {
    attribute(key)?.value as? Value
  }

  /// Sets all attributes.
  public func install(on styleable: Any) {
    let target = styleable as AnyObject
    for attribute in attributes { attribute.install(on: target) }
  }

  /// The attributes of this style, then what the other has besides.
  public func merged(slave: AttributeStyle) -> AttributeStyle { merge(slave: slave) }
}

/// A style of your own that stands in another one as `.custom`.
public protocol BaseAttributed {
  /// Sets what it is about, if it fits.
  ///
  /// - Parameter styleable: The view that is styled.
  @preconcurrency @MainActor func install(on styleable: Any)
}

/// A custom style that is merged with another of its type where two styles are.
public protocol MergeableCustomStyle: BaseAttributed {
  /// What both say; where both say something, this one is kept.
  func merged(slave: Self) -> Self
}

extension MergeableCustomStyle {
  func merged(with other: any BaseAttributed) -> any BaseAttributed {
    (other as? Self).map { merged(slave: $0) } ?? self
  }
}
