/// The subviews and guides of a view that a pass has to go to.
struct SubviewAgenda {
  /// Of more than that all are gone through.
  static let most = 8

  private(set) var nodes: [LayoutNode] = []
  /// Whether there may be others than these.
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

  /// Puts what is left on the agenda after all have been gone through.
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

/// What a view with many subviews or guides knows of them, so that a pass needn't go through all.
struct SubviewCrowd {
  /// So many are gone through faster than changes among them are noted.
  static let few = 16

  /// What a pass has to do with them.
  enum Purpose {
    /// They, or what is inside them, ask for a pass.
    case asking
    /// They are not where the engine wants them, or may not be.
    case unsettled
  }

  private var asking = SubviewAgenda()
  private var unsettled = SubviewAgenda()
  /// Where and for which pixels they were placed last.
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

  /// A subview has come.
  mutating func take(_ node: LayoutNode) {
    asking.insert(node)
    unsettled.insert(node)
  }

  /// A subview or a guide goes.
  mutating func lose(_ node: LayoutNode) {
    asking.remove(node)
    unsettled.remove(node)
  }

  /// All are to be placed anew by another engine than before, and for pixels of another size.
  mutating func note(_ engine: LayoutEngine, scale: CGFloat) {
    guard self.engine != ObjectIdentifier(engine) || self.scale != scale else { return }
    self.engine = ObjectIdentifier(engine)
    self.scale = scale
    unsettled.overfill()
  }
}

// MARK: Going through subviews

extension UIView {
  /// Calls for each subview that is meant when its turn comes, from the first to the last.
  ///
  /// - Parameters:
  ///   - purpose: The agenda on which all are that are meant, and that is kept.
  ///   - isMeant: Whether it is called for a subview that is on the agenda, or for any where all are gone
  ///     through.
  ///   - isKept: Whether a subview stays on the agenda.
  /// - Returns: Whether all were gone through.
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
      // Those that come later have a turn even if they come on the agenda meanwhile.
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

  /// The guides that are on the agenda, which come off it.
  var changedGuides: [UILayoutGuide] {
    guard let rare, let nodes = rare.crowd?[.unsettled].nodes, !nodes.isEmpty else {
      return systemGuides
    }
    rare.crowd?[.unsettled].removeAll { $0.viewReference == nil }
    return nodes.compactMap(\.guide).filter { $0.node.systemKind == nil } + systemGuides
  }

  /// Begins to note what changes among subviews and guides once they are many, and ends it where they no
  /// longer are.
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

  /// Where a subview is, which is mostly where it was when somebody looked last.
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
