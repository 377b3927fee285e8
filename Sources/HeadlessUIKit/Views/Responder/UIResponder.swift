import Foundation

/// An object that can respond to events.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions {
  /// The accessibility properties; nil if none has been set.
  private(set) final var accessibility: AccessibilityState?
  /// The observers of properties; nil if there has never been one.
  nonisolated(unsafe) var observers: PropertyObservers?
  /// An object that a framework stores with the responder, like an associated object of the
  /// Objective-C runtime.
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
    if !showsKeyboardAfterEditingBegins { Keyboard.followFirstResponder() }
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
    if !showsKeyboardAfterEditingBegins { Keyboard.followFirstResponder() }
    return true
  }

  /// The views in place of the keyboard and above it while this responder, or a view inside it, is
  /// the first responder. Both count toward the height of the keyboard. They are in a window of
  /// their own, which pictures of single views do not show. When text editing in one of them ends,
  /// the provider of the view, such as a controller, becomes the first responder again, if it can
  /// and does not accept text itself.
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  /// Stored without effect: keyboards show nothing beside their keys.
  open var inputAssistantItem: UITextInputAssistantItem { assistant }

  open func reloadInputViews() {
    if isFirstResponder { Keyboard.followFirstResponder() }
  }

  /// Whether the responder brings up a keyboard.
  var typesText: Bool { self is any UIKeyInput }

  /// Called when the keyboard appears for this responder, or for one before it in the responder
  /// chain.
  func keyboardWillAppear() {}

  /// Whether the notifications of editing come before those of the keyboard.
  var showsKeyboardAfterEditingBegins: Bool { false }

  /// There are no nibs here: never called.
  open func awakeFromNib() {}
  /// There is no Interface Builder here: never called.
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

  /// The accessibility label and traits if none are set.
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

  /// On the screen; the frame of a view until it is set.
  open var accessibilityFrame: CGRect {
    get {
      if let frame = accessibility?.frame { return frame }
      guard let view = self as? UIView else { return .zero }
      return view.screenFrame(of: view.bounds)
    }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// The center of the frame until it is set.
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

  /// Without `accessibilityElements`, containers override these three methods.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { $0 as AnyObject === object } ?? NSNotFound
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

  /// Performs the action of a double tap with an assistive technology; false stands for a touch at
  /// the center. There are no such technologies here: only tests call this method and those below.
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

  /// Forwards presses to the next responder, as the three methods below do. No buttons are pressed
  /// here.
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

  /// Never called by the device here; calls are forwarded to the next responder.
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

/// The first responder, which receives text.
@MainActor
enum FirstResponder {
  /// The current first responder.
  struct State {
    fileprivate weak var responder: UIResponder?
    /// The view that becomes first responder as soon as it is in a window.
    fileprivate weak var waiting: UIView?
  }

  static var state = State()

  private static var stored: UIResponder? {
    get { state.responder }
    set { state.responder = newValue }
  }
  /// Whether another responder is about to become first responder, so that the keyboard stays.
  private(set) static var isMoving = false
  /// Whether the first responder resigns without being asked.
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

  /// Makes the first responder resign if it is in a tree that leaves its window.
  static func leave(with root: UIView) {
    if isInside(root), let current { _ = force { current.resignFirstResponder() } }
  }

  /// Remembers a view that begins text editing as soon as it is in a window.
  static func await(windowOf view: UIView) {
    if view.window == nil { state.waiting = view }
  }

  /// Forgets a view that no longer wants to become first responder.
  static func forget(_ view: UIView) {
    if state.waiting === view { state.waiting = nil }
  }

  /// Makes the waiting view first responder if it is in a tree that has entered a window.
  static func enter(with root: UIView) {
    guard let view = state.waiting, view.isDescendant(of: root) else { return }
    state.waiting = nil
    view.becomeFirstResponder()
  }

  /// Returns whether the first responder is in a view, or in an accessory view that the view or its
  /// subviews provide.
  static func isInside(_ root: UIView) -> Bool {
    guard stored != nil else { return false }
    return [current?.screenView, viewBelowKeyboard].contains { $0?.isDescendant(of: root) ?? false }
  }

  /// The view that the keyboard has appeared for. For a first responder in an accessory view, this
  /// is the view of its provider.
  static var viewBelowKeyboard: UIView? {
    let view = current?.screenView
    return view?.keyboardProvider?.screenView ?? view
  }

  /// A view is first responder only while it is in a window.
  static var current: UIResponder? {
    get {
      guard let view = stored as? UIView else { return stored }
      return view.nearestWindow == nil ? nil : view
    }
    set { stored = newValue }
  }
}
