/// The subviews and guides of a view that a pass has to visit.
struct SubviewAgenda {
  /// The maximum number of nodes; if there are more, the pass visits all subviews and guides.
  static let capacity = 8

  private(set) var nodes: [LayoutNode] = []
  /// Whether there may be others than these nodes.
  private(set) var hasOverflowed = true

  mutating func insert(_ node: LayoutNode) {
    guard !hasOverflowed, !nodes.contains(node) else { return }
    if nodes.count < Self.capacity { nodes.append(node) } else { overflow() }
  }

  mutating func remove(_ node: LayoutNode) {
    nodes.remove(identicalTo: node)
  }

  mutating func overflow() {
    nodes = []
    hasOverflowed = true
  }

  /// Fills the agenda with the remaining nodes after all have been visited.
  mutating func startOver(with nodes: some Sequence<LayoutNode>) {
    self.nodes.removeAll(keepingCapacity: true)
    hasOverflowed = false
    for node in nodes {
      insert(node)
      if hasOverflowed { return }
    }
  }

  mutating func removeAll(where isDone: (LayoutNode) -> Bool) {
    nodes.removeAll(where: isDone)
  }
}

/// The bookkeeping of a view with many subviews or guides, so that a pass need not visit all of
/// them.
struct SubviewChanges {
  /// Up to this number, visiting all is faster than recording their changes.
  static let untrackedLimit = 16

  /// The reason for a visit.
  enum Purpose {
    /// The subviews, or views inside them, request a pass.
    case needsPass
    /// The subviews are not where the engine wants them, or may not be.
    case unsettled
  }

  private var needsPass = SubviewAgenda()
  private var unsettled = SubviewAgenda()
  /// The engine and the display scale of the last placement.
  private var engine: ObjectIdentifier?
  private var scale: CGFloat = 0

  subscript(purpose: Purpose) -> SubviewAgenda {
    get { purpose == .needsPass ? needsPass : unsettled }
    _modify {
      switch purpose {
      case .needsPass: yield &needsPass
      case .unsettled: yield &unsettled
      }
    }
  }

  /// Adds a new subview.
  mutating func insert(_ node: LayoutNode) {
    needsPass.insert(node)
    unsettled.insert(node)
  }

  /// Removes a subview or a guide.
  mutating func remove(_ node: LayoutNode) {
    needsPass.remove(node)
    unsettled.remove(node)
  }

  /// Schedules all for placement if the engine or the display scale has changed.
  mutating func note(_ engine: LayoutEngine, scale: CGFloat) {
    guard self.engine != ObjectIdentifier(engine) || self.scale != scale else { return }
    self.engine = ObjectIdentifier(engine)
    self.scale = scale
    unsettled.overflow()
  }
}

// MARK: Going through subviews

extension UIView {
  /// Calls a closure for each selected subview when its turn comes, from the first to the last.
  ///
  /// - Parameters:
  ///   - purpose: The agenda, which contains all selected subviews and is updated.
  ///   - isMeant: Whether the closure is called for a subview on the agenda, or for any subview if
  ///     all are visited.
  ///   - isKept: Whether a subview stays on the agenda.
  /// - Returns: Whether all subviews were visited.
  @discardableResult
  func forEachSubview(
    _ purpose: SubviewChanges.Purpose, isMeant: (UIView) -> Bool, isKept: (UIView) -> Bool,
    _ body: (UIView) -> Void
  ) -> Bool {
    updateSubviewChanges()
    guard let rare, rare.subviewChanges != nil else {
      forEachSubview(from: 0, isMeant, body)
      return true
    }
    var next = 0
    if rare.subviewChanges?[purpose].hasOverflowed == false {
      // A later subview gets its turn even if it joins the agenda in the meantime.
      for _ in 0...SubviewAgenda.capacity {
        guard let (index, view) = nextOnAgenda(purpose, from: next, isMeant) else {
          rare.subviewChanges?[purpose].removeAll { node in
            node.view.map { $0.storedSuperview !== self || !isKept($0) } ?? false
          }
          return false
        }
        next = index + 1
        Headless.counters.viewsVisited += 1
        body(view)
        if rare.subviewChanges?[purpose].hasOverflowed != false { break }
      }
    }
    forEachSubview(from: next, isMeant, body)
    numberSubviews()
    rare.subviewChanges?[purpose].startOver(with: storedSubviews.lazy.filter(isKept).map(\.node))
    return true
  }

  /// The guides on the agenda, from which they are removed.
  var changedGuides: [UILayoutGuide] {
    guard let rare, let nodes = rare.subviewChanges?[.unsettled].nodes, !nodes.isEmpty else {
      return systemGuides
    }
    rare.subviewChanges?[.unsettled].removeAll { $0.viewReference == nil }
    return nodes.compactMap(\.guide).filter { $0.node.systemKind == nil } + systemGuides
  }

  /// Starts to record changes among subviews and guides once there are many, and stops when there
  /// no longer are.
  func updateSubviewChanges() {
    let tracksChanges = max(storedSubviews.count, heldGuides.count) > SubviewChanges.untrackedLimit
    guard tracksChanges != (rare?.subviewChanges != nil) else { return }
    ensureRare().subviewChanges = tracksChanges ? SubviewChanges() : nil
  }

  private func forEachSubview(
    from start: Int, _ isMeant: (UIView) -> Bool, _ body: (UIView) -> Void
  ) {
    let subviews = storedSubviews
    guard start < subviews.count else { return }
    Headless.counters.viewsVisited += subviews.count - start
    for subview in subviews[start...] where isMeant(subview) { body(subview) }
  }

  private func nextOnAgenda(
    _ purpose: SubviewChanges.Purpose, from start: Int, _ isMeant: (UIView) -> Bool
  ) -> (index: Int, view: UIView)? {
    var found: (index: Int, view: UIView)?
    for node in rare?.subviewChanges?[purpose].nodes ?? [] {
      guard let view = node.view, view.storedSuperview === self, isMeant(view),
        let index = index(of: view), index >= start, index < found?.index ?? .max
      else { continue }
      found = (index, view)
    }
    return found
  }

  /// Returns the index of a subview. It is mostly the index of the last lookup.
  func index(of view: UIView) -> Int? {
    let place = Int(view.node.place)
    if storedSubviews.indices.contains(place), storedSubviews[place] === view { return place }
    numberSubviews()
    return view.storedSuperview === self ? Int(view.node.place) : nil
  }

  private func numberSubviews() {
    for (index, subview) in storedSubviews.enumerated() { subview.node.place = Int32(index) }
  }
}
