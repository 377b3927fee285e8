/// How the two sides of a rule compare.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  /// No larger than the other side.
  case lessThanOrEqual = "<="
  /// The same as the other side.
  case equal = "=="
  /// No smaller than the other side.
  case greaterThanOrEqual = ">="

  /// The relation that says the same with both sides swapped.
  public var flipped: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// UIKit's name for the relation.
  public var native: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  // Else it would be that of the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(native.rawValue) }
}
