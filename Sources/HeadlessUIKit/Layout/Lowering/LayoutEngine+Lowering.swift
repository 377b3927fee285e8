import ConstraintSolver
import Foundation

/// Translates constraints into terms of the solver.
extension LayoutEngine {
  func add(_ constraint: NSLayoutConstraint) {
    solver.terms.removeAll(keepingCapacity: true)
    let offset = lower(constraint)
    noteTiedAxes(of: constraint)
    let handle = solver.add(
      ConstraintSolver.Relation(constraint.relation), constraint.usableConstant + offset,
      priority: constraint.priority.rawValue)
    note(constraint, at: handle)
    guard isLive else {
      if constraint.mentionsBaseline {
        fittingBaselines[ObjectIdentifier(constraint)] = (handle, offset)
      }
      return
    }
    constraint.installation.handle = handle
    constraint.offset = offset
    if constraint.isWatched { watch(handle) }
  }

  private func noteTiedAxes(of constraint: NSLayoutConstraint) {
    guard let axis = constraint.sides.second.axis else { return }
    if axis != constraint.sides.first.axis { tiesAxes = true }
  }

  /// Appends the terms of a constraint in the coordinates of its owner.
  ///
  /// The terms state `first - multiplier * second (relation) constant`. In a right-to-left layout,
  /// horizontal positions that follow the reading direction have coordinates that grow to the left.
  /// That is a change of sign, which reverses constants and relations without further handling.
  ///
  /// - Returns: The offset to add to the right side.
  func lower(_ constraint: NSLayoutConstraint) -> Double {
    let frame = ReferenceFrame(of: constraint, isMirrored: isMirrored(constraint))
    let factor = -constraint.usableMultiplier
    let isPlain = constraint.character.isSubset(of: .directional)
    let offset =
      (isPlain
        ? appendPlain(slotOfPlainItem(constraint.firstNode), constraint.sides.first, 1, frame)
        : nil)
      ?? append(constraint.first, 1, frame)
    guard factor != 0, constraint.sides.second != .notAnAttribute else { return -offset }
    let end =
      isPlain
      ? appendPlain(slotOfPlainItem(constraint.secondNode), constraint.sides.second, factor, frame)
      : nil
    if let end { return -(offset + end) }
    // No `map`: its closure would check its actor each time.
    guard let second = constraint.second else { return -offset }
    return -(offset + append(second, factor, frame))
  }

  /// The slot of a plain item, which gets a record now if it has none; -1 for other items.
  @inline(__always)
  private func slotOfPlainItem(_ node: LayoutNode?) -> Int {
    if isLive, let slot = node?.slot, slot >= 0 { return slot }
    return makeSlotOfPlainItem(node)
  }

  @inline(never)
  private func makeSlotOfPlainItem(_ node: LayoutNode?) -> Int {
    guard let node, node.isPlain else { return -1 }
    return internNode(node)
  }

  /// Whether leading is right, in the coordinates of the owner of a directional constraint.
  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    guard constraint.isDirectional else { return false }
    let owner = constraint.installation.ownerIdentity
    if let direction, direction.owner == owner { return direction.isRightToLeft }
    let isRightToLeft = constraint.installation.owner?.isRightToLeft == true
    direction = (owner, isRightToLeft)
    return isRightToLeft
  }

  /// Appends the terms of an edge, a center or a size of a plain item that is the constraint's
  /// owner or lies directly in it, as almost all do. Retains nothing.
  ///
  /// - Returns: The constant part of the attribute; nil if the terms take more work to find.
  @inline(__always)
  private func appendPlain(
    _ slot: Int, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    _ frame: ReferenceFrame
  ) -> Double? {
    guard slot >= 0, let axis = attribute.axis, records[slot].coordinates.arePlain
    else { return nil }
    let coordinates = records[slot].coordinates
    let variables = coordinates.axes[axis]
    if attribute.isDimension {
      solver.terms.append(Term(variables.length, factor))
      return 0
    }
    let scale = factor * frame.sign
    let isInside = variables.origin != nil && coordinates.container == frame.baseIdentity
    let isOwner = !isInside && records[slot].isOf(frame.baseIdentity)
    guard isInside || isOwner else { return nil }
    let fraction = attribute.fraction(isMirrored: frame.isMirrored)
    if fraction != 0 { solver.terms.append(Term(variables.length, scale * fraction)) }
    if isOwner { return scale * Double(records[slot].insets.start(on: axis)) }
    if let origin = variables.origin { solver.terms.append(Term(origin, scale)) }
    return 0
  }

  private func append(
    _ reference: AnchorReference, _ factor: Double, _ frame: ReferenceFrame
  ) -> Double {
    guard let end = reference.end else {
      let scale = reference.isDimension ? factor : factor * frame.sign
      return append(reference.node, reference.attribute, scale, frame)
    }
    return append(end.node, end.attribute, factor * frame.sign, frame)
      + append(reference.node, reference.attribute, -factor * frame.sign, frame)
  }

  /// - Returns: The constant part of the attribute.
  private func append(
    _ node: LayoutNode?, _ attribute: NSLayoutConstraint.Attribute, _ scale: Double,
    _ frame: ReferenceFrame
  ) -> Double {
    guard var node, let axis = attribute.axis else { return 0 }
    if attribute.isBaseline {
      mentionsBaselines = true
      node.hasBaselineMentions = true
      node = node.carrier(of: attribute)
      node.hasBaselineMentions = true
    }
    let item = attribute.isEdge ? node.area(from: frame.base) : node
    let slot = isLive && item.slot >= 0 ? item.slot : internNode(item)
    let variables = records[slot].coordinates.axes[axis]
    if attribute.isDimension {
      solver.terms.append(Term(variables.length, scale))
      return 0
    }
    var place = PlaceOnAxis(attribute, of: node, isMirrored: frame.isMirrored)
    if attribute.isBaseline, let view = node.view {
      place.moveToBaseline(attribute, of: view, width: records[slot].text?.width)
    }
    if place.fraction != 0 { solver.terms.append(Term(variables.length, scale * place.fraction)) }
    return scale * place.offset + appendOrigin(of: item, slot, axis, scale, frame)
  }

  /// Appends the origin of an item's alignment rectangle, in the coordinates of an enclosing view.
  private func appendOrigin(
    of node: LayoutNode, _ slot: Int, _ axis: NSLayoutConstraint.Axis, _ scale: Double,
    _ frame: ReferenceFrame
  ) -> Double {
    let coordinates = records[slot].coordinates
    let origin = coordinates.axes[axis].origin
    if coordinates.areOfView, origin == nil || records[slot].isOf(frame.baseIdentity) {
      return scale * Double(records[slot].insets.start(on: axis))
    }
    if let origin { solver.terms.append(Term(origin, scale)) }
    if node.systemKind != nil, node.isFixed {
      return appendVisibleOrigin(around: node, axis, scale, frame)
    }
    if coordinates.container == frame.baseIdentity { return 0 }
    guard let container = node.container else { return 0 }
    container.node.isCrossed = true
    let scrolled = scale * Double(container.layer.bounds.origin(on: axis))
    return appendOuterOrigin(container.node, axis, scale, frame) - scrolled
  }

  /// A guide fixed in the visible part of a view moves relative to the view's content, but not
  /// relative to anything outside the view.
  private func appendVisibleOrigin(
    around node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ scale: Double,
    _ frame: ReferenceFrame
  ) -> Double {
    guard let view = node.guideOwner else { return 0 }
    guard view === frame.base else { return appendOuterOrigin(view.node, axis, scale, frame) }
    view.node.holdsFixedGuides = true
    return scale * Double(view.layer.bounds.origin(on: axis))
  }

  private func appendOuterOrigin(
    _ container: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ scale: Double,
    _ frame: ReferenceFrame
  ) -> Double {
    let outer = internNode(container)
    let inset = scale * Double(records[outer].insets.start(on: axis))
    return appendOrigin(of: container, outer, axis, scale, frame) - inset
  }
}

