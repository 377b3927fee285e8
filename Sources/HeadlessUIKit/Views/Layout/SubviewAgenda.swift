/// The subviews and guides of a view that a pass has to visit.
struct SubviewAgenda {
  /// The maximum number of nodes; if there are more, the pass visits all subviews and guides.
  static let most = 8

  private(set) var nodes: [LayoutNode] = []
  /// Whether there may be others than these nodes.
  private(set) var isOverfull = true

  mutating func insert(_ node: LayoutNode) {
    guard !isOverfull, !nodes.contains(node) else { return }
    if nodes.count < Self.most { nodes.append(node) } else { overfill() }
  }

  mutating func remove(_ node: LayoutNode) {
    nodes.remove(identicalTo: node)
  }

  mutating func overfill() {
    nodes = []
    isOverfull = true
  }

  /// Fills the agenda with the remaining nodes after all have been visited.
  mutating func startOver(with nodes: some Sequence<LayoutNode>) {
    self.nodes.removeAll(keepingCapacity: true)
    isOverfull = false
    for node in nodes {
      insert(node)
      if isOverfull { return }
    }
  }

  mutating func removeAll(where isDone: (LayoutNode) -> Bool) {
    nodes.removeAll(where: isDone)
  }
}

/// The bookkeeping of a view with many subviews or guides, so that a pass need not visit all of
/// them.
struct SubviewCrowd {
  /// Up to this number, visiting all is faster than recording their changes.
  static let few = 16

  /// The reason for a visit.
  enum Purpose {
    /// The subviews, or views inside them, request a pass.
    case asking
    /// The subviews are not where the engine wants them, or may not be.
    case unsettled
  }

  private var asking = SubviewAgenda()
  private var unsettled = SubviewAgenda()
  /// The engine and the display scale of the last placement.
  private var engine: ObjectIdentifier?
  private var scale: CGFloat = 0

  subscript(purpose: Purpose) -> SubviewAgenda {
    get { purpose == .asking ? asking : unsettled }
    _modify {
      switch purpose {
      case .asking: yield &asking
      case .unsettled: yield &unsettled
      }
    }
  }

  /// Adds a new subview.
  mutating func take(_ node: LayoutNode) {
    asking.insert(node)
    unsettled.insert(node)
  }

  /// Removes a subview or a guide.
  mutating func lose(_ node: LayoutNode) {
    asking.remove(node)
    unsettled.remove(node)
  }

  /// Schedules all for placement if the engine or the display scale has changed.
  mutating func note(_ engine: LayoutEngine, scale: CGFloat) {
    guard self.engine != ObjectIdentifier(engine) || self.scale != scale else { return }
    self.engine = ObjectIdentifier(engine)
    self.scale = scale
    unsettled.overfill()
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
    _ purpose: SubviewCrowd.Purpose, isMeant: (UIView) -> Bool, isKept: (UIView) -> Bool,
    _ body: (UIView) -> Void
  ) -> Bool {
    updateCrowd()
    guard let rare, rare.crowd != nil else {
      forEachSubview(from: 0, isMeant, body)
      return true
    }
    var next = 0
    if rare.crowd?[purpose].isOverfull == false {
      // A later subview gets its turn even if it joins the agenda in the meantime.
      for _ in 0...SubviewAgenda.most {
        guard let (index, view) = nextOnAgenda(purpose, from: next, isMeant) else {
          rare.crowd?[purpose].removeAll { node in
            node.view.map { $0.storedSuperview !== self || !isKept($0) } ?? false
          }
          return false
        }
        next = index + 1
        Headless.counters.viewsVisited += 1
        body(view)
        if rare.crowd?[purpose].isOverfull != false { break }
      }
    }
    forEachSubview(from: next, isMeant, body)
    numberSubviews()
    rare.crowd?[purpose].startOver(with: storedSubviews.lazy.filter(isKept).map(\.node))
    return true
  }

  /// The guides on the agenda, from which they are removed.
  var changedGuides: [UILayoutGuide] {
    guard let rare, let nodes = rare.crowd?[.unsettled].nodes, !nodes.isEmpty else {
      return systemGuides
    }
    rare.crowd?[.unsettled].removeAll { $0.viewReference == nil }
    return nodes.compactMap(\.guide).filter { $0.node.systemKind == nil } + systemGuides
  }

  /// Starts to record changes among subviews and guides once there are many, and stops when there
  /// no longer are.
  func updateCrowd() {
    let isCrowd = max(storedSubviews.count, heldGuides.count) > SubviewCrowd.few
    guard isCrowd != (rare?.crowd != nil) else { return }
    ensureRare().crowd = isCrowd ? SubviewCrowd() : nil
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
    _ purpose: SubviewCrowd.Purpose, from start: Int, _ isMeant: (UIView) -> Bool
  ) -> (index: Int, view: UIView)? {
    var found: (index: Int, view: UIView)?
    for node in rare?.crowd?[purpose].nodes ?? [] {
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
