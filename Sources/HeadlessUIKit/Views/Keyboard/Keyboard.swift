import Foundation

/// An object that avoids the keyboard.
@MainActor
protocol KeyboardFollower: AnyObject {
  /// The view that has to avoid the keyboard.
  var followingView: UIView? { get }
  func followKeyboard()
}

/// The keyboard on the screen, if there is one, and its followers.
@MainActor
enum Keyboard {
  /// In the coordinates of windows. A keyboard that came for a first responder disappears with it.
  static var frame: CGRect? {
    isAutomatic && FirstResponder.current == nil ? nil : lastFrame
  }
  /// The frame that observers know. A keyboard that came for a window disappears with it.
  static var lastFrame: CGRect? {
    isAutomatic && owner?.screenWindow == nil ? nil : storedFrame
  }
  private static var storedFrame: CGRect? {
    get { state.frame }
    set { state.frame = newValue }
  }
  /// Whether the keyboard appeared for the first responder.
  private static var isAutomatic: Bool {
    get { state.isAutomatic }
    set { state.isAutomatic = newValue }
  }
  private static var owner: UIResponder? {
    get { state.owner }
    set { state.owner = newValue }
  }
  /// Whether the keyboard is attached to the bottom of the screen.
  private(set) static var isDocked: Bool {
    get { state.isDocked }
    set { state.isDocked = newValue }
  }

  /// The state of the keyboard.
  struct State {
    fileprivate var frame: CGRect?
    fileprivate var isAutomatic = false
    fileprivate weak var owner: UIResponder?
    fileprivate weak var window: KeyboardWindow?
    fileprivate var isDocked = true
  }

  static var state = State()

  private struct Weak {
    weak var follower: (any KeyboardFollower)?
  }

  private static var followers: [Weak] = []

  static func add(_ follower: any KeyboardFollower) {
    followers.removeAll { $0.follower == nil }
    followers.append(Weak(follower: follower))
  }

  /// Informs the followers in a tree of the position of the keyboard; without a tree, informs those
  /// in all windows that use this keyboard.
  static func notifyFollowers(in root: UIView? = nil) {
    guard !followers.isEmpty else { return }
    let windows = root.map { [$0] } ?? UIWindow.all
    for follower in followers.compactMap(\.follower) {
      guard let tree = follower.followingView?.root, windows.contains(where: { $0 === tree }) else {
        continue
      }
      follower.followKeyboard()
    }
  }

  static func change(to frame: CGRect?, isDocked: Bool, isAutomatic: Bool) {
    storedFrame = frame
    self.isDocked = isDocked
    self.isAutomatic = isAutomatic
    showInputs()
  }

  /// Shows the input view and the accessory view at the keyboard's frame, or removes them together
  /// with the keyboard.
  private static func showInputs() {
    guard isAutomatic, let frame, let shape = owner.flatMap({ KeyboardShape($0) }),
      shape.inputPart != nil || shape.accessoryPart != nil
    else {
      shownWindow?.clear()
      shownWindow = nil
      return
    }
    let window =
      shape.window.keyboardWindow
      ?? Headless.World.run(around: shape.window) { KeyboardWindow(over: shape.window) }
    shape.window.keyboardWindow = window
    if shownWindow !== window { shownWindow?.clear() }
    shownWindow = window
    window.show(shape, at: frame)
  }

  /// The window that shows these views.
  private static var shownWindow: KeyboardWindow? {
    get { state.window }
    set { state.window = newValue }
  }

  /// Moves the visible keyboard, and informs only the guides.
  static func pull(to frame: CGRect) {
    storedFrame = frame
    showInputs()
    notifyFollowers()
  }

  /// Moves the keyboard to the place for the first responder, or hides a keyboard that came for
  /// another responder. A keyboard that was shown by hand stays until a responder needs one.
  static func followFirstResponder() {
    guard !FirstResponder.isMoving else { return }
    let responder = FirstResponder.current
    let wanted = responder.flatMap { KeyboardShape($0)?.frame }
    let known = lastFrame
    if wanted != nil { owner = responder }
    guard wanted != nil || isAutomatic else { return }
    guard wanted != known || !isDocked else {
      showInputs()
      return showFirstResponder()
    }
    if known == nil { storedFrame = nil }
    Headless.moveKeyboard(to: wanted, isDocked: true, isAutomatic: true)
  }

  /// The height that remains when text editing ends: the height of a controller's accessory view.
  static var restingHeight: CGFloat {
    let responder = FirstResponder.current
    guard isAutomatic, let rest = (responder as? UIView)?.keyboardProvider ?? responder,
      !rest.typesText, let shape = KeyboardShape(rest), shape.inputPart == nil
    else { return 0 }
    return shape.frame?.height ?? 0
  }

