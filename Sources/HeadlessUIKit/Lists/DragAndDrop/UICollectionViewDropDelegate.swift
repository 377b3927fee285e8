import Foundation

/// Takes what is dropped into a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What is dropped into a collection, and where.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt itemIndexPath: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt itemIndexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that are dropped.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// The cell that stands for what is on its way.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  func commitInsertion(dataSourceUpdates: @escaping (IndexPath) -> Void) -> Bool
  @discardableResult
  func deletePlaceholder() -> Bool
  func setNeedsCellUpdate()
}

/// What becomes of what is dropped into a collection.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }

  open private(set) var intent: Intent

  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// A cell that stands for what is still on its way, of which the data source knows nothing yet.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    super.init()
  }
}

/// A cell that stands for what is dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// Stored without effect: nothing is shown of what is dragged.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

extension UICollectionView {
  /// How soon items make room for what is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }
}
