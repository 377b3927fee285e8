/// Required constraints that can't all hold: without any one of them the others could.
@MainActor
package struct ConstraintConflict {
  /// The constraints that the program has made.
  package let constraints: [NSLayoutConstraint]
  /// UIKit's own constraints, as text.
  package let systemConstraints: [String]
  /// The constraint that is broken as long as the conflict lasts.
  package let broken: NSLayoutConstraint
}
