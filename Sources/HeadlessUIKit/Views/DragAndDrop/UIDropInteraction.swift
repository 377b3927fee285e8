import Foundation

/// Lets things be dropped into a view, which is the one for a drag that is held over it or over what is
/// in it, unless an inner one wants to have to do with it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Stored without effect: drags don't know of each other.
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what may be dropped into a view, and takes it.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWithAnimator animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWithAnimator animator: any UIDragAnimating
  ) {}
}