  /// Returns the part of the keyboard's frame that the keys, or the input view, occupy.
  static func keys(of frame: CGRect) -> CGRect? {
    guard isAutomatic, let shape = owner.flatMap({ KeyboardShape($0) }) else { return frame }
    let bar = UIEdgeInsets(top: shape.accessory, left: 0, bottom: 0, right: 0)
    return shape.hasKeys ? frame.inset(by: bar) : nil
  }

  /// Ends editing in a window, as scrolling does, or in an accessory view of the keyboard over it.
  @discardableResult
  static func endEditing(under window: UIWindow) -> Bool {
    guard let view = FirstResponder.current as? UIView, let above = view.window as? KeyboardWindow,
      above === window || above.covered === window
    else { return window.endEditing(true) }
    return view.resignFirstResponder()
  }

  /// Scrolls so that the keyboard does not cover the edited text: a text field, or the current line
  /// of a text view.
  static func showFirstResponder() {
    guard let editor = FirstResponder.current as? any TextEditor, let place = editor.editedPlace,
      let scrollView = sequence(first: editor as UIView, next: \.superview).dropFirst().lazy
        .compactMap({ $0 as? UIScrollView }).first
    else { return }
    scrollView.scrollRectToVisible(editor.convert(place, to: scrollView), animated: false)
  }

  // MARK: - Placing guides

  /// Returns the placement of a guide. It is as wide as the view. It begins where the docked
  /// keyboard or the bottom safe area begins in the view, and ends at the bottom of the window, or
  /// of the view if that is lower. A guide that follows an undocked keyboard has the keyboard's
  /// frame.
  static func placement(
    of guide: UIKeyboardLayoutGuide, in view: UIView
  ) -> AxisPair<Placement> {
    Headless.World.run(around: view) { placementInWorld(of: guide, in: view) }
  }

  private static func placementInWorld(
    of guide: UIKeyboardLayoutGuide, in view: UIView
  ) -> AxisPair<Placement> {
    if let frame = undockedFrame(of: guide, in: view) {
      return AxisPair(
        Placement(origin: .init(constant: frame.minX), length: .init(constant: frame.width)),
        Placement(origin: .init(constant: frame.minY), length: .init(constant: frame.height)))
    }
    let least = guide.usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let height = max(dockedHeight(in: view), least)
    return AxisPair(
      Placement(origin: .init(), length: .init(share: 1)),
      Placement(
        origin: .init(share: 1, constant: -height),
        length: .init(constant: height + gap(below: view))))
  }

  /// Returns the distance from the bottom of a view to the bottom of its window.
  private static func gap(below view: UIView) -> CGFloat {
    guard let window = view.window, window !== view else { return 0 }
    return max(0, window.bounds.maxY - view.convert(view.bounds, to: window).maxY)
  }

  private static func undockedFrame(
    of guide: UIKeyboardLayoutGuide, in view: UIView
  ) -> CGRect? {
    guard guide.followsUndockedKeyboard, !isDocked, let frame, let window = view.window else {
      return nil
    }
    return view.convert(frame, from: window)
      .offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
  }

  /// Returns the height of a view's bottom part that a docked keyboard covers.
  static func dockedHeight(in view: UIView) -> CGFloat {
    guard isDocked, let frame, let window = view.window else { return 0 }
    return view.convert(view.bounds, to: window).maxY - frame.minY
  }

  /// The maximum distance from an edge that counts as near, as a fraction of the view's length.
  private static let nearShare: CGFloat = 0.25

  /// Returns the edges near the keyboard: only the bottom for a docked keyboard, every close edge
  /// for an undocked one.
  static func edges(
    near guide: UIKeyboardLayoutGuide, in view: UIView
  ) -> NSDirectionalRectEdge {
    let frame = Headless.World.run(around: view) { undockedFrame(of: guide, in: view) }
    guard let frame else { return .bottom }
    let (width, height) = (view.bounds.width * nearShare, view.bounds.height * nearShare)
    let isRightToLeft = view.isRightToLeft
    var edges: NSDirectionalRectEdge = []
    if frame.minX < width { edges.insert(isRightToLeft ? .trailing : .leading) }
    if view.bounds.width - frame.maxX < width { edges.insert(isRightToLeft ? .leading : .trailing) }
    if frame.minY < height { edges.insert(.top) }
    if view.bounds.height - frame.maxY < height { edges.insert(.bottom) }
    return edges
  }
}
