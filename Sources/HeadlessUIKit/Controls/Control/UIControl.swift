import Foundation

/// A view that responds to input with actions.
@preconcurrency @MainActor
open class UIControl: UIView, UIContextMenuInteractionDelegate {
  private var handlers: [(action: UIAction, events: Event)] = []
  /// The identifiers of their actions.
  private var identifiers: Set<UIAction.Identifier> = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: State

  open var isEnabled = true {
    willSet { willChange(.isEnabled) }
    didSet {
      if oldValue != isEnabled {
        if !isEnabled, isTracking { cancelTouch(with: nil) }
        stateDidChange()
      }
      didChange(.isEnabled)
    }
  }

  open var isSelected = false {
    willSet { willChange(.isSelected) }
    didSet {
      if oldValue != isSelected { stateDidChange() }
      didChange(.isSelected)
    }
  }

  open var isHighlighted = false {
    willSet { willChange(.isHighlighted) }
    didSet {
      if oldValue != isHighlighted { stateDidChange() }
      didChange(.isHighlighted)
    }
  }

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after the state has changed.
  func stateDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The alignment as left or right instead of leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  open var showsMenuAsPrimaryAction = false { didSet { menuRoleDidChange() } }
  /// Whether a long press opens the menu of
  /// ``contextMenuInteraction(_:configurationForMenuAtLocation:)``.
  open var isContextMenuInteractionEnabled: Bool {
    get { contextMenuInteraction != nil }
    set {
      guard newValue != isContextMenuInteractionEnabled else { return }
      if let interaction = contextMenuInteraction { removeInteraction(interaction) }
      contextMenuInteraction = newValue ? UIContextMenuInteraction(delegate: self) : nil
      contextMenuInteraction.map(addInteraction)
    }
  }
  open private(set) var contextMenuInteraction: UIContextMenuInteraction?
  /// Stored without effect.
  open var toolTip: String?
  /// Stored without effect.
  open var isSymbolAnimationEnabled = false

  /// Called when a menu becomes the primary action, or ceases to be.
  func menuRoleDidChange() {}

  // MARK: Accessibility

  /// Returns the traits of a kind of control together with those of its state.
  func accessibilityTraits(of kind: UIAccessibilityTraits) -> UIAccessibilityTraits {
    var traits = kind
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  // MARK: Context menu

  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Tracking

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  private weak var trackedTouch: UITouch?

  @discardableResult
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  @discardableResult
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  /// Performs the function of the control after a touch that began and ended in it.
  func activate(at point: CGPoint) {}

  /// Overridden by controls that distinguish the number of taps.
  func activate(by touch: UITouch) { activate(at: touch.location(in: self)) }

  /// Whether taps and pans belong to the control, so that recognizers of its ancestors do not
  /// receive them.
  var claimsTaps: Bool { false }
  var claimsPans: Bool { false }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self else { return true }
    return !(claimsTaps && gestureRecognizer.isPlainTap)
      && !(claimsPans && gestureRecognizer is UIPanGestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      isTouchInside = false
      return
    }
    trackedTouch = touch
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = reaches(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside {
      events.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: events)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = reaches(touch)
    let endsInside = isTouchInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: endsInside ? .touchUpInside : .touchUpOutside)
    if endsInside { activate(by: touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTouch(with: event)
  }

  /// Cancels the tracked touch without an effect.
  func cancelTouch(with event: UIEvent?) {
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }

  private func stopTracking() {
    isTracking = false
    isTouchInside = false
    trackedTouch = nil
    isHighlighted = false
  }

  /// The distance outside a control within which a finger still counts as inside.
  private static let reach: CGFloat = 70

  /// Returns whether a touch counts as inside.
  func reaches(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
  }

  // MARK: Actions

  /// Replaces an action with the same identifier for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    let isNew = identifiers.insert(action.identifier).inserted
    if !isNew, let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append((action, controlEvents))
    }
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    guard identifiers.remove(actionIdentifier) != nil else { return }
    for index in handlers.indices.reversed()
    where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(events)
      if handlers[index].events.isEmpty {
        handlers.remove(at: index)
      } else {
        identifiers.insert(actionIdentifier)
      }
    }
  }

  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

  /// Calls a closure with each action and its events, until `stop` is set.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Never)?, _ event: Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for handler in handlers where !stop {
      iterator(handler.action, nil, handler.events, &stop)
    }
  }

  open func sendAction(_ action: UIAction) {
    guard !action.attributes.contains(.disabled) else { return }
    action.perform(sender: self)
  }

  open func sendActions(for controlEvents: Event) {
    EndlessHandlers.run("sending its events", of: self) {
      for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
        sendAction(handler.action)
      }
    }
  }

  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  /// Called when the user has changed the value.
  func valueDidChangeByUser() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }
}
