import Foundation

/// A finger that rests on something that can be dragged, and takes it along.
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

  /// Other fingers have nothing to do with what one has lifted.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard isActive else { return super.touchesBegan(touches, with: event) }
    for touch in touches { ignore(touch, for: event) }
  }

  /// Nothing is lifted where there is nothing to drag.
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
    case .ended: drag?.letGo()
    default: drag?.cancel()
    }
  }

  override func reset() {
    super.reset()
    drag = nil
  }
}

/// A second finger that taps on something that can be dragged, to take it along with what a first one
/// drags.
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

  /// What the first finger has lifted does not keep a second one off.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is DragLift)
  }

  private func add() {
    guard let interaction, let window = view?.window else { return }
    Drag.add(interaction, at: location(in: nil), in: window)
  }
}
