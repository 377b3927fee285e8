import ConstraintSolver

extension Headless {
  /// Receives watched constraints that do not hold, with the constraints that they yield to.
  package static var concessionHandler: (Conflict) -> Void = { _ in }

  /// Requests one report if a constraint does not hold, at the end of the first layout pass in which the enclosing view
  /// has a size.
  package static func watch(_ constraint: NSLayoutConstraint) {
    constraint.isWatched = true
    guard let handle = constraint.installation.handle else { return }
    constraint.engine?.watch(handle)
  }
}

extension LayoutEngine {
  /// Adds a constraint to those checked at the end of a pass.
  func watch(_ handle: ConstraintID) {
    // One watched constraint is a sign of more to come; growing step by step takes longer.
    if watched.isEmpty { watched.reserveCapacity(16) }
    watched.append(handle)
  }

  /// Reports the watched constraints that do not hold, and stops watching all that were checked.
  func reportConcessions() {
    guard !watched.isEmpty, !needsSolve, let root else { return }
    let checked = dequeueWatched()
    let halfPixel = 0.5 / Double(max(1, root.traitCollection.displayScale))
    var reported: Set<Set<ObjectIdentifier>> = []
    var conflicts: [Headless.Conflict] = []
    for handle in look({ $0.missed(checked, by: halfPixel) }) {
      guard let constraint = client(of: handle), let conflict = concession(of: constraint)
      else { continue }
      let parts = Set(conflict.constraints.map { ObjectIdentifier($0) })
      if reported.insert(parts).inserted { conflicts.append(conflict) }
    }
    for conflict in conflicts { Headless.concessionHandler(conflict) }
  }

  /// Returns the watched constraints that can be checked now, and stops watching them.
  private func dequeueWatched() -> [ConstraintID] {
    var checked: [ConstraintID] = []
    checked.reserveCapacity(watched.count)
    var waiting: [ConstraintID] = []
    // The constraints of a layout are mostly in one view; comparing identities retains nothing.
    var known: (owner: ViewIdentity?, isSized: Bool) = (nil, false)
    for handle in watched {
      guard let constraint = client(of: handle), constraint.isWatched else { continue }
      var isSized = known.isSized
      if constraint.sides.second == .notAnAttribute {
        isSized = constraint.isInSizedView
      } else if known.owner != constraint.installation.ownerIdentity {
        isSized = constraint.isInSizedView
        known = (constraint.installation.ownerIdentity, isSized)
      }
      guard isSized else {
        waiting.append(handle)
        continue
      }
      constraint.isWatched = false
      checked.append(handle)
    }
    watched = waiting
    return checked
  }

  /// The constraints that can't hold together with a given one, among those with the same or a higher priority; nil if
  /// the constraint yields to something else, such as the content of a view or a size that a list has only estimated.
  ///
  /// - Complexity: A few solves of the component of the constraint.
  private func concession(of constraint: NSLayoutConstraint) -> Headless.Conflict? {
    guard let handle = constraint.installation.handle else { return nil }
    var excerpt = solver.excerpt(around: handle)
    let before = excerpt.solver.counters
    defer { count(excerpt.solver.counters, since: before) }
    var outside: [ConstraintID: ConstraintID] = [:]
    var raised: [ConstraintID: Float] = [:]
    for (known, inside) in excerpt.constraints {
      outside[inside] = known
      guard let rival = client(of: known), rival.priority != .required,
        rival.priority.rawValue >= constraint.priority.rawValue
      else { continue }
      raised[inside] = rival.priority.rawValue
      excerpt.solver.setPriority(1000, of: inside)
    }
    // Others may contradict each other as well; in that case, the weakest raised one gets its priority back.
    for _ in 0..<16 {
      guard case .conflict(let handles) = excerpt.solver.solve() else { return nil }
      let known = handles.compactMap { outside[$0] }
      if known.contains(handle) { return conflict(known, constraint) }
      let candidates = handles.filter { raised[$0] != nil }
      guard let weakest = candidates.min(by: { raised[$0, default: 0] < raised[$1, default: 0] })
      else { return nil }
      excerpt.solver.setPriority(raised[weakest, default: 1], of: weakest)
      raised[weakest] = nil
    }
    return nil
  }

  private func conflict(
    _ handles: [ConstraintID], _ broken: NSLayoutConstraint
  ) -> Headless.Conflict? {
    var constraints: [NSLayoutConstraint] = []
    var texts: [String] = []
    for handle in handles where !isLink(handle) {
      let client = client(of: handle)
      if let client, !client.isSystemMade {
        constraints.append(client)
      } else if sizesCellContent(handle) {
        return nil
      } else {
        texts.append(client?.equation ?? ownDescription(of: handle))
      }
    }
    return Headless.Conflict(
      constraints: constraints, systemConstraints: texts, broken: broken, parts: [])
  }

  /// Whether one of the engine's own constraints sets the size of a cell's content view.
  private func sizesCellContent(_ handle: ConstraintID) -> Bool {
    guard let place = placement(of: handle) else { return false }
    return place.isLength && place.record.node.view?.isContentOfCell == true
  }
}

extension NSLayoutConstraint {
  /// Whether the view around the items has a size.
  fileprivate var isInSizedView: Bool {
    guard let owner = installation.owner else { return false }
    let isOwn = firstNode?.view === owner && sides.second == .notAnAttribute
    let around = isOwn ? owner.storedSuperview ?? owner : owner
    return around.bounds.width > 0 && around.bounds.height > 0
  }
}
