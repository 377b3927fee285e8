import Foundation

/// An object that can respond to events.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// What was said for assistive technologies; nil where nobody has said anything.
  private(set) final var accessibility: AccessibilityState?
  /// Who listens to properties; nil where nobody ever has.
  nonisolated(unsafe) var observers: PropertyObservers?
  /// What a framework keeps with the object, as with associated objects where there is an Objective-C
  /// runtime.
  @exclusivity(unchecked) package final var companion: AnyObject?
  private lazy var assistant = UITextInputAssistantItem()

  public override init() {
    super.init()
  }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { FirstResponder.current === self }

  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let current = FirstResponder.current, current !== self {
      guard FirstResponder.move({ current.resignFirstResponder() }) else { return false }
    }
    FirstResponder.current = self
    if !bringsKeyboardLater { Keyboard.followFirstResponder() }
    return true
  }

  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder || FirstResponder.isForced else { return false }
    FirstResponder.current = nil
    if !FirstResponder.isMoving, !FirstResponder.isForced,
      let provider = (self as? UIView)?.keyboardProvider, !provider.typesText,
      provider.becomeFirstResponder()
    {
      return true
    }
    if !bringsKeyboardLater { Keyboard.followFirstResponder() }
    return true
  }

  /// What is in place of the keyboard, and above it, while this or something in it is the first
  /// responder. Both count for the height of the keyboard and are in a window of their own, which
  /// pictures of single views do not show. Where text in one of them is no longer edited, who has put it there,
  /// such as a controller, is the first responder again, if it can be and is no text.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  /// Stored, without effect: keyboards show nothing beside their keys.
  open var inputAssistantItem: UITextInputAssistantItem { assistant }

  open func reloadInputViews() {
    if isFirstResponder { Keyboard.followFirstResponder() }
  }

  /// Whether a keyboard is to come up for the responder.
  var typesText: Bool { self is any UIKeyInput }

  /// The keyboard comes for this responder, or for one that it comes after.
  func keyboardWillAppear() {}

  /// Whether others are told of the editing before they are told of the keyboard.
  var bringsKeyboardLater: Bool { false }

  /// There are no nibs here: nobody calls it.
  open func awakeFromNib() {}
  /// There is no Interface Builder here: nobody calls it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Standard edit actions

  open func cut(_ sender: Any?) { (self as? any TextEditor)?.cutSelection() }
  open func copy(_ sender: Any?) { (self as? any TextEditor)?.copySelection() }
  open func paste(_ sender: Any?) { (self as? any TextEditor)?.pasteText() }
  open func select(_ sender: Any?) { (self as? any TextEditor)?.selectWord() }
  open func selectAll(_ sender: Any?) { (self as? any TextEditor)?.selectWhole() }
  open func delete(_ sender: Any?) { (self as? any TextEditor)?.deleteSelection() }

  // MARK: Accessibility

  final func changeAccessibility(_ change: (AccessibilityState) -> Void) {
    let state = accessibility ?? AccessibilityState()
    accessibility = state
    change(state)
  }

  /// What assistive technologies are told where nobody says anything.
  var standardAccessibility: (label: String?, traits: UIAccessibilityTraits)? { nil }
  var standardAccessibilityValue: String? { nil }

  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? (standardAccessibility != nil) }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  open var accessibilityLabel: String? {
    get { accessibility?.label ?? standardAccessibility?.label }
    set { changeAccessibility { $0.label = newValue } }
  }

  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  open var accessibilityValue: String? {
    get { accessibility?.value ?? standardAccessibilityValue }
    set { changeAccessibility { $0.value = newValue } }
  }

  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? standardAccessibility?.traits ?? .none }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// On the screen; that of a view until it is set.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility?.frame { return frame }
      guard let view = self as? UIView else { return .zero }
      return view.screenFrame(of: view.bounds)
    }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// The middle of the frame until it is set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { changeAccessibility { $0.customActions = newValue } }
  }

  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  /// What a double tap of an assistive technology does; false for a touch in the middle. There are no such
  /// technologies here: tests alone call this and the ones below.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}

  // MARK: Touches

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Passes presses on, as the three below do. Nobody presses a button here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Nobody shakes the device here, but what is called goes on to the next responder.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
}

/// The one responder that text goes to.
@MainActor
enum FirstResponder {
  /// Who it is.
  struct State {
    fileprivate weak var responder: UIResponder?
    /// Who wants to be it as soon as there is a window.
    fileprivate weak var waiting: UIView?
  }

  static var state = State()

  private static var stored: UIResponder? {
    get { state.responder }
    set { state.responder = newValue }
  }
  /// Whether another one is about to become it, so that a keyboard stays.
  private(set) static var isMoving = false
  /// Whether nobody is asked if it may end.
  private(set) static var isForced = false

  static func move(_ resign: () -> Bool) -> Bool {
    let wasMoving = isMoving
    isMoving = true
    defer { isMoving = wasMoving }
    return resign()
  }

  static func force(_ resign: () -> Bool) -> Bool {
    let wasForced = isForced
    isForced = true
    defer { isForced = wasForced }
    return resign()
  }

  /// Ends with a tree that leaves its window.
  static func leave(with root: UIView) {
    if isInside(root), let current { _ = force { current.resignFirstResponder() } }
  }

  /// Text that is to be edited before it is in a window is edited as soon as it is.
  static func await(windowOf view: UIView) {
    if view.window == nil { state.waiting = view }
  }

  /// Who wants no more.
  static func forget(_ view: UIView) {
    if state.waiting === view { state.waiting = nil }
  }

  /// Begins with a tree that has come into a window.
  static func enter(with root: UIView) {
    guard let view = state.waiting, view.isDescendant(of: root) else { return }
    state.waiting = nil
    view.becomeFirstResponder()
  }

  /// Whether a view or something in it is it, or has put it above the keyboard.
  static func isInside(_ root: UIView) -> Bool {
    guard stored != nil else { return false }
    return [current?.screenView, viewBelowKeyboard].contains { $0?.isDescendant(of: root) ?? false }
  }

  /// The view that the keyboard has come for: for what is above it, that of who has put it there.
  static var viewBelowKeyboard: UIView? {
    let view = current?.screenView
    return view?.keyboardProvider?.screenView ?? view
  }

  /// A view is it only while it is in a window.
  static var current: UIResponder? {
    get {
      guard let view = stored as? UIView else { return stored }
      return view.nearestWindow == nil ? nil : view
    }
    set { stored = newValue }
  }
}
