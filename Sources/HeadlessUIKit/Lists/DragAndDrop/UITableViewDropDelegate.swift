import Foundation

/// Takes what is dropped into a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}

/// What is dropped into a table, and where.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// One of the things that are dropped.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// The cell that stands for what is on its way.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  func commitInsertion(dataSourceUpdates: @escaping (IndexPath) -> Void) -> Bool
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// What becomes of what is dropped into a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
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
open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    (self.insertionIndexPath, self.reuseIdentifier) = (insertionIndexPath, reuseIdentifier)
    self.rowHeight = rowHeight
    super.init()
  }
}

/// A cell that stands for what is dropped.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// Stored without effect: nothing is shown of what is dragged.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
