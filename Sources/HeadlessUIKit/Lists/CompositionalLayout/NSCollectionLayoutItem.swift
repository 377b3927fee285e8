import Foundation

/// Where something is at the boundary of a section.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// An item of a collection, or what is beside one.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// Around the item, within its place; not along axes on which it is estimated.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// Whether something in it is as large as it wants to be.
  var asksViews: Bool { layoutSize.isEstimated }
}

/// A view beside the items of a collection.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open var zIndex = 0
  open private(set) var elementKind: String

  init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
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
    offset = absoluteOffset
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }

  /// Whether it is before the items of its section; nil beside them.
  func isBefore(on axis: NSLayoutConstraint.Axis) -> Bool? {
    switch alignment {
    case .top, .topLeading, .topTrailing: axis == .vertical ? true : nil
    case .bottom, .bottomLeading, .bottomTrailing: axis == .vertical ? false : nil
    case .leading: axis == .horizontal ? true : nil
    case .trailing: axis == .horizontal ? false : nil
    case .none: nil
    }
  }

  /// Which part of the room across that is left lies before it.
  var share: CGFloat {
    switch alignment {
    case .topLeading, .bottomLeading: 0
    case .topTrailing, .bottomTrailing: 1
    default: 0.5
    }
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

  private init(
    _ axis: NSLayoutConstraint.Axis, _ layoutSize: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil, isEven: Bool = false,
    provider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    (self.axis, self.subitems, self.isEven) = (axis, subitems, isEven)
    self.provider = provider
    self.count = count.map { max(1, $0) }
    super.init(layoutSize: layoutSize)
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

  override var asksViews: Bool { subitems.contains(where: \.asksViews) }
}
