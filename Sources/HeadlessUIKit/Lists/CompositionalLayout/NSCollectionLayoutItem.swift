import Foundation

/// Where something is at the boundary of a section.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// An item of a collection, or what is beside one.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  @exclusivity(unchecked) open private(set) var layoutSize: NSCollectionLayoutSize
  /// Around the item, within its place; not along axes on which it is estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero {
    didSet {
      contentInsets.keepUsable(before: oldValue, "contentInsets", of: "\(type(of: self))")
    }
  }
  /// Around its place. What is flexible takes what the items of a group leave, in equal parts.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// Beside each item, with its index path; beside a group, with the number of that group.
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

  /// Whether something in it is as large as it wants to be.
  var asksViews: Bool {
    layoutSize.isEstimated || supplementaryItems.contains(where: \.layoutSize.isEstimated)
  }
}

/// A view beside the items of a collection.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open var zIndex = 0
  open private(set) var elementKind: String
  /// Where it is attached to the item or group.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// Which point of its own lies there; that of the same edges if nothing is said, so that it is inside.
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

  /// Where it is beside something.
  ///
  /// - Parameter wanted: How large it wants to be, if it has been asked.
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
  /// Whether the section has room for it; else it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays in sight as long as its section does.
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

  /// Whether it is before the items of its section on an axis, or after them; nil beside them.
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

  /// Which part of the room that is left on an axis lies before what is aligned so.
  func share(on axis: NSLayoutConstraint.Axis) -> CGFloat {
    let isUpright = axis == .vertical
    if edges.contains(isUpright ? .top : .leading) { return 0 }
    return edges.contains(isUpright ? .bottom : .trailing) ? 1 : 0.5
  }
}

/// Items beside or below each other, which repeat as long as there is room.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open private(set) var subitems: [NSCollectionLayoutItem]
  let axis: NSLayoutConstraint.Axis
  /// How many items there are; nil for as many as have room.
  let count: Int?
  /// Whether the items share the room among them, whatever their own size.
  let isEven: Bool
  /// Says where the items of a custom group are.
  let provider: NSCollectionLayoutGroupCustomItemProvider?
  /// Whether some of the items are as large as the largest of them.
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

  /// Items where the provider says, in the room that a group of the size has.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [], provider: itemProvider)
  }

  override var asksViews: Bool {
    (subitems + supplementaryItems).contains(where: \.asksViews)
  }

  /// Whether something in it hangs on what its siblings want.
  var asksSiblings: Bool {
    layoutSize.isUniform || hasUniformItems
      || subitems.contains { ($0 as? NSCollectionLayoutGroup)?.asksSiblings ?? false }
  }
}
