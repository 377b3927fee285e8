import Foundation

/// What becomes of what is dropped. Nothing is dropped here: stored without effect.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// What is dropped into a view.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  var localDragSession: (any UIDragSession)? { get }
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