/// The coordinate system of a constraint.
@MainActor
private struct ReferenceFrame {
  /// The base is the owner of the constraint. All positions are in its coordinates, and its reading
  /// direction is that of the constraint.
  let baseIdentity: ViewIdentity?
  let isMirrored: Bool
  private unowned(unsafe) let constraint: NSLayoutConstraint

  init(of constraint: NSLayoutConstraint, isMirrored: Bool) {
    baseIdentity = constraint.installation.ownerIdentity
    self.isMirrored = isMirrored
    self.constraint = constraint
  }

  var base: UIView? { constraint.installation.owner }

  var sign: Double { isMirrored ? -1 : 1 }
}

/// The position of an attribute on an item: a fraction of its length, plus points.
@MainActor
private struct PlaceOnAxis {
  var fraction: Double
  var offset: Double = 0

  init(_ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, isMirrored: Bool) {
    let (plain, hasMargin) = attribute.withoutMargin
    fraction = plain.fraction(isMirrored: isMirrored)
    guard hasMargin, let axis = plain.axis, let margins = node.view?.layoutMargins else { return }
    let (start, end) = (Double(margins.start(on: axis)), Double(margins.end(on: axis)))
    offset += start * (1 - fraction) - end * fraction
  }

  /// - Parameter width: The width that a text was measured for; nil for other views, and before the
  ///   measurement.
  mutating func moveToBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, width: Double?
  ) {
    let width = width.map { CGFloat($0) } ?? .infinity
    if let below = view.baselineBelowCenter(isLast: attribute == .lastBaseline, forWidth: width) {
      (fraction, offset) = (0.5, Double(below))
    } else if attribute == .lastBaseline {
      offset = -Double(view.lastBaselineOffset(forWidth: width))
    } else if let first = view.firstBaselineOffset(forWidth: width) {
      (fraction, offset) = (0, Double(first))
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The position of an attribute on its item, as a fraction of the item's length.
  func fraction(isMirrored: Bool) -> Double {
    switch self {
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    case .right, .bottom, .firstBaseline, .lastBaseline: 1
    case .centerX, .centerY: 0.5
    default: 0
    }
  }
}

extension LayoutNode {
  /// The item that has a baseline: a view may forward its baselines to a view inside it.
  @MainActor
  fileprivate func carrier(of attribute: NSLayoutConstraint.Attribute) -> LayoutNode {
    guard let view else { return self }
    let inner =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    // A button knows where its title will be; the title itself is where the last layout put it.
    let next = (inner as? UIButtonLabel)?.button ?? inner
    guard next !== view, next.isDescendant(of: view) else { return self }
    return next.node.carrier(of: attribute)
  }
}

extension LayoutNode {
  /// For items inside a scroll view, its edges are those of its content; its size is its own.
  @MainActor
  fileprivate func area(from base: UIView?) -> LayoutNode {
    guard let view, view === base else { return self }
    return view.contentAreaNode ?? self
  }
}

extension NSLayoutConstraint {
  var isDirectional: Bool { character.contains(.directional) }
  var mentionsBaseline: Bool { character.contains(.baseline) }
  var mentionsMargins: Bool { character.contains(.margins) }
}

extension ConstraintSolver.Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}
