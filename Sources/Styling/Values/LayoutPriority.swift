/// The strength with which a view keeps the size of its content.
public enum LayoutPriority: Hashable, Sendable {
  /// The priority 1000.
  case required
  /// The priority 750.
  case high
  /// The priority 250.
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
