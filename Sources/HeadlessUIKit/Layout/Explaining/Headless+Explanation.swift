import ConstraintSolver
import Foundation

extension Headless {
  /// The reasons for the value of a view's coordinate.
  @MainActor
  package struct Explanation {
    /// A rule that applies to a layout.
    package enum Part {
      case constraint(NSLayoutConstraint)
      /// A wish of a view's content for its size, in words.
      case content(UIView, String)
      /// The position that UIKit gave to one of its own guides, or to a view without constraints.
      case place(Place)
      /// A rule of UIKit's own, in words.
      case system(String)
    }

    /// An origin or a length, as a share of the container's length plus a constant.
    package struct Place {
      /// A view, or a guide.
      package let item: AnyObject
      package let axis: NSLayoutConstraint.Axis
      package let isLength: Bool
      package let share: CGFloat
      package let constant: CGFloat
    }

    /// An edit that would change the value.
    package struct Change {
      package let part: Part
      /// The new constant of the part, or the change of its size; nil if neither adding nor subtracting a point changes
      /// the value.
      package let constant: CGFloat?
      /// The new priority of a lost part.
      package let priority: UILayoutPriority?
      /// The value with that edit.
      package let value: CGFloat?
      /// The value without the part; nil if nothing would determine it.
      package let valueWithout: CGFloat?
    }

    /// The value in points, in the superview, before rounding to pixels.
    package let value: CGFloat
    /// Whether the layout determines the value uniquely.
    package let isDetermined: Bool
    /// A set of parts that determines the value, none of which can be left out; empty if nothing determines it.
    package let parts: [Part]
    /// The constraints on the same item along the axis that do not hold, with the points by which each is missed.
    package let lost: [(part: Part, points: CGFloat)]
    /// The changes that would affect the value: those of each part, then those of lost constraints.
    package let changes: [Change]
  }

  /// Explains a coordinate of the alignment rectangle of a view.
  ///
  /// - Parameters:
  ///   - origin: The coefficient of the origin: 1 for a position, 0 for a length.
  ///   - length: The coefficient of the length: 1 for an end or a length, 0.5 for a center, 0 for a start.
  ///   - order: Sorts the constraints of clients, those most worth reporting first. Its input is in the order of
  ///     activation, as far as that is known.
  /// - Returns: The explanation; nil for a view that no constraint mentions.
  /// - Complexity: At most a few times as many solves as there are constraints connected with the coordinate, each of a
  ///   copy of those constraints.
  package static func explain(
    _ view: UIView, on axis: NSLayoutConstraint.Axis, origin: Double, length: Double,
    inOrder order: ([NSLayoutConstraint]) -> [NSLayoutConstraint] = { $0 }
  ) -> Explanation? {
    view.root.layoutIfNeeded()
    guard let engine = LayoutEngine.engine(of: view) else { return nil }
    engine.solveIfNeeded()
    return engine.explanation(of: view.node, axis, origin, length, order)
  }
}

extension LayoutEngine {
  fileprivate func explanation(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ origin: Double, _ length: Double,
    _ order: ([NSLayoutConstraint]) -> [NSLayoutConstraint]
  ) -> Headless.Explanation? {
    guard let slot = slot(of: node) else { return nil }
    let variables = records[slot].coordinates.axes[axis]
    var terms: [Term] = []
    if origin != 0, let variable = variables.origin { terms.append(Term(variable, -origin)) }
    if length != 0 { terms.append(Term(variables.length, -length)) }
    var search = ExplanationSearch(&solver, terms)
    let isDetermined = search.isDetermined
    let parts = (isDetermined ? search.shrink(handlesByRelevance(order)) : []).sorted {
      $0.index < $1.index
    }
    let lost = lost(to: node, axis)
    return Headless.Explanation(
      value: CGFloat(search.value), isDetermined: isDetermined, parts: parts.map(part),
      lost: lost.map { (part($0.handle), $0.points) },
      changes: edits(of: parts).compactMap { change($0, search) }
        + (isDetermined ? lost.compactMap { change(ofLost: $0.handle, search, parts) } : []))
  }

  /// The constraints to edit together, the part first: both wishes of a content for a length, otherwise one constraint
  /// alone.
  private func edits(of parts: [ConstraintID]) -> [[ConstraintID]] {
    var edits: [[ConstraintID]] = []
    for part in parts where !edits.contains(where: { $0.contains(part) }) {
      let wishes = content(of: part)?.handles ?? []
      edits.append([part] + wishes.filter { $0 != part })
    }
    return edits
  }

