import Foundation

extension UIView {
  public static let noIntrinsicMetric: CGFloat = -1
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  // MARK: Marking

  /// - Parameter deed: The description of the change, for the log if a view repeats it endlessly.
  func markNeedsLayout(
    because deed: @autoclosure () -> String = "asks for a layout or changes the frame"
  ) {
    FeedbackLoop.note("\(deed()) of \(shortName)")
    flags.insert(.needsLayout)
    flags.remove(.hasOnlyScrolled)
    markAncestors(.subtreeNeedsLayout)
  }

  /// Requests a layout on behalf of code that may know of changes outside this view and its engine.
  func requestLayout() {
    if !flags.contains(.isScrolling) {
      flags.insert(.wasAskedForLayout)
      rare?.subviewChanges?[.unsettled].overflow()
    }
    markNeedsLayout()
  }

  /// Whether a layout is pending for another reason than scrolling.
  var isAskedForLayout: Bool {
    flags.contains(.needsLayout) && !flags.contains(.hasOnlyScrolled)
  }

  func markNeedsUpdateConstraints() {
    FeedbackLoop.note("asks for a constraint update of \(shortName)")
    flags.insert(.needsUpdateConstraints)
    markAncestors(.subtreeNeedsUpdateConstraints)
  }

  func markAncestors(_ flag: ViewFlags) {
    let wasMarked = flags.contains(flag)
    flags.insert(flag)
    var (last, ancestor) = (self, storedSuperview)
    while let view = ancestor {
      view.rare?.subviewChanges?[.needsPass].insert(last.node)
      guard !view.flags.contains(flag) else { break }
      view.flags.insert(flag)
      (last, ancestor) = (view, view.storedSuperview)
    }
    guard ancestor == nil, last.flags.contains(.isWindow), !(wasMarked && last === self),
      !last.isHidden
    else { return }
    Headless.scheduleTurn()
  }

  /// Marks the ancestors of a new subview that needs a layout or an update of constraints or
  /// properties.
  func propagateDirtiness(of view: UIView) {
    for flag in [
      ViewFlags.subtreeNeedsLayout, .subtreeNeedsUpdateConstraints, .subtreeNeedsUpdateProperties,
    ]
    where view.flags.contains(flag) {
      markAncestors(flag)
    }
  }

  /// Called when a constraint is added or removed: the next pass finds out which frames change.
  func layoutDidBecomeInvalid() {
    markNeedsLayout()
  }

  /// Invalidates the size on request. A cell is told of it if the view is its content.
  func invalidateContentSize() {
    flags.insert(.asksForSize)
    intrinsicSizeDidChange()
    flags.remove(.asksForSize)
  }

  func intrinsicSizeDidChange() {
    FeedbackLoop.note("invalidates the intrinsic content size of \(shortName)")
    node.unsettle()
    node.engine?.contentChanged(of: node)
    storedSuperview?.markNeedsLayout()
    storedSuperview?.contentDidChange(of: self)
  }

  func translationDidChange() {
    autoresizingDidChange()
    node.unsettle()
    node.engine?.translationChanged(of: node)
    (storedSuperview ?? self).markNeedsLayout()
  }

  // MARK: Content priorities

  func contentPriority(
    _ kind: ContentPriorityKind, _ axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    rare?.contentPriorities[kind]?[axis] ?? kind.standard
  }

