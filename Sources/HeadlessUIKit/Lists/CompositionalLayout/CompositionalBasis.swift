import Foundation

/// The conditions on which all positions depend, apart from the sizes that views prefer. While they
/// stay the same, positions remain valid.
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

  /// Whether views have the same available size and the same traits as under another basis.
  func hasRoom(of other: CompositionalBasis) -> Bool {
    size == other.size && insets == other.insets && traits == other.traits
  }
}
