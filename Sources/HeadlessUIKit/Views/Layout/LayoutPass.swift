/// Updates the constraints and the frames of a tree.
@MainActor
enum LayoutPass {
  /// The maximum number of rounds in a pass whose results views keep invalidating.
  private static let roundLimit = 50
  /// The flags of views that need a layout, or contain one that does. Stored, since they are
  /// checked for each view.
  private static let layoutFlags: ViewFlags = [.needsLayout, .subtreeNeedsLayout]

  /// Calls ``UIView/updateProperties()`` on the views that need it, from the top down.
  static func updateProperties(below view: UIView) {
    settle(view, .subtreeNeedsUpdateProperties, "property updates", updatePropertiesOfTree)
  }

  private static func updatePropertiesOfTree(_ view: UIView) {
    guard view.flags.contains(.subtreeNeedsUpdateProperties) else { return }
    view.flags.remove(.subtreeNeedsUpdateProperties)
    if !view.flags.isDisjoint(with: [.needsUpdateProperties, .controllerNeedsUpdateProperties]) {
      FeedbackLoop.enter(view, "updateProperties")
      view.withCurrentTraits { view.updateOwnProperties() }
      FeedbackLoop.leave()
    }
    visitSubviews(view, .subtreeNeedsUpdateProperties, updatePropertiesOfTree)
  }

  /// Calls ``UIView/updateConstraints()`` on the views that need it, from the leaves up.
  static func updateConstraints(below view: UIView) {
    settle(view, .subtreeNeedsUpdateConstraints, "constraint updates", update)
  }

  /// Visits a tree until no view in it requests another update.
  private static func settle(
    _ view: UIView, _ flag: ViewFlags, _ what: String, _ pass: (UIView) -> Void
  ) {
    guard !hasGivenUp else { return }
    for round in 1...roundLimit {
      guard view.flags.contains(flag) else { return }
      if round == roundLimit { FeedbackLoop.watch() }
      pass(view)
    }
    let causes = FeedbackLoop.stop()
    guard view.flags.contains(flag) else { return }
    hasGivenUp = isRunning
    Headless.log(
      """
      \(view.shortName) keeps asking for \(what); the pass was stopped after \(roundLimit) \
      rounds.\(causes)
      """)
  }

  private static func update(_ view: UIView) {
    guard view.flags.contains(.subtreeNeedsUpdateConstraints) else { return }
    view.flags.remove(.subtreeNeedsUpdateConstraints)
    visitSubviews(view, .subtreeNeedsUpdateConstraints, update)
    guard view.flags.contains(.needsUpdateConstraints) else { return }
    view.flags.remove(.needsUpdateConstraints)
    FeedbackLoop.enter(view, "updateConstraints")
    defer { FeedbackLoop.leave() }
    view.withCurrentTraits {
      view.tracking(.constraints) {
        if let controller = view.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  /// The number of nested passes in progress.
  private static var depth = 0

  static var isRunning: Bool { depth > 0 }

  /// Whether a pass did not settle. In that case, no pass runs again until the outermost one is
  /// over: otherwise fifty rounds would become fifty times fifty.
  private static var hasGivenUp = false

  /// Lays out the tree below a view. The view itself is not moved: its superview places it.
  static func run(from view: UIView) {
    guard !hasGivenUp else { return }
    guard depth < roundLimit else { return stopRecursion(view) }
    let root = view.root
    depth += 1
    layOutRoot(root, from: view)
    depth -= 1
    guard !isRunning else { return }
    if root === view { (root as? UIWindow)?.isUnsettled = hasGivenUp }
    hasGivenUp = false
    root.node.engine?.reportConflicts(isSettled: true)
    root.node.engine?.reportConcessions()
  }

  /// Ends a layout that requests another layout inside itself, which again requests one.
  private static func stopRecursion(_ view: UIView) {
    hasGivenUp = true
    Headless.log(
      """
      The layout of \(view.shortName) runs recursively: a method that is called during the layout \
      forces it again. The pass was stopped \(roundLimit) layouts deep.
      """)
  }

  private static func layOutRoot(_ root: UIView, from view: UIView) {
    guard root === view, let window = root as? UIWindow else { return layOut(view, in: root) }
    for _ in 0..<roundLimit {
      window.announceAppearances()
      layOut(view, in: root)
      guard window.appearances.hasArrivals else { break }
    }
    window.finishAppearances()
  }

  private static func layOut(_ view: UIView, in root: UIView) {
    for round in 1...roundLimit {
      if round == roundLimit { FeedbackLoop.watch() }
      updateProperties(below: view)
      updateConstraints(below: root)
      let engine = LayoutEngine.engine(of: root)
      engine?.grid = nil
      engine?.solveIfNeeded()
      guard !view.flags.isDisjoint(with: layoutFlags) else {
        if FeedbackLoop.isWatching { _ = FeedbackLoop.stop() }
        return
      }
      layOutTree(view)
      Keyboard.notifyFollowers(in: root)
      if hasGivenUp { break }
    }
    let causes = FeedbackLoop.stop()
    guard !hasGivenUp, !view.flags.isDisjoint(with: layoutFlags) else {
      return
    }
    hasGivenUp = true
    let culprit = deepestInvalidView(view)
    Headless.log(
      """
      The layout of \(view.shortName) did not settle: \(culprit.shortName) asks for another layout \
      each time it is laid out. The pass was stopped after \(roundLimit) rounds.\(causes)
      """)
  }

  private static func layOutTree(_ view: UIView) {
    if view.flags.contains(.needsLayout) {
      view.flags.remove(.needsLayout)
      FeedbackLoop.enter(view, "layoutSubviews")
      view.withCurrentTraits {
        view.controller?.layOutUnavailableContent()
        view.tracking(.layout) { layOutSubviews(of: view) }
      }
      FeedbackLoop.leave()
      Headless.counters.viewsLaidOut += 1
    }
    view.flags.remove(.subtreeNeedsLayout)
    if view.flags.contains(.needsLayout) { view.flags.insert(.subtreeNeedsLayout) }
    visitSubviews(view, layoutFlags, layOutTree)
  }

  /// Visits the subviews that have any of some flags.
  private static func visitSubviews(_ view: UIView, _ flags: ViewFlags, _ pass: (UIView) -> Void) {
    view.forEachSubview(
      .needsPass, isMeant: { !$0.flags.isDisjoint(with: flags) },
      isKept: { !$0.flags.isDisjoint(with: .passTriggers) }, pass)
  }

  private static func layOutSubviews(of view: UIView) {
    view.controller?.viewWillLayoutSubviews()
    view.flags.remove(.didCallSuperLayoutSubviews)
    view.layoutSublayers(of: view.layer)
    if !view.flags.contains(.didCallSuperLayoutSubviews) { view.applyLayoutToSubviews() }
    view.controller?.viewDidLayoutSubviews()
  }

  private static func deepestInvalidView(_ view: UIView) -> UIView {
    let next = view.storedSubviews.first {
      !$0.flags.isDisjoint(with: layoutFlags)
    }
    return next.map(deepestInvalidView) ?? view
  }
}
