import Foundation

/// What would become of what is held over a view, if it were dropped.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  open private(set) var operation: UIDropOperation
  /// Stored without effect, like the next: nothing is shown of what is dragged.
  open var isPrecise = false
  open var prefersFullSizePreview = false

  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What is done with what is dropped. Nothing is moved that must not be: it counts as cancelled.
public enum UIDropOperation: UInt, Sendable {
  case cancel, forbidden, copy, move
}

/// Whether it is shown how far what is dropped has been loaded.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  case none, `default`
}

/// What is dragged, as it is known where it may be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  var localDragSession: (any UIDragSession)? { get }
  /// Stored without effect: nothing shows how far it is.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Hands on what the items have of a class, on the next turn of the run loop after all of it is there.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Whether any item has something of a type of Swift, such as a `String`.
  public func canLoadObjects<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Hands on what the items have of a type of Swift, such as their texts.
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
