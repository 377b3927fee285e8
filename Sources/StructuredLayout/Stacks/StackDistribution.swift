/// How a stack shares its length among its elements and the gaps between them.
public enum StackDistribution: Hashable, Sendable, CaseIterable {
  /// Elements keep their lengths as far as they can; each gap is as long as the spacing.
  case fill
  /// All elements are equally long; each gap is as long as the spacing.
  case equalSizes
  /// Elements keep their lengths; all gaps are equally long, and at least as long as the spacing.
  ///
  /// A spacer at an end is shorter than the gaps, by the spacing. `spacingBefore` and
  /// `spacingAfter` come on top of a gap.
  case equalSpacing
  /// Elements keep their lengths; the distances between their centers are equal, as far as the
  /// spacing allows.
  ///
  /// A spacer at an end is as long as the gap beside it.
  case equalCentering

  /// The distribution as source.
  var source: StaticString {
    switch self {
    case .fill: ".fill"
    case .equalSizes: ".equalSizes"
    case .equalSpacing: ".equalSpacing"
    case .equalCentering: ".equalCentering"
    }
  }

  /// Whether excess length goes to the gaps.
  var stretchesGaps: Bool { self == .equalSpacing || self == .equalCentering }
}
