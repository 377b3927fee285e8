import Foundation

/// A view that reacts to input with actions.
@MainActor
open class UIControl: UIView {
  private var handlers: [(action: UIAction, events: Event)] = []

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
      if oldValue != isEnabled { stateDidChange() }
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

  /// Left or right in place of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  open private(set) var isTracking = false
  open private(set) var isTouchInside = false
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?

  // MARK: Actions

  /// An action with the same identifier is replaced for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    if let index = handlers.firstIndex(where: { $0.action === action }) {
      handlers[index].events.formUnion(controlEvents)
    } else {
      handlers.append((action, controlEvents))
    }
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    for index in handlers.indices where handlers[index].action.identifier == actionIdentifier {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  open var allControlEvents: Event { handlers.reduce([]) { $0.union($1.events) } }

  /// Calls back with each action and the events that it is for, until `stop` is set.
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
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      sendAction(handler.action)
    }
  }

  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }
}
