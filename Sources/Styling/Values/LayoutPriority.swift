/// How strongly a view holds on to the size of its content.
public enum LayoutPriority: Hashable, Sendable {
  /// 1000.
  case required
  /// 750.
  case high
  /// 250.
  case low
  /// Any priority, from 1 to 1000.
  case custom(Float)

  var native: UILayoutPriority {
    switch self {
    case .required: .required
    case .high: .defaultHigh
    case .low: .defaultLow
    case .custom(let value): UILayoutPriority(value)
    }
  }
}
