import Foundation

/// A long press on draggable content that lifts it and drags it along.
@MainActor
final class DragLift: UILongPressGestureRecognizer {
  private weak var interaction: UIDragInteraction?
  private var drag: Drag?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    addHandler { [weak self] _ in self?.follow() }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool { interaction?.isEnabled ?? false }

  /// Ignores other fingers once one has lifted something.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isActive else { return super.touchesBegan(touches, with: event) }
    for touch in touches { ignore(touch, for: event) }
  }

  /// Lifts nothing if there is nothing to drag.
  override var mayStart: Bool {
    guard let interaction, let point = touches.first?.point else { return false }
    drag = Drag(interaction, at: point)
    return drag != nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(interaction?.allowsSimultaneousRecognitionDuringLift ?? false)
  }

  private func follow() {
    switch state {
    case .began: drag?.lift()
    case .changed: drag?.move(to: location(in: nil))
    case .ended: drag?.release()
    default: drag?.cancel()
    }
  }

  override func reset() {
    super.reset()
    drag = nil
  }
}

/// A tap of a second finger on draggable content that adds it to the drag of the first finger.
@MainActor
final class DragAddition: UITapGestureRecognizer {
  private weak var interaction: UIDragInteraction?

  init(_ interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    addHandler { [weak self] _ in self?.add() }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    interaction?.isEnabled ?? false && !(view?.window?.router.drags.isEmpty ?? true)
  }

  /// The lift of the first finger does not prevent the second finger.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is DragLift)
  }

  private func add() {
    guard let interaction, let window = view?.window else { return }
    Drag.add(interaction, at: location(in: nil), in: window)
  }
}
