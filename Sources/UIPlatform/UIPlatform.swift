#if os(iOS) || os(tvOS) || os(visionOS)
  @_exported import UIKit

  /// Has no effect: UIKit writes conflicts to its log and tells nobody. There the names of the
  /// constraints say which lines have made them.
  @MainActor
  package func hearOfConflicts(_ take: @escaping @MainActor (ConstraintConflict) -> Bool) {}

  extension NSLayoutConstraint {
    /// What made the constraint. It is not kept: only conflicts are explained with it.
    package var origin: AnyObject? {
      get { nil }
      set {}
    }
  }
#else
  // UIKit brings Foundation along; so must what stands in for it.
  @_exported import Foundation
  @_exported import HeadlessUIKit

  /// Has conflicts told: each once when it begins, and once more whenever it comes back.
  ///
  /// - Parameter take: Takes a conflict; if it returns false, the conflict is logged as UIKit does.
  @MainActor
  package func hearOfConflicts(_ take: @escaping @MainActor (ConstraintConflict) -> Bool) {
    Headless.conflictHandler = { conflict in
      take(
        ConstraintConflict(
          constraints: conflict.constraints, systemConstraints: conflict.systemConstraints,
          broken: conflict.broken))
    }
  }
#endif
