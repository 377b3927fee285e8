import Foundation

/// Something that is dragged. Nothing is dragged here: stored without effect.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  open private(set) var itemProvider: NSItemProvider
  open var localObject: Any?
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

/// What is dragged, while it is dragged. There is none here: without effect.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  var items: [UIDragItem] { get }
  func location(in view: UIView?) -> CGPoint
  var allowsMoveOperation: Bool { get }
  var isRestrictedToDraggingApplication: Bool { get }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// What is dragged out of a view. There is none here: without effect.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  var localContext: Any? { get set }
}

/// What goes alongside a drag or a drop. There is none here: without effect.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping @Sendable (UIViewAnimatingPosition) -> Void)
}
