import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Brings the values up to date, and marks the superviews of items that moved.
  func solveIfNeeded() {
    guard needsSolve, !isSolving, root != nil else { return }
    solve()
    if isLive { reportConflicts(isSettled: !LayoutPass.isRunning) }
  }

  /// Solves ahead of the next layout, since constraints just activated seem to contradict others, and reports the
  /// conflicts.
  func reportActivationConflicts() {
    guard needsSolve, !isSolving, root != nil else { return }
    solve()
    if reportConflicts(isSettled: false) == 0 { watch.giveUp() }
  }

  private func solve() {
    isSolving = true
    defer { isSolving = false }
    watch.startOver()
    needsSolve = false  // Views that are asked for their content may set it again.
    let before = solver.counters
    flush()
    restoreBrokenConstraints()
    solveWithTexts()
    count(solver.counters, since: before)
    publish()
  }

  /// Adds the cost of a solve to the counters.
  func count(_ after: Solver.Counters, since before: Solver.Counters) {
    Headless.counters.componentsSolved += after.componentsSolved - before.componentsSolved
    Headless.counters.pivots += after.pivots - before.pivots
    Headless.counters.coefficients += after.coefficients - before.coefficients
  }

  /// Brings pending changes into the solver.
  private func flush() {
    direction = nil
    if isNew, let root { adopt(root) }
    isNew = false
    for view in pendingViews { adopt(view) }
    pendingViews.removeAll()
    let pending = pendingConstraints
    pendingConstraints = PendingConstraints()
    let known = clients.count
    reserveCapacity(for: pending.count)
    pending.forEachInOrder { constraint in
      guard constraint.installation.isInstalled else { return }
      // Its owner may have left the tree since the activation.
      guard !isLive || constraint.installation.handle == nil && isOwned(constraint) else {
        return
      }
      add(constraint)
    }
    updateStaleContent()
    // Placing an item may create the variables of its container.
    while !stalePlacements.isEmpty {
      let slots = stalePlacements
      stalePlacements.removeAll()
      for slot in slots { updatePlacement(slot) }
    }
    if !staleContent.isEmpty { flush() }
    if isLive, clients.count - known > known / 4 { giveBackRoom() }
  }

  private func isOwned(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.installation.owner?.node.engine === self
  }

  /// Makes room for constraints, for the items that they mention, and for the constraints of content and frames.
  /// Reserving too much and returning the rest is faster than growing step by step.
  func reserveCapacity(for pending: Int) {
    guard pending > 0 else { return }
    // The fewer the constraints, the more items that only one of them mentions.
    let constraints = pending + 4
    let variables = constraints + constraints / 2
    records.expect(constraints / 2)
    stalePlacements.expect(constraints / 2)
    staleContent.expect(constraints / 2)
    clients.expect(2 * constraints)
    slotsOfVariables.expect(variables)
    solver.expect(variables: variables, constraints: 2 * constraints)
  }

  /// Returns room that was reserved as an estimate, after many constraints were added.
  private func giveBackRoom() {
    records.trim()
    clients.trim()
    slotsOfVariables.trim()
    solver.giveBackRoom()
  }

  /// The number of rounds in which views are asked again for content sizes that were invalidated while being asked.
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
      "The intrinsic content size of \(view.shortName) is invalidated each time it is read; the value "
        + "of round \(Self.contentRounds) is used.")
  }

  /// Takes in a view and everything inside it.
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
    // Once no constraint mentions an item, its container places it.
    if node.slot >= 0 { node.container?.markNeedsLayout() }
    node.engine = self
    node.slot = -1
  }

  /// The size that a stack view has given to the root does not affect the root's fitting size.
  private func adoptForFitting(_ root: UIView) {
    root.forEachInTree { view in
      view.installedConstraints.forEach { constraint in
        if view !== root || !constraint.isEmptyShare { pendingConstraints.append(constraint) }
      }
    }
  }

  // MARK: - Results

  /// Reads the solver in place; otherwise it would be copied, which retains each of its arrays.
  func look<Answer>(_ body: (inout Solver) -> Answer) -> Answer { body(&solver) }

  /// The value of a variable after the last solve.
  func value(of variable: Variable) -> Double { look { $0.value(of: variable) } }

  /// Records the items whose variables the last solve changed.
  func recordMovedItems() {
    guard isLive, case .some(let variables) = solver.changes else { return markAllMoved() }
    for variable in variables {
      let slot = Int(slotsOfVariables[Int(variable.index)])
      movedSlots?.append(slot)
      if records[slot].text != nil { texts.insert(slot) }
    }
  }

  func markAllMoved() {
    texts.overflow()
    movedSlots = nil
  }

  /// Returns the records that may have moved since the last call, in order.
  private func dequeueMovedSlots() -> [Int] {
    defer { movedSlots = [] }
    guard let movedSlots else { return Array(records.indices) }
    return Set(movedSlots).sorted()
  }

  /// Marks the views that must place items that moved.
  private func publish() {
    guard isLive else { return }
    // Consecutive items mostly belong to one of a few containers.
    var marked: (last: ViewIdentity?, other: ViewIdentity?)
    for (slot, rect) in movedRects(dequeueMovedSlots()) {
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

  /// The items that the last solve moved, with their rectangles.
  private func movedRects(_ slots: [Int]) -> [(slot: Int, rect: CGRect)] {
    // Local copies, so that visiting each item retains neither array.
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

  /// The pixel grid of the screen, looked up once per pass.
  func pixelGrid() -> PixelGrid? {
    if let grid { return grid }
    grid = root.map { PixelGrid(of: $0) }
    return grid
  }

  /// The frame of an item after the last solve, rounded to pixels, and whether it equals the alignment rectangle; nil
  /// if no constraint mentions the item.
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

  /// Another position and size that the constraints allow for an item: the other end of the first choice.
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
