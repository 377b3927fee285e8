import Foundation

/// What the places of all items hang on, but for what their views want: as long as it stays the same,
/// what has been found once holds.
@MainActor
struct CompositionalBasis: Equatable {
  private let owner: ObjectIdentifier
  let counts: [Int]
  private let size: CGSize
  private let insets: NSDirectionalEdgeInsets
  private let traits: UITraitCollection
  private let scale: CGFloat
  private let isMirrored: Bool

  init(_ owner: UICollectionView, _ environment: CompositionalEnvironment) {
    self.owner = ObjectIdentifier(owner)
    counts = owner.knownCounts
    (size, insets) = (environment.contentSize, environment.contentInsets)
    (traits, scale) = (environment.traitCollection, owner.pixels.scale)
    isMirrored = owner.mirrorsLayout
  }

  /// Whether views have the same room and the same traits as in another one.
  func hasRoom(of other: CompositionalBasis) -> Bool {
    size == other.size && insets == other.insets && traits == other.traits
  }
}
