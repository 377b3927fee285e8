/// The relation between the two sides of a rule.
public enum LayoutRelation: String, Hashable, Sendable, CaseIterable {
  /// Less than or equal to the other side.
  case lessThanOrEqual = "<="
  /// Equal to the other side.
  case equal = "=="
  /// Greater than or equal to the other side.
  case greaterThanOrEqual = ">="

  /// The equivalent relation with both sides swapped.
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

  // The default would hash the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(native.rawValue) }
}
