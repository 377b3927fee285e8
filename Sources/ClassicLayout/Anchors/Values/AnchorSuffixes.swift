/// A value that takes suffixes: a number, an anchor, or either of them with suffixes.
///
/// Views and guides take no suffixes, because a suffix would have to say which of their anchors it
/// is about.
public protocol SuffixedAnchorConstraint: AnchorLayoutBuilderConstraint {
  /// The type of the value with a suffix.
  associatedtype Suffixed: MutableAnchorLayoutBuilderConstraint
}

/// A value that can be multiplied and moved by points: an anchor, with or without suffixes.
public protocol ShiftedAnchorConstraint: SuffixedAnchorConstraint {}

/// A value that is a number of points, with or without suffixes.
public protocol InsetAnchorConstraint: SuffixedAnchorConstraint {}

// The suffixes are members of numbers and of UIKit's anchors. They are disfavored, so that an app's
// own members of these names win.

extension SuffixedAnchorConstraint {
  /// Allows the anchor any smaller coordinate or length.
  ///
  /// The suffix compares the anchor itself, also at the far side: `rightAnchor(24.orLess)` leaves a
  /// gap of 24 points or more. ``InsetAnchorConstraint/gapAtMost`` compares the gap.
  @_disfavoredOverload @preconcurrency @MainActor
  public var orLess: Suffixed { suffixed { $0.comparisonType = .lessThanOrEqual } }

  /// Allows the anchor any larger coordinate or length.
  ///
  /// ``InsetAnchorConstraint/gapAtLeast`` compares the gap.
  @_disfavoredOverload @preconcurrency @MainActor
  public var orGreater: Suffixed { suffixed { $0.comparisonType = .greaterThanOrEqual } }

  /// Sets the priority, from 1 to 1000. Without this suffix, it is 999.
  @_disfavoredOverload @preconcurrency @MainActor
  public func priority(_ priority: UILayoutPriority) -> Suffixed {
    suffixed { $0.priority = priority }
  }

  /// Sets the priority, as a number from 1 to 1000; nil means 999.
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

  /// Subtracts from the number of points.
  @_disfavoredOverload @preconcurrency @MainActor
  public func minus(_ points: some LayoutNumber) -> Suffixed {
    suffixed { $0.inset -= points.points }
  }

  /// Multiplies the target's attribute, or a length without a target; several factors multiply each
  /// other.
  @_disfavoredOverload @preconcurrency @MainActor
  public func multiplied(by factor: CGFloat) -> Suffixed {
    suffixed { $0.multiplier *= factor }
  }
}

extension InsetAnchorConstraint {
  /// Makes the number of points a minimum gap, at either side.
  @_disfavoredOverload @preconcurrency @MainActor
  public var gapAtLeast: Suffixed {
    suffixed {
      $0.comparisonType = .greaterThanOrEqual
      $0.comparesGap = true
    }
  }

  /// Makes the number of points a maximum gap, at either side.
  @_disfavoredOverload @preconcurrency @MainActor
  public var gapAtMost: Suffixed {
    suffixed {
      $0.comparisonType = .lessThanOrEqual
      $0.comparesGap = true
    }
  }
}

extension InsetAnchorConstraint where Suffixed == AnchorValue {
  /// Counts the number of points from an anchor, such as the facing edge of a neighbor: a gap
  /// between the two views.
  ///
  /// From a length, the number is added to it. From a view, a guide or an area of the superview,
  /// the number counts from the anchor of the same name.
  @_disfavoredOverload @preconcurrency @MainActor
  public func from<Reference: AnchorReference>(_ reference: Reference) -> Reference.Suffixed {
    var constraint = deStijlConstraint
    constraint.target = reference.deStijlConstraint.target
    return Reference.Suffixed(constraint)
  }

  /// Counts the number of points from an anchor, as `from` does: from the same edge of a container,
  /// an inset.
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
