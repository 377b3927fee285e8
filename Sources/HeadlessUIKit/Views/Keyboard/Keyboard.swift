import Foundation

/// Keeps clear of the keyboard.
@MainActor
protocol KeyboardFollower: AnyObject {
  /// The view that is to be clear of it.
  var followingView: UIView? { get }
  func followKeyboard()
}

/// The keyboard on the screen, if there is one, and who follows it.
@MainActor
enum Keyboard {
  /// In the coordinates of windows. A keyboard that came for a first responder has gone with it.
  static var frame: CGRect? {
    isAutomatic && FirstResponder.current == nil ? nil : lastFrame
  }
  /// Where observers know the keyboard to be. One that came for a window which is gone has gone with it.
  static var lastFrame: CGRect? {
    isAutomatic && owner?.screenWindow == nil ? nil : storedFrame
  }
  private static var storedFrame: CGRect? {
    get { state.frame }
    set { state.frame = newValue }
  }
  /// Whether it came by itself, for the first responder.
  private static var isAutomatic: Bool {
    get { state.isAutomatic }
    set { state.isAutomatic = newValue }
  }
  private static var owner: UIResponder? {
    get { state.owner }
    set { state.owner = newValue }
  }
  /// Whether it sticks to the bottom of the screen.
  private(set) static var isDocked: Bool {
    get { state.isDocked }
    set { state.isDocked = newValue }
  }

  /// All that there is to know of a keyboard.
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

  /// Tells those in a tree where the keyboard now is; without one, those in all windows that this
  /// keyboard is there for.
  static func tellFollowers(in root: UIView? = nil) {
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

  /// Shows what is in place of the keyboard and above it where that is, or takes it away with it.
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

  /// The one that shows something.
  private static var shownWindow: KeyboardWindow? {
    get { state.window }
    set { state.window = newValue }
  }

  /// Moves the keyboard that there is, of which nobody is told but guides.
  static func pull(to frame: CGRect) {
    storedFrame = frame
    showInputs()
    tellFollowers()
  }

  /// Brings the keyboard to where the first responder wants it, or takes away the one that came for
  /// another. One that was shown by hand stays until somebody wants one.
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

  /// How high it is when no text is edited any more: as high as what a controller has above it.
  static var restingHeight: CGFloat {
    let responder = FirstResponder.current
    guard isAutomatic, let rest = (responder as? UIView)?.keyboardProvider ?? responder,
      !rest.typesText, let shape = KeyboardShape(rest), shape.inputPart == nil
    else { return 0 }
    return shape.frame?.height ?? 0
  }

  /// How much of the keyboard's frame is keys, or what is in their place.
  static func keys(of frame: CGRect) -> CGRect? {
    guard isAutomatic, let shape = owner.flatMap({ KeyboardShape($0) }) else { return frame }
    let bar = UIEdgeInsets(top: shape.accessory, left: 0, bottom: 0, right: 0)
    return shape.hasKeys ? frame.inset(by: bar) : nil
  }

  /// Ends the editing in a window, as scrolling does, or in what is above the keyboard over it.
  @discardableResult
  static func endEditing(under window: UIWindow) -> Bool {
    guard let view = FirstResponder.current as? UIView, let above = view.window as? KeyboardWindow,
      above === window || above.covered === window
    else { return window.endEditing(true) }
    return view.resignFirstResponder()
  }

  /// Scrolls the text that is edited to where the keyboard does not cover it: a field, or the line that is
  /// written in a view of text.
  static func showFirstResponder() {
    guard let editor = FirstResponder.current as? any TextEditor, let place = editor.editedPlace,
      let scrollView = sequence(first: editor as UIView, next: \.superview).dropFirst().lazy
        .compactMap({ $0 as? UIScrollView }).first
    else { return }
    scrollView.scrollRectToVisible(editor.convert(place, to: scrollView), animated: false)
  }

  // MARK: - Placing guides

  /// As wide as the view, from where the docked keyboard begins in it, or the safe area at its bottom
  /// does, down to the bottom of the window, or of the view where that is lower; a guide that follows an
  /// undocked keyboard lies where that is.
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

  /// How far above the bottom of its window a view ends.
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

  /// How far a docked keyboard reaches into a view from its bottom.
  static func dockedHeight(in view: UIView) -> CGFloat {
    guard isDocked, let frame, let window = view.window else { return 0 }
    return view.convert(view.bounds, to: window).maxY - frame.minY
  }

  /// How much of a view's length lies between it and an edge that it counts as near.
  private static let nearShare: CGFloat = 0.25

  /// A docked keyboard is near the bottom only, an undocked one near each edge that it is close to.
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
