import ConstraintSolver

extension Headless {
  /// Takes constraints that are watched and not kept, with what they yield to.
  package static var concessionHandler: (Conflict) -> Void = { _ in }

  /// Has it told once if a constraint is not kept, at the end of the first layout pass in which the view
  /// around it has a size.
  package static func watch(_ constraint: NSLayoutConstraint) {
    constraint.isWatched = true
    guard let handle = constraint.installation.handle else { return }
    constraint.engine?.watched.append(handle)
  }
}

extension LayoutEngine {
  /// Tells which of the watched constraints are not kept, and looks at them no more.
  func tellConcessions() {
    guard !watched.isEmpty, !needsSolve, let root else { return }
    let looked = takeWatched()
    let halfPixel = 0.5 / Double(max(1, root.traitCollection.displayScale))
    var told: Set<Set<ObjectIdentifier>> = []
    var conflicts: [Headless.Conflict] = []
    for handle in look({ $0.missed(looked, by: halfPixel) }) {
      guard let constraint = client(of: handle), let conflict = concession(of: constraint)
      else { continue }
      let parts = Set(conflict.constraints.map { ObjectIdentifier($0) })
      if told.insert(parts).inserted { conflicts.append(conflict) }
    }
    for conflict in conflicts { Headless.concessionHandler(conflict) }
  }

  /// The watched constraints that can be judged by now, which are watched no more.
  private func takeWatched() -> [ConstraintID] {
    var looked: [ConstraintID] = []
    looked.reserveCapacity(watched.count)
    var waiting: [ConstraintID] = []
    // Constraints of one layout mostly are in one view.
    var area: (view: UIView, isSized: Bool)?
    for handle in watched {
      guard let constraint = client(of: handle), constraint.isWatched else { continue }
      let around = constraint.viewAround
      if area?.view !== around { area = around.map { ($0, $0.hasSize) } }
      guard area?.isSized == true else {
        waiting.append(handle)
        continue
      }
      constraint.isWatched = false
      looked.append(handle)
    }
    watched = waiting
    return looked
  }

  /// What can't hold together with a constraint, of those that matter as much or more; nil if it yields
  /// to something else, such as the content of a view, or to a size that a list has only guessed.
  ///
  /// - Complexity: A few solves of what is solved together with it.
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
    // Others may contradict each other, too: one of those goes then.
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
      } else if isOfCell(handle) {
        return nil
      } else {
        texts.append(client?.equation ?? ownDescription(of: handle))
      }
    }
    return Headless.Conflict(
      constraints: constraints, systemConstraints: texts, broken: broken, parts: [])
  }

  /// Whether a constraint of the engine's own gives the content of a cell its size.
  private func isOfCell(_ handle: ConstraintID) -> Bool {
    guard let place = placement(of: handle) else { return false }
    return place.isLength && place.record.node.view?.isContentOfCell == true
  }
}

extension NSLayoutConstraint {
  /// The view around the items.
  fileprivate var viewAround: UIView? {
    guard let owner = installation.owner else { return nil }
    let isOwn = firstNode?.view === owner && secondAttribute == .notAnAttribute
    return isOwn ? owner.storedSuperview ?? owner : owner
  }
}

extension UIView {
  fileprivate var hasSize: Bool { bounds.width > 0 && bounds.height > 0 }
}
