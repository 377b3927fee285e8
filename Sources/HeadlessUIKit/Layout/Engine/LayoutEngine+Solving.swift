import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Brings the values up to date, and marks the superviews of what moved.
  func solveIfNeeded() {
    guard needsSolve, !isSolving, root != nil else { return }
    solve()
    if isLive { tellConflicts(isSettled: !LayoutPass.isRunning) }
  }

  /// Solves out of turn, since constraints that have just been activated seem to contradict others, and
  /// tells whether they do.
  func tellActivated() {
    guard needsSolve, !isSolving, root != nil else { return }
    solve()
    if tellConflicts(isSettled: false) == 0 { watch.giveUp() }
  }

  private func solve() {
    isSolving = true
    defer { isSolving = false }
    watch.startOver()
    needsSolve = false  // Views that are asked for their content may set it again.
    let before = solver.counters
    flush()
    heal()
    solveWithTexts()
    count(solver.counters, since: before)
    publish()
  }

  /// Counts what solving has cost.
  func count(_ after: Solver.Counters, since before: Solver.Counters) {
    Headless.counters.componentsSolved += after.componentsSolved - before.componentsSolved
    Headless.counters.pivots += after.pivots - before.pivots
    Headless.counters.coefficients += after.coefficients - before.coefficients
  }

  /// Brings what has changed into the solver.
  private func flush() {
    direction = nil
    if isNew, let root { adopt(root) }
    isNew = false
    for view in pendingViews { adopt(view) }
    pendingViews.removeAll()
    let pending = pendingConstraints
    pendingConstraints = PendingConstraints()
    let known = clients.count
    makeRoom(for: pending.count)
    pending.forEachInOrder { constraint in
      guard constraint.installation.isInstalled else { return }
      // Its owner may have left the tree since it was activated.
      guard !isLive || constraint.installation.handle == nil && belongsHere(constraint) else {
        return
      }
      add(constraint)
    }
    updateStaleContent()
    // Placing an item can make the variables of its container.
    while !stalePlacements.isEmpty {
      let slots = stalePlacements
      stalePlacements.removeAll()
      for slot in slots { updatePlacement(slot) }
    }
    if !staleContent.isEmpty { flush() }
    if isLive, clients.count - known > known / 4 { giveBackRoom() }
  }

  private func belongsHere(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.installation.owner?.node.engine === self
  }

  /// Makes room for constraints and what they mention, with what views and frames say besides: rather too
  /// much, which is given back, than to grow step by step.
  func makeRoom(for pending: Int) {
    guard pending > 0 else { return }
    // Of few constraints each mentions more that no other does.
    let constraints = pending + 4
    let variables = constraints + constraints / 2
    records.expect(constraints / 2)
    stalePlacements.expect(constraints / 2)
    staleContent.expect(constraints / 2)
    clients.expect(2 * constraints)
    slotsOfVariables.expect(variables)
    solver.expect(variables: variables, constraints: 2 * constraints)
  }

  /// Much has come, and what room there is for more was a guess.
  private func giveBackRoom() {
    records.trim()
    clients.trim()
    slotsOfVariables.trim()
    solver.giveBackRoom()
  }

  /// How often views are asked for their size that invalidate it, or another's, when they are asked.
  private static let contentRounds = 10

  private func updateStaleContent() {
    for _ in 0..<Self.contentRounds where !staleContent.isEmpty {
      let slots = staleContent
      staleContent.removeAll()
      for slot in slots.reversed() { updateContent(slot) }
    }
    guard let view = staleContent.last.flatMap({ records[$0].node.view }) else { return }
    staleContent.removeAll()
    Headless.log(
      "The intrinsic content size of \(view.shortName) is invalidated each time that it is asked for; the "
        + "one of round \(Self.contentRounds) counts.")
  }

  /// Takes in a view with everything inside it.
  private func adopt(_ view: UIView) {
    guard isLive else { return adoptForFitting(view) }
    guard view.root === root else { return }
    adoptTree(view)
  }

  private func adoptTree(_ view: UIView) {
    let isKnown = view.node.engine === self
    adopt(view.node)
    for guide in view.allGuides { adopt(guide.node) }
    pendingConstraints.append(view.installedConstraints, all: !isKnown)
    for subview in view.storedSubviews { adoptTree(subview) }
  }

  private func adopt(_ node: LayoutNode) {
    guard node.engine !== self else { return }
    node.engine?.leave(node)
    // What no constraint mentions any more is placed by its container.
    if node.slot >= 0 { node.container?.markNeedsLayout() }
    node.engine = self
    node.slot = -1
  }

  /// What a stack view has made of the size of a view says nothing about how large that wants to be.
  private func adoptForFitting(_ root: UIView) {
    root.forEachInTree { view in
      view.installedConstraints.forEach { constraint in
        if view !== root || !constraint.isEmptyShare { pendingConstraints.append(constraint) }
      }
    }
  }

  // MARK: - Results

  /// Looks at the solver where it is; else it would be copied, with a reference to each of its columns.
  func look<Answer>(_ body: (inout Solver) -> Answer) -> Answer { body(&solver) }

  /// What the last solve has made of a variable.
  func value(of variable: Variable) -> Double { look { $0.value(of: variable) } }

  /// Notes whose variables the last solve has changed.
  func noteChanges() {
    guard isLive, case .some(let variables) = solver.changes else { return noteThatAllChanged() }
    for variable in variables {
      let slot = Int(slotsOfVariables[Int(variable.index)])
      movedSlots?.append(slot)
      if records[slot].text != nil { texts.insert(slot) }
    }
  }

  func noteThatAllChanged() {
    texts.overfill()
    movedSlots = nil
  }

  /// The records that may have moved since this was last asked, in order.
  private func takeMovedSlots() -> [Int] {
    defer { movedSlots = [] }
    guard let movedSlots else { return Array(records.indices) }
    return Set(movedSlots).sorted()
  }

  /// Marks the views that must place what has moved.
  private func publish() {
    guard isLive else { return }
    // Mostly the items of a few containers follow each other.
    var marked: (last: ViewIdentity?, other: ViewIdentity?)
    for (slot, rect) in movedRects(takeMovedSlots()) {
      records[slot].solved = rect
      records[slot].node.unsettle()
      guard let container = records[slot].coordinates.container else {
        if let root, root.node.slot == slot { placeRoot(root, rect) }
        continue
      }
      if container == marked.last { continue }
      if container != marked.other { records[slot].node.container?.markNeedsLayout() }
      marked = (container, marked.last)
    }
  }

  /// Where the last solve put those items that were somewhere else.
  private func movedRects(_ slots: [Int]) -> [(slot: Int, rect: CGRect)] {
    // Held here, so that looking at each item counts no references to them.
    let (records, values) = (records, solver.values)
    var moved: [(slot: Int, rect: CGRect)] = []
    moved.reserveCapacity(slots.count)
    for slot in slots where !records[slot].isVacant {
      let rect = records[slot].coordinates.alignmentRect(values)
      if rect != records[slot].solved { moved.append((slot, rect)) }
    }
    return moved
  }

  private func placeRoot(_ view: UIView, _ rect: CGRect) {
    guard !view.translatesAutoresizingMaskIntoConstraints, !view.flags.contains(.isWindow) else {
      return
    }
    let frame = view.frame(forAlignmentRect: rect)
    let size = PixelGrid(of: view).round(frame).size
    view.place(CGRect(origin: view.frame.origin, size: size))
  }

  /// The pixels of the screen that the tree is on, which are asked for once a pass.
  func pixelGrid() -> PixelGrid? {
    if let grid { return grid }
    grid = root.map { PixelGrid(of: $0) }
    return grid
  }

  /// Where the last solve put an item, on the pixels of the screen; nil where no constraint speaks of
  /// it. With it whether that is its alignment rectangle.
  func solvedFrame(of node: LayoutNode) -> (frame: CGRect, isRect: Bool)? {
    guard let slot = slot(of: node), let rect = records[slot].solved, let grid = pixelGrid()
    else { return nil }
    guard let view = node.view else { return (grid.round(rect), true) }
    let frame = view.frame(forAlignmentRect: rect)
    return (grid.round(frame), frame == rect)
  }

  // MARK: - Ambiguity

  func isAmbiguous(_ node: LayoutNode) -> Bool {
    solveIfNeeded()
    guard let slot = slot(of: node) else {
      guard let view = node.view else { return !node.isFixed }
      return view !== root && !view.translatesAutoresizingMaskIntoConstraints
    }
    return records[slot].coordinates.variables.contains { solver.isAmbiguous($0) }
  }

  /// Another place for an item that its constraints allow: the other end of the first choice.
  func otherRect(of node: LayoutNode) -> CGRect? {
    guard let slot = slot(of: node) else { return nil }
    let axes = records[slot].coordinates.axes
    var rect = records[slot].coordinates.alignmentRect(solver.values)
    func other(_ variable: Variable?, _ value: CGFloat) -> CGFloat {
      guard let variable, solver.isAmbiguous(variable) else { return value }
      let range = solver.range(of: variable)
      let ends = [range.lower, range.upper].filter(\.isFinite).map { CGFloat($0) }
      return ends.first { abs($0 - value) > 0.5 } ?? value + 10
    }
    rect.origin.x = other(axes.horizontal.origin, rect.origin.x)
    rect.origin.y = other(axes.vertical.origin, rect.origin.y)
    rect.size.width = other(axes.horizontal.length, rect.width)
    rect.size.height = other(axes.vertical.length, rect.height)
    return rect
  }
}

extension ItemCoordinates {
  /// - Parameter values: The value of each variable of the solver.
  func alignmentRect(_ values: [Double]) -> CGRect {
    let (horizontal, vertical) = (axes.horizontal, axes.vertical)
    return CGRect(
      x: horizontal.origin.map { values[Int($0.index)] } ?? 0,
      y: vertical.origin.map { values[Int($0.index)] } ?? 0,
      width: values[Int(horizontal.length.index)], height: values[Int(vertical.length.index)])
  }

  var variables: [Variable] {
    let (horizontal, vertical) = (axes.horizontal, axes.vertical)
    return [horizontal.origin, horizontal.length, vertical.origin, vertical.length]
      .compactMap { $0 }
  }
}
