// The names of the modules say that the conformances are meant, although neither the type nor the
// protocols are ours.

extension UIPlatform.UILayoutPriority: Swift.ExpressibleByIntegerLiteral {
  /// `priority: 750`.
  public init(integerLiteral value: Int) { self.init(Float(value)) }
}

extension UIPlatform.UILayoutPriority: Swift.ExpressibleByFloatLiteral {
  /// `priority: 250.5`.
  public init(floatLiteral value: Double) { self.init(Float(value)) }
}