  /// The change of the value if constraints are edited or removed.
  private func change(
    _ handles: [ConstraintID], _ search: ExplanationSearch
  ) -> Headless.Explanation.Change? {
    let said = client(of: handles[0])?.constant ?? 0
    let effect = search.effectOfOnePoint(on: handles)
    return change(
      handles, search, constant: effect.map { said + CGFloat($0.step) }, value: effect?.value)
  }

  /// The change of the value if a lost constraint gets a priority at which it holds.
  private func change(
    ofLost handle: ConstraintID, _ search: ExplanationSearch, _ parts: [ConstraintID]
  ) -> Headless.Explanation.Change? {
    // Some of the engine's own priorities differ slightly from the number that a client would write.
    let rivals = Set(parts.map { solver.priority(of: $0) }).filter { $0 < 999 }
      .map { ($0 + 1).rounded() }
    let higher = (rivals + [999, 1000]).filter { $0 > solver.priority(of: handle) }
    guard let effect = search.effectOfPriority(higher, on: handle) else { return nil }
    return change(
      [handle], search, priority: UILayoutPriority(effect.priority), value: effect.value)
  }

  private func change(
    _ handles: [ConstraintID], _ search: ExplanationSearch, constant: CGFloat? = nil,
    priority: UILayoutPriority? = nil, value: Double?
  ) -> Headless.Explanation.Change? {
    let without = search.outcome(without: handles)
    guard value != nil || without != .determined(search.value) else { return nil }
    var valueWithout: CGFloat?
    switch without {
    case .determined(let value): valueWithout = CGFloat(value)
    case .open: break
    case .impossible: return nil
    }
    return Headless.Explanation.Change(
      part: part(handles[0]), constant: constant, priority: priority,
      value: value.map { CGFloat($0) }, valueWithout: valueWithout)
  }

  /// All constraints in the solver, those least worth reporting first: UIKit's own, then those made by views, then
  /// those of the client in reverse order.
  private func handlesByRelevance(
    _ order: ([NSLayoutConstraint]) -> [NSLayoutConstraint]
  ) -> [ConstraintID] {
    let living = records.filter { !$0.isVacant }
    let placements = living.flatMap { record in
      NSLayoutConstraint.Axis.both.flatMap { axis -> [ConstraintID] in
        guard let placement = record.placement[axis] else { return [] }
        return [placement.origin, placement.length].compactMap { $0 }
      }
    }
    let contents = living.flatMap { record in
      NSLayoutConstraint.Axis.both.flatMap { axis -> [ConstraintID] in
        record.content[axis].map { [$0.minimum, $0.maximum] } ?? []
      }
    }
    let own = clients.compactMap { $0?.takeUnretainedValue() }
      .filter { $0.installation.handle != nil }
    let made = own.filter(\.isSystemMade).compactMap(\.installation.handle)
    let said = order(own.filter { !$0.isSystemMade }).compactMap(\.installation.handle)
    return placements.reversed() + contents.reversed() + made.reversed() + said.reversed()
  }

  func part(_ handle: ConstraintID) -> Headless.Explanation.Part {
    if let constraint = client(of: handle) {
      return .constraint(constraint)
    }
    return contentPart(handle) ?? placePart(handle) ?? .system(ownDescription(of: handle))
  }

  /// The place that UIKit gave to an item.
  private func placePart(_ handle: ConstraintID) -> Headless.Explanation.Part? {
    guard let (record, axis, isLength, part) = placement(of: handle),
      let item: AnyObject = record.node.view ?? record.node.guide
    else { return nil }
    return .place(
      Headless.Explanation.Place(
        item: item, axis: axis, isLength: isLength, share: part.share, constant: part.constant))
  }

  /// The wish of a view's content.
  private func contentPart(_ handle: ConstraintID) -> Headless.Explanation.Part? {
    guard let wish = content(of: handle) else { return nil }
    // The current wish: wrapped text asks for another size than text in one line.
    let points = Headless.number(CGFloat(solver.constant(of: handle)))
    let priority = Headless.number(CGFloat(wish.priority.rawValue))
    return .content(
      wish.view, "\(wish.axis.length.name) is \(points) (\(wish.strength) \(priority))")
  }

  private func lost(
    to node: LayoutNode, _ axis: NSLayoutConstraint.Axis
  ) -> [(handle: ConstraintID, points: CGFloat)] {
    clients.compactMap { client in
      guard let constraint = client?.takeUnretainedValue(), !constraint.isSystemMade,
        let handle = constraint.installation.handle,
        constraint.firstNode === node || constraint.secondNode === node,
        constraint.firstAttribute.isMeasured(along: axis)
      else { return nil }
      let points = solver.violation(of: handle)
      return points > 1e-3 ? (handle, CGFloat(points)) : nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func isMeasured(along axis: NSLayoutConstraint.Axis) -> Bool {
    switch self {
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      axis == .vertical
    default: axis == .horizontal
    }
  }
}
