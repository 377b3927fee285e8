import ConstraintSolver
import Foundation

/// How a constraint becomes terms of the solver.
extension LayoutEngine {
  func add(_ constraint: NSLayoutConstraint) {
    terms.removeAll(keepingCapacity: true)
    let offset = lower(constraint)
    noteTiedAxes(of: constraint)
    let handle = solver.add(
      terms, ConstraintSolver.Relation(constraint.relation), Double(constraint.constant) + offset,
      priority: constraint.priority.rawValue)
    note(constraint, at: handle)
    guard isLive else {
      if constraint.mentionsBaseline {
        fittingBaselines[ObjectIdentifier(constraint)] = (handle, offset)
      }
      return
    }
    constraint.installation.engine = self
    constraint.installation.handle = handle
    constraint.installation.offset = offset
  }

  private func noteTiedAxes(of constraint: NSLayoutConstraint) {
    guard let second = constraint.second, second.attribute.axis != constraint.first.attribute.axis
    else { return }
    tiesAxes = true
  }

  /// Appends the terms of a constraint in the coordinates of its owner.
  ///
  /// `first - multiplier * second (relation) constant`. In right-to-left layouts, coordinates of
  /// horizontal locations that follow the reading direction grow to the left, which is a change of
  /// sign: it turns constants and relations around by itself.
  ///
  /// - Returns: What is to be added to the right side.
  func lower(_ constraint: NSLayoutConstraint) -> Double {
    let frame = ReferenceFrame(of: constraint)
    var offset = append(constraint.first, 1, frame)
    if let second = constraint.second {
      offset += append(second, -Double(constraint.multiplier), frame)
    }
    return -offset
  }

  @inline(__always)
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
      node.hasBaselineMentions = true
      node = node.carrier(of: attribute)
      node.hasBaselineMentions = true
    }
    let item = attribute.isEdge ? node.area(from: frame.base) : node
    let slot = isLive && item.slot >= 0 ? item.slot : internNode(item)
    guard let variables = records[slot]?.axes[axis] else { return 0 }
    if attribute.isDimension {
      terms.append(Term(variables.length, scale))
      return 0
    }
    var place = PlaceOnAxis(attribute, of: node, isMirrored: frame.isMirrored)
    if attribute.isBaseline, let view = node.view {
      place.moveToBaseline(attribute, of: view, width: records[slot]?.text?.width)
    }
    if place.fraction != 0 { terms.append(Term(variables.length, scale * place.fraction)) }
    return scale * place.offset + appendOrigin(of: item, slot, axis, scale, frame)
  }

  /// The origin of the alignment rectangle of an item, in the coordinates of a view around it.
  private func appendOrigin(
    of node: LayoutNode, _ slot: Int, _ axis: NSLayoutConstraint.Axis, _ scale: Double,
    _ frame: ReferenceFrame
  ) -> Double {
    let origin = records[slot]?.axes[axis].origin
    if let view = records[slot]?.view, view == frame.baseIdentity || origin == nil {
      return scale * Double(records[slot]?.insets.start(on: axis) ?? 0)
    }
    if let origin { terms.append(Term(origin, scale)) }
    if node.systemKind != nil, node.isFixed {
      return appendVisibleOrigin(around: node, axis, scale, frame)
    }
    if records[slot]?.container == frame.baseIdentity { return 0 }
    guard let container = node.container else { return 0 }
    container.node.isCrossed = true
    let scrolled = scale * Double(container.layer.bounds.origin(on: axis))
    return appendOuterOrigin(container.node, axis, scale, frame) - scrolled
  }

  /// What is fixed in the visible part of a view moves against its content, not against what is
  /// around the view.
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
    let inset = scale * Double(records[outer]?.insets.start(on: axis) ?? 0)
    return appendOrigin(of: container, outer, axis, scale, frame) - inset
  }
}

/// The coordinates that a constraint is written in.
@MainActor
private struct ReferenceFrame {
  /// The owner of the constraint. All locations are in its coordinates, and its reading direction
  /// is that of the constraint.
  let base: UIView?
  let baseIdentity: ObjectIdentifier?
  let isMirrored: Bool

  init(of constraint: NSLayoutConstraint) {
    base = constraint.installation.owner
    baseIdentity = base.map(ObjectIdentifier.init)
    isMirrored = constraint.isDirectional && base?.isRightToLeft == true
  }

  var sign: Double { isMirrored ? -1 : 1 }
}

/// Where an attribute is on an item: a fraction of its length, and points from there.
@MainActor
private struct PlaceOnAxis {
  var fraction: Double
  var offset: Double = 0

  init(_ attribute: NSLayoutConstraint.Attribute, of node: LayoutNode, isMirrored: Bool) {
    let (plain, hasMargin) = attribute.withoutMargin
    switch plain {
    case .leading: fraction = isMirrored ? 1 : 0
    case .trailing: fraction = isMirrored ? 0 : 1
    case .right, .bottom, .firstBaseline, .lastBaseline: fraction = 1
    case .centerX, .centerY: fraction = 0.5
    default: fraction = 0
    }
    guard hasMargin, let axis = plain.axis, let margins = node.view?.layoutMargins else { return }
    let (start, end) = (Double(margins.start(on: axis)), Double(margins.end(on: axis)))
    offset += start * (1 - fraction) - end * fraction
  }

  /// - Parameter width: That a text was measured for; nil for others, and before it is measured.
  mutating func moveToBaseline(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, width: Double?
  ) {
    let width = width.map { CGFloat($0) } ?? .infinity
    if attribute == .lastBaseline {
      offset = -Double(view.lastBaselineOffset(forWidth: width))
    } else if let first = view.firstBaselineOffset(forWidth: width) {
      (fraction, offset) = (0, Double(first))
    }
  }
}

extension LayoutNode {
  /// The item that has a baseline: a view may leave its baselines to one of those inside it.
  @MainActor
  fileprivate func carrier(of attribute: NSLayoutConstraint.Attribute) -> LayoutNode {
    guard let view else { return self }
    let next =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard next !== view, next.isDescendant(of: view) else { return self }
    return next.node.carrier(of: attribute)
  }
}

extension LayoutNode {
  /// To what is inside a scroll view, its edges are those of its content, its size is its own.
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
