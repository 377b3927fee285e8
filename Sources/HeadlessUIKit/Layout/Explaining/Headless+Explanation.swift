import ConstraintSolver
import Foundation

extension Headless {
  /// Why a coordinate of a view is what it is.
  @MainActor
  package struct Explanation {
    /// Something that holds for a layout.
    package enum Part {
      case constraint(NSLayoutConstraint)
      /// What the content of a view says of its size, in words.
      case content(UIView, String)
      /// Where UIKit has put a guide of its own, or a view without constraints.
      case place(Place)
      /// What UIKit says itself, in words.
      case system(String)
    }

    /// An origin or a length, which is a share of the length of what it is in, and a constant.
    package struct Place {
      /// A view, or a guide.
      package let item: AnyObject
      package let axis: NSLayoutConstraint.Axis
      package let isLength: Bool
      package let share: CGFloat
      package let constant: CGFloat
    }

    /// What would make the value another.
    package struct Change {
      package let part: Part
      /// The constant that the part would have, or by how much its size would be another; nil if neither
      /// a point more nor a point less changes the value.
      package let constant: CGFloat?
      /// The priority that it would have, for what is lost.
      package let priority: UILayoutPriority?
      /// The value with that edit.
      package let value: CGFloat?
      /// The value without the part; nil if nothing would determine it then.
      package let valueWithout: CGFloat?
    }

    /// In points, in the superview, before it is rounded to pixels.
    package let value: CGFloat
    /// Whether the layout leaves no choice.
    package let isDetermined: Bool
    /// What is enough to determine the value, and has nothing to spare; empty where nothing does.
    package let parts: [Part]
    /// What speaks of the same item along the axis and is not kept, with the points that it is missed by.
    package let lost: [(part: Part, points: CGFloat)]
    /// What would change it: each part, then what is lost.
    package let changes: [Change]
  }

  /// Explains a coordinate of the alignment rectangle of a view.
  ///
  /// - Parameters:
  ///   - origin: How often the origin counts: 1 for a place, 0 for a length.
  ///   - length: How often the length counts: 1 for an end or a length, 0.5 for a center, 0 for a start.
  ///   - order: Puts the constraints of clients in order, what one would rather hear of first. It gets
  ///     them in the order in which they were activated, as far as that is known.
  /// - Returns: Nil for a view that no constraint mentions.
  /// - Complexity: As many solves of a copy of what the coordinate is connected with as there are constraints
  ///   in that, at most, a few times over.
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
    let parts = (isDetermined ? search.shrink(handlesByWorth(order)) : []).sorted {
      $0.index < $1.index
    }
    let lost = lost(to: node, axis)
    return Headless.Explanation(
      value: CGFloat(search.value), isDetermined: isDetermined, parts: parts.map(part),
      lost: lost.map { (part($0.handle), $0.points) },
      changes: edits(of: parts).compactMap { change($0, search) }
        + (isDetermined ? lost.compactMap { change(ofLost: $0.handle, search, parts) } : []))
  }

  /// What is edited together: both that a content says of a length, else a constraint alone.
  private func edits(of parts: [ConstraintID]) -> [[ConstraintID]] {
    var edits: [[ConstraintID]] = []
    for part in parts where !edits.contains(where: { $0.contains(part) }) {
      edits.append(content(of: part)?.handles ?? [part])
    }
    return edits
  }

  /// What becomes of the value where constraints say something else, or nothing.
  private func change(
    _ handles: [ConstraintID], _ search: ExplanationSearch
  ) -> Headless.Explanation.Change? {
    let said = client(of: handles[0])?.constant ?? 0
    let effect = search.effectOfAPoint(on: handles)
    return change(
      handles, search, constant: effect.map { said + CGFloat($0.step) }, value: effect?.value)
  }

  /// What becomes of the value where something that is lost has a priority with which it is not.
  private func change(
    ofLost handle: ConstraintID, _ search: ExplanationSearch, _ parts: [ConstraintID]
  ) -> Headless.Explanation.Change? {
    // Some of the engine's own lie a hair beside the number that one would write.
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

  /// All that is in the solver, what one would rather not hear of first: what UIKit says itself, then
  /// what views make, then the constraints of the client, the last of their order first.
  private func handlesByWorth(
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

  /// Where UIKit has put something.
  private func placePart(_ handle: ConstraintID) -> Headless.Explanation.Part? {
    guard let (record, axis, isLength, part) = placement(of: handle),
      let item: AnyObject = record.node.view ?? record.node.guide
    else { return nil }
    return .place(
      Headless.Explanation.Place(
        item: item, axis: axis, isLength: isLength, share: part.share, constant: part.constant))
  }

  /// What the content of a view says.
  private func contentPart(_ handle: ConstraintID) -> Headless.Explanation.Part? {
    guard let wish = content(of: handle) else { return nil }
    // What is wished now: a text that wraps wishes another size than in one line.
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
