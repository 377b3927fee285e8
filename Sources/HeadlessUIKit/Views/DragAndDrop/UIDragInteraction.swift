import Foundation

/// Lets a view be dragged by a finger that rests on it and then moves; a second finger that taps takes
/// more along.
///
/// `Headless.dragAndDrop(_:to:)` does it in one step. Nothing is shown of what is lifted: what delegates
/// say of previews has no effect.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open class var isEnabledByDefault: Bool { true }
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var allowsSimultaneousRecognitionDuringLift = false
  open var isEnabled = true
  private lazy var recognizers: [UIGestureRecognizer] = [DragLift(self), DragAddition(self)]

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    for recognizer in recognizers { view?.addGestureRecognizer(recognizer) }
  }
}

/// Says what is dragged out of a view, and hears how that goes.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWithAnimator animator: any UIDragAnimating,
    session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWithAnimator animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWithAnimator animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { nil }
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWithAnimator animator: any UIDragAnimating
  ) {}
}
