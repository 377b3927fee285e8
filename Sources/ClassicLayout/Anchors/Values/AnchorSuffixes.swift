/// What suffixes may follow: a number, an anchor, and what they become with one.
///
/// A view and a guide take none: a suffix would have to say which of their anchors it is about.
public protocol SuffixedAnchorConstraint: AnchorLayoutBuilderConstraint {
  /// What it becomes with a suffix.
  associatedtype Suffixed: MutableAnchorLayoutBuilderConstraint
}

/// What can be multiplied, and moved by points: an anchor, and what it becomes with a suffix.
public protocol ShiftedAnchorConstraint: SuffixedAnchorConstraint {}

/// What says a number of points: a number, and what it becomes with a suffix.
public protocol InsetAnchorConstraint: SuffixedAnchorConstraint {}

// The suffixes stand on numbers and on UIKit's anchors. So they are disfavored: an app's own members
// of these names win.

extension SuffixedAnchorConstraint {
  /// The anchor may have any smaller coordinate or length, too.
  ///
  /// It is the anchor that is compared, also at the far side: `rightAnchor(24.orLess)` leaves a gap
  /// of 24 points or more. ``InsetAnchorConstraint/gapAtMost`` speaks of the gap.
  @_disfavoredOverload @preconcurrency @MainActor
  public var orLess: Suffixed { suffixed { $0.comparisonType = .lessThanOrEqual } }

  /// The anchor may have any larger coordinate or length, too.
  /// ``InsetAnchorConstraint/gapAtLeast`` speaks of the gap.
  @_disfavoredOverload @preconcurrency @MainActor
  public var orGreater: Suffixed { suffixed { $0.comparisonType = .greaterThanOrEqual } }

  /// How much it matters, from 1 to 1000; 999 if it is not said.
  @_disfavoredOverload @preconcurrency @MainActor
  public func priority(_ priority: UILayoutPriority) -> Suffixed {
    suffixed { $0.priority = priority }
  }

  /// How much it matters, as a number from 1 to 1000; 999 if it is nil.
  @_disfavoredOverload @preconcurrency @MainActor
  public func priority(_ priority: PriorityLiteral?) -> Suffixed {
    self.priority(priority?.priority ?? AnchorConstraint.defaultPriority)
  }

  @MainActor
  fileprivate func suffixed(_ change: (inout AnchorConstraint) -> Void) -> Suffixed {
    var constraint = deStijlConstraint
    change(&constraint)
    return Suffixed(constraint)
  }
}

extension ShiftedAnchorConstraint {
  /// Adds to the number of points.
  @_disfavoredOverload @preconcurrency @MainActor
  public func plus(_ points: some LayoutNumber) -> Suffixed {
    suffixed { $0.inset += points.points }
  }

  /// Takes from the number of points.
  @_disfavoredOverload @preconcurrency @MainActor
  public func minus(_ points: some LayoutNumber) -> Suffixed {
    suffixed { $0.inset -= points.points }
  }

  /// A multiple of the length; several factors multiply.
  @_disfavoredOverload @preconcurrency @MainActor
  public func multiplied(by factor: CGFloat) -> Suffixed {
    suffixed { $0.multiplier *= factor }
  }
}

extension InsetAnchorConstraint {
  /// The number of points is the least gap, at either side.
  @_disfavoredOverload @preconcurrency @MainActor
  public var gapAtLeast: Suffixed {
    suffixed {
      $0.comparisonType = .greaterThanOrEqual
      $0.comparesGap = true
    }
  }

  /// The number of points is the largest gap, at either side.
  @_disfavoredOverload @preconcurrency @MainActor
  public var gapAtMost: Suffixed {
    suffixed {
      $0.comparisonType = .lessThanOrEqual
      $0.comparesGap = true
    }
  }
}

extension InsetAnchorConstraint where Suffixed == AnchorValue {
  /// So many points outside an anchor: a gap between the two views. From a length, so many points more;
  /// from a view, a guide, or a part of the superview, from the anchor of the same name.
  @_disfavoredOverload @preconcurrency @MainActor
  public func from<Reference: AnchorReference>(_ reference: Reference) -> Reference.Suffixed {
    var constraint = deStijlConstraint
    constraint.target = reference.deStijlConstraint.target
    return Reference.Suffixed(constraint)
  }

  /// So many points inside an anchor. The number is counted as it is with `from`.
  @_disfavoredOverload @preconcurrency @MainActor
  public func to<Reference: AnchorReference>(_ reference: Reference) -> Reference.Suffixed {
    from(reference)
  }
}

extension AnchorTarget {
  @MainActor
  init<Native>(_ anchor: NSLayoutAnchor<Native>) {
    if let anchor = NativeAnchor(anchor) {
      self = .anchor(anchor.element, anchor.attribute)
    } else {
      self = .gone
    }
  }
}
