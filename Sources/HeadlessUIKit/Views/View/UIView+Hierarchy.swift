import Foundation

extension Headless {
  /// Changes whenever views or guides change their place among their siblings or their name, unless
  /// they were added after all others.
  @exclusivity(unchecked) package private(set) static var siblingStamp: UInt64 = 0

  static func siblingsDidChange() { siblingStamp += 1 }
}

extension UIView {
  /// Not retained: a superview clears this reference in its subviews before it is deallocated.
  nonisolated var storedSuperview: UIView? {
    get { superviewReference?.takeUnretainedValue() }
    set { superviewReference = newValue.map { .passUnretained($0) } }
  }

  enum InsertionPlace {
    case last
    case index(Int)
    case below(UIView)
    case above(UIView)
  }

  /// Adds a view; one that would contain itself is logged and ignored.
  func insert(_ view: UIView, at place: InsertionPlace) {
    // A view without subviews can't contain this one.
    guard view !== self, view.storedSubviews.isEmpty || !isDescendant(of: view) else {
      Headless.log(
        view === self
          ? "Can't add self as subview"
          : "Can't add \(view.shortName) as a subview of \(shortName), which it contains.")
      return
    }
    view.checkParent(in: self)
    if view.storedSuperview === self {
      storedSubviews.remove(identicalTo: view)
      storedSubviews.insert(view, at: index(of: place))
      Headless.siblingsDidChange()
      syncSublayers(with: view)
      node.engine?.reordered()
      controller?.scrolledContentMayChange()
      return
    }
    let newWindow = flags.contains(.isInWindow) ? window : nil
    let oldWindow = view.flags.contains(.isInWindow) ? view.window : nil
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.prepareToMove(to: newWindow) }
    let oldTint = view.effectiveTint
    view.leaveSuperview(for: self)
    let index = index(of: place)
    if index < storedSubviews.count { Headless.siblingsDidChange() }
    storedSubviews.insert(view, at: index)
    view.storedSuperview = self
    view.traitsStamp = 0
    rare?.subviewChanges?.insert(view.node)
    syncSublayers(with: view)
    node.engine?.attach(view)
    view.autoresizingDidChange()
    propagateDirtiness(of: view)
    view.environmentDidChange()
    view.tintMayHaveChanged(from: oldTint)
    didAddSubview(view)
    view.didMoveToSuperview()
    if newWindow !== oldWindow { view.didMove(from: oldWindow, to: newWindow) }
    setNeedsLayout()
  }

  private func index(of place: InsertionPlace) -> Int {
    switch place {
    case .last: return storedSubviews.count
    case .index(let index): return min(max(index, 0), storedSubviews.count)
    case .below(let sibling):
      return storedSubviews.index(identicalTo: sibling) ?? storedSubviews.count
    case .above(let sibling):
      return storedSubviews.index(identicalTo: sibling).map { $0 + 1 } ?? storedSubviews.count
    }
  }

  /// Moves the layer of a subview to the place of the subview among its siblings.
  private func syncSublayers(with view: UIView) {
    guard storedSubviews.last !== view, let index = storedSubviews.index(identicalTo: view) else {
      layer.addSublayer(view.layer)
      return
    }
    layer.insertSublayer(view.layer, below: storedSubviews[index + 1].layer)
  }

  /// - Parameter next: The superview to which the view moves, which makes the remaining callbacks.
  func leaveSuperview(for next: UIView?) {
    guard let old = storedSuperview else { return }
    let oldWindow = window
    if next == nil {
      willMove(toSuperview: nil)
      if oldWindow != nil { prepareToMove(to: nil) }
    }
    old.willRemoveSubview(self)
    old.subviewWillLeave(self)
    deactivateConstraintsAcrossBorder()
    let engine = node.engine
    engine?.detach(self)
    if let next = old.node.engine, next !== engine { next.forgetPending(self) }
    old.storedSubviews.remove(identicalTo: self)
    Headless.siblingsDidChange()
    old.rare?.subviewChanges?.remove(node)
    node.isSettled = false
    let oldTint = effectiveTint
    storedSuperview = nil
    traitsStamp = 0
    layer.removeFromSuperlayer()
    old.setNeedsLayout()
    guard next == nil else { return }
    environmentDidChange()
    tintMayHaveChanged(from: oldTint)
    didMoveToSuperview()
    if oldWindow != nil { didMove(from: oldWindow, to: nil) }
  }

  private func prepareToMove(to newWindow: UIWindow?) {
    if newWindow == nil { FirstResponder.leave(with: self) }
    forEachInTree {
      $0.controller?.viewWillMove(to: newWindow)
      $0.willMove(toWindow: newWindow)
    }
  }

  private func didMove(from oldWindow: UIWindow?, to newWindow: UIWindow?) {
    if newWindow == nil, let oldWindow { Headless.Animation.interrupt(self, leaving: oldWindow) }
    forEachInTree {
      $0.flags.set(.isInWindow, newWindow != nil)
      if newWindow != nil { AppearanceProxy.apply(to: $0) }
      $0.didMoveToWindow()
      $0.controller?.viewDidMove(to: newWindow)
    }
    if newWindow != nil { FirstResponder.enter(with: self) }
  }

  func reorder(_ view: UIView, toFront: Bool) {
    guard view.storedSuperview === self else { return }
    insert(view, at: toFront ? .last : .index(0))
  }

  /// Stacks the given subviews in their order, whatever order they had before. Views in other
  /// superviews are ignored.
  func bringToFront(_ views: [UIView]) {
    var wanted: [UIView] = []
    for view in views where view.storedSuperview === self && !wanted.contains(view) {
      wanted.append(view)
    }
    guard subviews.filter(wanted.contains) != wanted else { return }
    for view in wanted { reorder(view, toFront: true) }
  }

  func hide(_ isHidden: Bool) {
    guard isHidden != layer.isHidden else { return }
    layer.isHidden = isHidden
    storedSuperview?.visibilityDidChange(of: self)
  }

  func setIdentifier(_ identifier: String?) {
    changeAccessibility { $0.identifier = identifier }
    if superviewReference != nil { Headless.siblingsDidChange() }
  }

  func exchange(_ index1: Int, _ index2: Int) {
    let indices = storedSubviews.indices
    guard indices.contains(index1), indices.contains(index2) else {
      Headless.log("There are no subviews at \(index1) and \(index2) of \(shortName).")
      return
    }
    storedSubviews.swapAt(index1, index2)
    Headless.siblingsDidChange()
    node.engine?.reordered()
    // The later one first, since the other's layer may be placed next to it.
    for index in [max(index1, index2), min(index1, index2)] {
      syncSublayers(with: storedSubviews[index])
    }
  }

  func isInside(_ view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.storedSuperview
    }
    return false
  }

  func firstView(tagged tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in storedSubviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  func resignFirstResponderInside(force: Bool) -> Bool {
    guard let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self)
    else { return true }
    return force
      ? FirstResponder.force { responder.resignFirstResponder() } : responder.resignFirstResponder()
  }

  // MARK: Walking

  var identity: ViewIdentity { Unmanaged.passUnretained(self).toOpaque() }

  var root: UIView {
    var root = self
    while let superview = root.storedSuperview { root = superview }
    return root
  }

  var nearestWindow: UIWindow? {
    let root = root
    return root.flags.contains(.isWindow) ? root as? UIWindow : nil
  }

  var depth: Int {
    var depth = 0
    var ancestor = storedSuperview
    while let current = ancestor {
      depth += 1
      ancestor = current.storedSuperview
    }
    return depth
  }

  func closestCommonAncestor(with other: UIView) -> UIView? {
    // Nearly all constraints connect siblings, or a view and its superview.
    if self === other || other.superviewReference?.toOpaque() == identity { return self }
    let superview = superviewReference?.toOpaque()
    if superview == other.identity { return other }
    if superview != nil, superview == other.superviewReference?.toOpaque() {
      return storedSuperview
    }
    var (mine, theirs) = (self, other)
    var (myDepth, theirDepth) = (depth, other.depth)
    while mine !== theirs {
      if myDepth >= theirDepth {
        guard let next = mine.storedSuperview else { return nil }
        (mine, myDepth) = (next, myDepth - 1)
      } else {
        guard let next = theirs.storedSuperview else { return nil }
        (theirs, theirDepth) = (next, theirDepth - 1)
      }
    }
    return mine
  }

  /// Calls a closure for the view and everything inside it, parents first.
  func forEachInTree(_ body: (UIView) -> Void) {
    body(self)
    for subview in storedSubviews { subview.forEachInTree(body) }
  }

  var shortName: String {
    let name = "\(type(of: self))"
    // Without a closure, which would check its actor at run time: descriptions are made on any
    // thread.
    if let accessibilityIdentifier { return "\(name)(\(accessibilityIdentifier))" }
    return name
  }

  /// Clears the references to this view. Pauses the main actor's code, which may be using them if
  /// another thread has released the view.
  nonisolated func tearDown() { MainQueue.pausing(releaseContents) }

  private nonisolated func releaseContents() {
    if !storedSubviews.isEmpty { Headless.inheritanceDidChange() }
    for subview in storedSubviews where subview.storedSuperview === self {
      subview.storedSuperview = nil
    }
    for constraint in installedConstraints.removeAll() {
      constraint.removeFromMentions()
      constraint.installation = ConstraintInstallation()
    }
    if let engine = node.engine, engine.root === self { engine.rootGoes() }
    node.view = nil
  }
}

extension UIView {
  /// Checks that the view of a child controller is in the view of its parent.
  fileprivate func checkParent(in superview: UIView) {
    guard let controller, let parent = controller.storedParent else { return }
    let owner = sequence(first: superview) { $0.storedSuperview }.lazy
      .compactMap(\.controller).first
    guard let owner, owner !== parent else { return }
    Headless.log(
      "child view controller:\(type(of: controller)) should have parent view controller:"
        + "\(type(of: owner)) but actual parent is:\(type(of: parent))")
  }
}
