import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Just below required: beats every optional priority, and gives way without a report.
  static let almostRequired = Float(1000).nextDown

  func slot(of node: LayoutNode) -> Int? {
    guard isLive else { return slotInMeasurement(of: node) }
    return node.engine === self && node.slot >= 0 ? node.slot : nil
  }

  /// With so few items, a linear search is faster.
  private static let fewItems = 16

  private func slotInMeasurement(of node: LayoutNode) -> Int? {
    guard records.count <= Self.fewItems else { return fittingSlots[ObjectIdentifier(node)] }
    for slot in records.indices where records[slot].node === node { return slot }
    return nil
  }

  /// Records the slots once a linear search no longer finds them.
  private func noteSlotsInMeasurement() {
    guard records.count > Self.fewItems else { return }
    for slot in (fittingSlots.isEmpty ? 0 : records.count - 1)..<records.count {
      fittingSlots[ObjectIdentifier(records[slot].node)] = slot
    }
  }

  /// The slot of an item, whose record and variables are created if it has none.
  func internNode(_ node: LayoutNode) -> Int {
    if let slot = slot(of: node) { return slot }
    areTiesStale = true
    var record = ItemRecord(node: node, coordinates: makeCoordinates(of: node))
    record.insets = node.viewReference?.takeUnretainedValue().toldAlignmentInsets ?? .zero
    let slot = vacantSlots.popLast() ?? records.count
    if slot == records.count {
      records.appendSparingly(record)
    } else {
      records[slot] = record
    }
    if isLive {
      node.slot = slot
      node.engine = self
      node.unsettle()
    } else {
      noteSlotsInMeasurement()
    }
    note(record.coordinates.axes.horizontal, in: slot)
    note(record.coordinates.axes.vertical, in: slot)
    stalePlacements.append(slot)
    if record.coordinates.areOfView || node.isScrollContent { staleContent.append(slot) }
    return slot
  }

  private func makeCoordinates(of node: LayoutNode) -> ItemCoordinates {
    let view = node.viewReference
    let isRoot = view != nil && view?.toOpaque() == root?.identity
    let hasOrigin = !isRoot && !node.isScrollContent
    // System guides may have a negative length, in a view that is smaller than its margins.
    let isInset = node.systemKind != nil && !node.isScrollContent
    func makeVariables() -> AxisVariables {
      let origin = hasOrigin ? solver.addVariable(.position) : nil
      return AxisVariables(
        origin: origin, length: solver.addVariable(isInset ? .position : .length))
    }
    let axes = AxisPair(makeVariables(), makeVariables())
    if isRoot, isLive {
      for axis in NSLayoutConstraint.Axis.both { solver.expectChanges(of: axes[axis].length) }
    }
    return ItemCoordinates(
      container: node.containerIdentity, axes: axes, arePlain: node.isPlain,
      areOfView: view != nil)
  }

  private func note(_ variables: AxisVariables, in slot: Int) {
    if let origin = variables.origin { note(origin, in: slot) }
    note(variables.length, in: slot)
    if isLive { Headless.counters.variablesAdded += variables.origin == nil ? 1 : 2 }
  }

  private func note(_ variable: Variable, in slot: Int) {
    let index = Int(variable.index)
    let slot = Int32(slot)
    while slotsOfVariables.count <= index { slotsOfVariables.appendSparingly(slot) }
    slotsOfVariables[index] = slot
  }

  func removeRecord(of node: LayoutNode) {
    guard let slot = slot(of: node) else { return }
    let record = records[slot]
    setText(slot, nil)
    for axis in NSLayoutConstraint.Axis.both {
      removePlacement(slot, axis)
      removeContent(slot, axis)
      if let origin = record.coordinates.axes[axis].origin { solver.removeVariable(origin) }
      solver.removeVariable(record.coordinates.axes[axis].length)
    }
    records[slot].isVacant = true
    vacantSlots.append(slot)
    node.slot = -1
    node.unsettle()
    needsSolve = true
  }

  // MARK: - Placements

  /// The placement of an item by the host, an autoresizing mask or margins; nil if constraints decide.
  private func placement(of node: LayoutNode) -> AxisPair<Placement>? {
    if let kind = node.systemKind, let owner = node.guideOwner {
      return SystemGuide.placement(kind, of: owner)
    }
    guard let view = node.view else { return nil }
    if view === root { return isLive ? rootPlacement(view) : nil }
    guard view.translatesAutoresizingMaskIntoConstraints else { return nil }
    return AxisPair(Placement(view, .horizontal), Placement(view, .vertical))
  }

  private func rootPlacement(_ view: UIView) -> AxisPair<Placement>? {
    guard view.translatesAutoresizingMaskIntoConstraints || view.flags.contains(.isWindow) else {
      return nil
    }
    let size = view.bounds.size
    return AxisPair(
      Placement(origin: .init(), length: .init(constant: size.width)),
      Placement(origin: .init(), length: .init(constant: size.height)))
  }

  func updatePlacement(_ slot: Int) {
    guard !records[slot].isVacant, records[slot].node.hasItem else { return }
    let node = records[slot].node
    let wanted = placement(of: node)
    for axis in NSLayoutConstraint.Axis.both {
      guard let placement = wanted?[axis] else {
        removePlacement(slot, axis)
        continue
      }
      if !editPlacement(slot, axis, to: placement) {
        removePlacement(slot, axis)
        addPlacement(slot, axis, placement)
      }
    }
  }

  /// - Returns: Whether changing constants was enough.
  private func editPlacement(
    _ slot: Int, _ axis: NSLayoutConstraint.Axis, to placement: Placement
  ) -> Bool {
    let record = records[slot]
    guard var current = record.placement[axis] else { return false }
    let old = current.placement
    guard old.origin.share == placement.origin.share, old.length.share == placement.length.share
    else { return false }
    guard old != placement else { return true }
    let sides = rightHandSides(record, axis, placement)
    if let origin = current.origin { solver.setConstant(sides.origin, of: origin) }
    solver.setConstant(sides.length, of: current.length)
    current.placement = placement
    records[slot].placement[axis] = current
    Headless.counters.constraintsEdited += 1
    return true
  }

  /// Converts the placement of a frame into right sides for the alignment rectangle.
  private func rightHandSides(
    _ record: ItemRecord, _ axis: NSLayoutConstraint.Axis, _ placement: Placement
  ) -> (origin: Double, length: Double) {
    let (start, end) = (record.insets.start(on: axis), record.insets.end(on: axis))
    var origin = placement.origin.constant + start
    var length = placement.length.constant - start - end
    if let container = record.node.container {
      let insets = container.alignmentRectInsets.silentlyUsable
      let outside = insets.start(on: axis) + insets.end(on: axis)
      origin += placement.origin.share * outside
      length += placement.length.share * outside
    }
    return (Double(origin), Double(length))
  }

  private func addPlacement(_ slot: Int, _ axis: NSLayoutConstraint.Axis, _ placement: Placement) {
    let needsContainer = placement.origin.share != 0 || placement.length.share != 0
    let container = records[slot].node.container?.node
    let outer = needsContainer ? container.map { internNode($0) } : nil
    let record = records[slot]
    let reference = outer.flatMap { records[$0].coordinates.axes[axis].length }
    let sides = rightHandSides(record, axis, placement)
    // System insets change with the device, unlike autoresizing masks.
    let isInset = isLive && record.node.systemKind != nil
    func pin(_ variable: Variable, _ part: Placement.Part, _ side: Double) -> ConstraintID {
      solver.terms = [Term(variable)]
      if part.share != 0, let reference {
        solver.terms.append(Term(reference, -Double(part.share)))
        if isInset { return addInset(side, in: slot) }
      } else if isLive {
        // Frames change as well: the content of a cell gets another height once it was asked for one.
        solver.expectChanges(of: variable)
      }
      return addPrivate(.equal, side)
    }
    let origin = record.coordinates.axes[axis].origin.map {
      pin($0, placement.origin, sides.origin)
    }
    let length = pin(record.coordinates.axes[axis].length, placement.length, sides.length)
    records[slot].placement[axis] = PlacementConstraints(
      placement: placement, origin: origin, length: length)
  }

  private func removePlacement(_ slot: Int, _ axis: NSLayoutConstraint.Axis) {
    guard let placement = records[slot].placement[axis] else { return }
    if let origin = placement.origin { removePrivate(origin) }
    removePrivate(placement.length)
    records[slot].placement[axis] = nil
  }

  // MARK: - The engine's own constraints

  /// Adds a constraint on the solver's terms.
  func addPrivate(
    _ relation: ConstraintSolver.Relation, _ constant: Double, priority: Float = 1000
  ) -> ConstraintID {
    let handle = solver.add(relation, constant, priority: priority)
    note(nil, at: handle)
    return handle
  }

  /// Makes the solver's terms equal a constant by way of a variable, so that a change of the constant costs only what
  /// depends on it.
  private func addInset(_ constant: Double, in slot: Int) -> ConstraintID {
    let variable = solver.addVariable(.position)
    note(variable, in: slot)
    solver.expectChanges(of: variable)
    solver.terms.append(Term(variable, -1))
    let link = addPrivate(.equal, 0)
    solver.terms = [Term(variable)]
    let handle = addPrivate(.equal, constant)
    insets[handle] = Inset(variable: variable, link: link)
    return handle
  }

  func removePrivate(_ handle: ConstraintID) {
    solver.remove(handle)
    guard let inset = insets.removeValue(forKey: handle) else { return }
    removePrivate(inset.link)
    solver.removeVariable(inset.variable)
  }

  func note(_ constraint: NSLayoutConstraint?, at handle: ConstraintID) {
    // No `map`: its closure would check its actor each time.
    let client: Unmanaged<NSLayoutConstraint>? =
      if let constraint { .passUnretained(constraint) } else { nil }
    let index = Int(handle.index)
    if index == clients.count {
      clients.appendSparingly(client)
    } else {
      clients[index] = client
    }
  }
}
