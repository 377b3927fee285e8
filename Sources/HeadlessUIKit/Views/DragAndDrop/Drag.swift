import Foundation

/// The course of a drag: the lifted items, the target below them, and the outcome.
///
/// Calls delegates in the order of UIKit's documentation. Lifted items are not displayed.
@MainActor
final class Drag {
  private let source: UIDragInteraction
  private let session: DragSession
  private let dropSession: DropSession
  private unowned let window: UIWindow
  private var hasBegun = false
  private var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The interactions that were asked about the drag, with their first answer. The interested ones
  /// are told of its end.
  private var answers: [(interaction: UIDropInteraction, isInterested: Bool)] = []
  /// The outcome; nil before the end.
  private(set) var outcome: UIDropOperation?

  /// Returns nil if there is nothing to drag.
  init?(_ source: UIDragInteraction, at point: CGPoint) {
    guard let window = source.view?.window, let delegate = source.delegate else { return nil }
    (self.source, self.window) = (source, window)
    session = DragSession(at: point, in: window)
    dropSession = DropSession(session)
    let items = delegate.dragInteraction(source, itemsForBeginning: session)
    guard !items.isEmpty else { return nil }
    session.add(items)
  }

  // MARK: Lifting

  func lift() {
    window.router.drags.append(self)
    for item in session.items {
      _ = source.delegate?.dragInteraction(source, previewForLiftingItem: item, session: session)
    }
    let animator = InteractionAnimator()
    source.delegate?.dragInteraction(
      source, willAnimateLiftWithAnimator: animator, session: session)
    animator.run()
  }

  /// The first movement begins the drag.
  private func begin() {
    guard !hasBegun, let delegate = source.delegate else { return }
    hasBegun = true
    session.isRestrictedToDraggingApplication = delegate.dragInteraction(
      source, sessionIsRestrictedToDraggingApplication: session)
    session.allowsMoveOperation = delegate.dragInteraction(
      source, sessionAllowsMoveOperation: session)
    _ = delegate.dragInteraction(source, prefersFullSizePreviewsFor: session)
    delegate.dragInteraction(source, sessionWillBegin: session)
  }

  /// Adds the items of an interaction that is tapped during the drag.
  static func add(_ interaction: UIDragInteraction, at point: CGPoint, in window: UIWindow) {
    let drags = window.router.drags
    guard let first = drags.first, let view = interaction.view,
      let delegate = interaction.delegate
    else { return }
    let place = window.convert(point, to: view)
    let chosen = delegate.dragInteraction(
      interaction, sessionForAddingItems: drags.map(\.session), withTouchAt: place)
    // If there are several drags, the delegate has to choose one.
    guard
      let drag = drags.first(where: { $0.session === chosen }) ?? (drags.count == 1 ? first : nil)
    else { return }
    let items = delegate.dragInteraction(
      interaction, itemsForAddingTo: drag.session, withTouchAt: place)
    guard !items.isEmpty else { return }
    drag.source.delegate?.dragInteraction(
      drag.source, session: drag.session, willAdd: items, for: interaction)
    drag.session.add(items)
    // With the added items, other interactions may be interested.
    drag.answers.removeAll { !$0.isInterested }
  }

  // MARK: Moving

  func move(to point: CGPoint) {
    session.point = point
    begin()
    source.delegate?.dragInteraction(source, sessionDidMove: session)
    let found = interested(at: point)
    if found !== target {
      leave()
      target = found
      if let found { found.delegate?.dropInteraction(found, sessionDidEnter: dropSession) }
    }
    update()
  }

  private func update() {
    guard let target else { return }
    proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: dropSession)
  }

  private func leave() {
    if let target { target.delegate?.dropInteraction(target, sessionDidExit: dropSession) }
    (target, proposal) = (nil, nil)
  }

  /// Returns the innermost interaction under the finger that can handle the drag.
  private func interested(at point: CGPoint) -> UIDropInteraction? {
    sequence(first: window.hitTest(point, with: nil)) { $0?.superview }
      .lazy.flatMap { view in
        (view as? any TextEditor)?.installDropInteraction()
        return view?.interactions ?? []
      }
      .compactMap { $0 as? UIDropInteraction }
      .first(where: isInterested)
  }

  private func isInterested(_ interaction: UIDropInteraction) -> Bool {
    if let known = answers.first(where: { $0.interaction === interaction }) {
      return known.isInterested
    }
    guard let delegate = interaction.delegate else { return false }
    let isInterested = delegate.dropInteraction(interaction, canHandle: dropSession)
    answers.append((interaction, isInterested))
    return isInterested
  }

  // MARK: Ending

  /// The outcome if the items were dropped now. A move that the source does not allow is canceled.
  private var operation: UIDropOperation {
    guard let proposal else { return .cancel }
    return proposal.operation == .move && !session.allowsMoveOperation
      ? .cancel : proposal.operation
  }

  func release() {
    guard outcome == nil else { return }
    // Items that were never moved return to their place.
    guard hasBegun else { return end(with: .cancel) }
    update()
    end(with: operation)
  }

  /// Called when the system cancels the touch.
  func cancel() {
    guard outcome == nil else { return }
    end(with: .cancel)
  }

  private func end(with operation: UIDropOperation) {
    outcome = operation
    window.router.drags.remove(identicalTo: self)
    if hasBegun {
      source.delegate?.dragInteraction(source, session: session, willEndWith: operation)
    }
    if operation == .copy || operation == .move { drop() } else { animateCancellation() }
  }

  private func drop() {
    guard let target, let delegate = target.delegate else { return notifyEnd() }
    delegate.dropInteraction(target, performDrop: dropSession)
    let whole = InteractionAnimator()
    for item in session.items {
      _ = delegate.dropInteraction(
        target, previewForDropping: item, withDefault: UITargetedDragPreview(of: target.view))
      delegate.dropInteraction(target, item: item, willAnimateDropWithAnimator: whole)
    }
    whole.run { [self] in
      delegate.dropInteraction(target, concludeDrop: dropSession)
      notifyEnd()
      dropSession.whenLoaded { [self] in
        source.delegate?.dragInteraction(source, sessionDidTransferItems: session)
      }
    }
  }

  private func animateCancellation() {
    leave()
    let whole = InteractionAnimator()
    for item in session.items {
      _ = source.delegate?.dragInteraction(
        source, previewForCancelling: item, withDefault: UITargetedDragPreview(of: source.view))
      source.delegate?.dragInteraction(source, item: item, willAnimateCancelWithAnimator: whole)
    }
    whole.run { [self] in notifyEnd() }
  }

  private func notifyEnd() {
    if hasBegun, let outcome {
      source.delegate?.dragInteraction(source, session: session, didEndWith: outcome)
    }
    for (interaction, isInterested) in answers where isInterested {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: dropSession)
    }
  }
}

extension UITargetedDragPreview {
  fileprivate convenience init(of view: UIView?) { self.init(view: view ?? UIView()) }
}
