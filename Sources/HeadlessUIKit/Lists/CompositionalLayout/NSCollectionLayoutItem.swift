import Foundation

/// An alignment at the boundary of a section.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// An item of a collection view, or a supplementary item.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  @exclusivity(unchecked) open private(set) var layoutSize: NSCollectionLayoutSize
  /// Insets of the item within its space; ignored on axes with estimated dimensions.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet {
      contentInsets.sanitize(before: oldValue, "contentInsets", of: "\(type(of: self))")
    }
  }
  /// Spacing around the item's space. Flexible edges share the excess length of the group equally.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Supplementary items of each item have its index path; those of a group have the group's number.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Whether it contains an item with an estimated dimension.
  var isSelfSizing: Bool {
    layoutSize.isEstimated || supplementaryItems.contains(where: \.layoutSize.isEstimated)
  }
}

/// A view beside the items of a collection view.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open var zIndex = 0
  open private(set) var elementKind: String
  /// The attachment point on the item or group.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is attached; by default the same edges, so that the view lies inside.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  fileprivate init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    (self.containerAnchor, self.itemAnchor) = (containerAnchor, itemAnchor)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor, itemAnchor)
  }

  /// Returns the frame beside an item or group.
  ///
  /// - Parameter wanted: The preferred size, if the view has been measured.
  func frame(beside container: CGRect, wanted: CGSize?) -> CGRect {
    let size = layoutSize.size(in: container.size).with(wanted, where: layoutSize)
    let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
    let target = containerAnchor.point(in: container, ofView: size)
    let point = own.point(in: CGRect(origin: .zero, size: size), ofView: size)
    return CGRect(
      x: target.x - point.x, y: target.y - point.y, width: size.width, height: size.height)
  }
}

/// A header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open private(set) var alignment: NSRectAlignment
  open private(set) var offset: CGPoint
  /// Whether the section reserves space for the view; otherwise it overlaps the items.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as its section.
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
    offset = anchor.offset
    super.init(layoutSize: layoutSize, elementKind: elementKind, anchor)
  }

  /// Whether the view is before the items of its section on an axis, or after them; nil beside them.
  func isBefore(on axis: NSLayoutConstraint.Axis) -> Bool? {
    let share = alignment.share(on: axis)
    return share == 0.5 ? nil : share == 0
  }
}

extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }

  /// Returns the fraction of the excess length that lies before a view with this alignment.
  func share(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    let isUpright = axis == .vertical
    if edges.contains(isUpright ? .top : .leading) { return 0 }
    return edges.contains(isUpright ? .bottom : .trailing) ? 1 : 0.5
  }
}

/// A row or column of subitems, which repeat as long as there is room.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open private(set) var subitems: [NSCollectionLayoutItem]
  let axis: NSLayoutConstraint.Axis
  /// The number of subitems; nil for as many as fit.
  let count: Int?
  /// Whether the subitems share the length equally, regardless of their own size.
  let isEven: Bool
  /// Returns the frames of items in a custom group.
  let provider: NSCollectionLayoutGroupCustomItemProvider?
  /// Whether some of the subitems have uniform dimensions.
  let hasUniformItems: Bool

  private init(
    _ axis: NSLayoutConstraint.Axis, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil, isEven: Bool = false,
    provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    (self.axis, self.subitems, self.isEven) = (axis, subitems, isEven)
    self.provider = provider
    self.count = count.map { max(1, $0) }
    hasUniformItems = subitems.contains(where: \.layoutSize.isUniform)
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems) }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count, isEven: true)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count, isEven: true)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  /// A group whose provider places the items in the size of the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [], provider: itemProvider)
  }

  override var isSelfSizing: Bool {
    (subitems + supplementaryItems).contains(where: \.isSelfSizing)
  }

  /// Whether its contents depend on the sizes of siblings.
  var dependsOnSiblings: Bool {
    layoutSize.isUniform || hasUniformItems
      || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.dependsOnSiblings ?? false }
  }
}
