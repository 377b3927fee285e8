/// A value that can be merged as a style: a style, an optional one, a list of attributes, or a
/// single attribute.
public protocol StyleConvertible {
  /// The value as a style.
  var deStijlStyle: ViewStyle { get }
}

extension ViewStyle: StyleConvertible {
  /// The style itself.
  public var deStijlStyle: ViewStyle { self }
}

extension ViewAttribute: StyleConvertible {
  /// A style of this attribute.
  public var deStijlStyle: ViewStyle { ViewStyle([self]) }
}

extension Array: StyleConvertible where Element == ViewAttribute {
  /// A style of these attributes.
  public var deStijlStyle: ViewStyle { ViewStyle(self) }
}

extension Optional: StyleConvertible where Wrapped == ViewStyle {
  /// The style, or an empty one.
  public var deStijlStyle: ViewStyle { self ?? [] }
}
