/// Required constraints that can't hold together: the rest of them could without any single one.
@MainActor
package struct ConstraintConflict {
  /// The constraints that the program has made.
  package let constraints: [NSLayoutConstraint]
  /// What UIKit asks for itself, as text.
  package let systemConstraints: [String]
  /// The one that gives way as long as the conflict lasts.
  package let broken: NSLayoutConstraint
}
