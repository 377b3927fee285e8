import Foundation

/// The operation that a drop at the current place would perform.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation
  /// Stored without effect, like the next property: dragged items are not displayed.
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// The operation of a drop. A move that is not allowed counts as canceled.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// Whether a drop shows the progress of loading.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// The items, as the target of a drop sees them.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  var localDragSession: (any UIDragSession)? { get }
  /// Stored without effect: no progress is displayed.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Delivers the objects of a class that the items provide, on the next turn of the run loop after
  /// all have been loaded.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Returns whether any item provides an object of a Swift type, such as a `String`.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Delivers the objects of a Swift type that the items provide, such as their texts.
  @discardableResult
  public func loadObjects<T: _ObjectiveCBridgeable>(
    ofClass: T.Type, completion: @escaping ([T]) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      var found: [T] = []
      for case let object as T._ObjectiveCType in objects {
        found.append(T._unconditionallyBridgeFromObjectiveC(object))
      }
      completion(found)
    }
  }
}
