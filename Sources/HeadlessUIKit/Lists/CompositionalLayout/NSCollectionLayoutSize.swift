import Foundation

/// A length: in points, as a fraction of the container, or estimated, independently or uniformly across
/// siblings.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case absolute, estimated, uniform, fractionalWidth, fractionalHeight
  }

  private let kind: Kind
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = max(
      0, dimension.usable(insteadOf: 0, "dimension", of: "NSCollectionLayoutDimension"))
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// As long as the longest of the estimated items in its group. For the group of a section, as long as
  /// the longest in the section.
  open class func uniformAcrossSiblings(
    estimate estimatedDimension: CGFloat
  ) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniform, estimatedDimension)
  }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  /// Also true for lengths that are uniform across siblings, which are estimates, too.
  open var isEstimated: Bool { kind == .estimated || kind == .uniform }
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .absolute, .estimated, .uniform: dimension
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    }
  }
}

/// A width and a height.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  @exclusivity(unchecked) open private(set) var widthDimension: NSCollectionLayoutDimension
  @exclusivity(unchecked) open private(set) var heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  private func dimension(on axis: NSLayoutConstraint.Axis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }

  func isEstimated(on axis: NSLayoutConstraint.Axis) -> Bool { dimension(on: axis).isEstimated }

  func isUniform(on axis: NSLayoutConstraint.Axis) -> Bool {
    dimension(on: axis).isUniformAcrossSiblings
  }

  /// Whether a dimension is uniform across siblings.
  var isUniform: Bool { isUniform(on: .horizontal) || isUniform(on: .vertical) }

  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }
}

/// The spacing between items of a group.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  open private(set) var spacing: CGFloat
  open private(set) var isFlexibleSpacing: Bool

  init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.usable(insteadOf: 0, "spacing", of: "NSCollectionLayoutSpacing")
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A minimum spacing that takes up excess length.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }

  open var isFixedSpacing: Bool { !isFlexibleSpacing }
}
