import Foundation

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  open var localObject: Any?
  /// Stored without effect: nothing is shown of what is dragged.
  open var previewProvider: (() -> UIDragPreview?)?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }

  @available(iOS 17.4, *)
  open func setNeedsDropPreviewUpdate() {}
}

/// What an item looks like while it is dragged. Stored without effect.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  open private(set) var view: UIView
  open private(set) var parameters: UIDragPreviewParameters

  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }
}

/// How what is dragged is drawn. Stored without effect.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where what is dragged comes from, and goes to. Stored without effect.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// What an item looks like while it comes or goes. Stored without effect.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// What is dragged, while it is dragged.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView?) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What is dragged, as it is known where it comes from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// What goes alongside a drag or a drop.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping @Sendable (UIViewAnimatingPosition) -> Void)
}
