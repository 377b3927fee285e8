import Foundation

/// A decoration of a section: a view of the class registered with the layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open var zIndex = 0
  open private(set) var elementKind: String

  init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// A background behind the whole section, including headers and footers, within the item's
  /// insets.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// The frame of an item in a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame.usable(insteadOf: .zero, "frame", of: "NSCollectionLayoutGroupCustomItem")
    self.zIndex = zIndex
    super.init()
  }

  public convenience init(frame: CGRect) {
    self.init(frame: frame, zIndex: 0)
  }
}

/// Returns the frames of a group's items in the available size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
