/// How a stack shares its length among its elements and the gaps between them.
public enum StackDistribution: Hashable, Sendable, CaseIterable {
  /// Elements keep their sizes as far as they can; gaps are as long as the spacing.
  case fill
  /// All elements are equally long; gaps are as long as the spacing.
  case equalSizes
  /// Elements keep their sizes; all gaps are equally long, and at least as long as the spacing.
  case equalSpacing
  /// Elements keep their sizes; their middles are equally far apart, as far as the spacing allows. A spacer
  /// at an end is as long as the gap beside it.
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

  /// Whether what is left over goes to the gaps.
  var stretchesGaps: Bool { self == .equalSpacing || self == .equalCentering }
}