  func setContentPriority(
    _ kind: ContentPriorityKind, _ axis: NSLayoutConstraint.Axis, _ priority: UILayoutPriority
  ) {
    guard contentPriority(kind, axis) != priority else { return }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      Headless.log(
        """
        It's illegal to set priority:\(priority.rawValue) for the content of \(shortName).  \
        Priorities must be greater than 0 and less or equal to 1000; the old priority stays.
        """)
      return
    }
    let rare = ensureRare()
    let standard = AxisPair(kind.standard, kind.standard)
    rare.contentPriorities[kind, default: standard][axis] = priority
    node.engine?.contentChanged(of: node)
    storedSuperview?.markNeedsLayout()
    (storedSuperview as? UIStackView)?.contentPriorityDidChange(of: self)
  }

  func ensureRare() -> RareViewState {
    if let rare { return rare }
    let fresh = RareViewState()
    rare = fresh
    return fresh
  }

  // MARK: Laying out

  /// Places the subviews where the engine wants them.
  func applyLayoutToSubviews() {
    flags.insert(.didCallSuperLayoutSubviews)
    // Most views have neither subviews nor guides.
    guard !storedSubviews.isEmpty || !heldGuides.isEmpty || rare != nil else {
      return didApplyLayout()
    }
    guard let engine = LayoutEngine.engine(of: self) else { return }
    engine.solveIfNeeded()
    updateSubviewChanges()
    rare?.subviewChanges?.note(engine, scale: engine.pixelGrid()?.scale ?? 0)
    let isAll = rare?.subviewChanges?[.unsettled].hasOverflowed ?? true
    let wereAll = forEachSubview(
      .unsettled, isMeant: { isAll || !$0.node.isSettled }, isKept: { !$0.node.isSettled }
    ) { $0.settle(engine) }
    for guide in wereAll ? allGuides : changedGuides {
      guide.placedFrame = engine.solvedFrame(of: guide.node)?.frame ?? .zero
      guide.node.isSettled = rare?.subviewChanges != nil
    }
    didApplyLayout()
  }

  /// Places the view where the engine wants it.
  private func settle(_ engine: LayoutEngine) {
    var isSettled = translatesAutoresizingMaskIntoConstraints
    if let (frame, isRect) = engine.solvedFrame(of: node) {
      place(frame)
      // A view may derive another frame from the same alignment rectangle, or change its frame
      // differently, the next time.
      isSettled = isRect && isPlaced(at: frame)
    } else if !translatesAutoresizingMaskIntoConstraints {
      place(frameWithoutConstraints)
    }
    node.isSettled = isSettled && storedSuperview?.rare?.subviewChanges != nil
  }

  /// The frame of a view that takes part in the layout without constraints: at the origin, with its
  /// intrinsic size.
  private var frameWithoutConstraints: CGRect {
    let size = intrinsicContentSize
    func usable(_ length: CGFloat) -> CGFloat { checkContent(length) ? length.usableNumber : 0 }
    let rect = CGRect(x: 0, y: 0, width: usable(size.width), height: usable(size.height))
    return frame(forAlignmentRect: rect)
  }

  func fittingSize(_ target: CGSize, _ priorities: AxisPair<UILayoutPriority>) -> CGSize {
    guard target.width.isFinite, target.height.isFinite else {
      Headless.log("The target size \(target) for fitting \(shortName) is not finite.")
      return bounds.size
    }
    LayoutPass.updateProperties(below: self)
    LayoutPass.updateConstraints(below: self)
    return LayoutEngine.fittingSize(of: self, target: target, priorities: priorities)
  }

  // MARK: Ambiguity

  /// The node of the view's scrollable content, if constraints refer to it.
  var mentionedContentArea: LayoutNode? {
    guard let content = contentAreaNode, content.slot >= 0 else { return nil }
    // Constraints of views inside refer to the view, and mean its content.
    let isMeant = node.mentions.all.contains { constraint in
      constraint.installation.owner === self && constraint.mentionedNodes.contains { $0 !== node }
    }
    return isMeant || !content.mentions.isEmpty ? content : nil
  }

  /// Moves a view with an ambiguous layout to another position that its constraints permit, until
  /// the next layout. Resizes the content of a scroll view if that is ambiguous.
  func moveWhereAmbiguous() {
    guard let engine = LayoutEngine.engine(of: self) else { return }
    if engine.isAmbiguous(node), let rect = engine.otherRect(of: node) {
      place(frame(forAlignmentRect: rect))
    }
    guard let content = mentionedContentArea, engine.isAmbiguous(content),
      let size = engine.otherRect(of: content)?.size
    else { return }
    exerciseAmbiguousContent(size)
  }
}

extension LayoutNode {
  @MainActor
  var hasAmbiguousLayout: Bool {
    guard let host = hostView, let engine = LayoutEngine.engine(of: host) else { return false }
    guard engine.isAmbiguous(self) || hasAmbiguousContent(engine) else { return false }
    return !waitsForReuse
  }

  /// Whether the node is in a cell that waits for reuse: it still has its old content, at a size
  /// that it may no longer fit.
  @MainActor
  var waitsForReuse: Bool {
    guard let hostView else { return false }
    return sequence(first: hostView) { $0.superview }.contains {
      $0.flags.contains(.waitsForReuse)
    }
  }

  @MainActor
  private func hasAmbiguousContent(_ engine: LayoutEngine) -> Bool {
    guard let content = view?.mentionedContentArea else { return false }
    return engine.isAmbiguous(content)
  }

  @MainActor
  func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    guard let host = hostView, let engine = LayoutEngine.engine(of: host) else { return [] }
    return engine.constraintsDeciding(self, on: axis)
  }
}
