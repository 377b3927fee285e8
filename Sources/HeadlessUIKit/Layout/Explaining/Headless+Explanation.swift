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
      /// What UIKit says itself, in words.
      case system(String)
    }

    /// In points, in the superview, before it is rounded to pixels.
    package let value: CGFloat
    /// Whether the layout leaves no choice.
    package let isDetermined: Bool
    /// What is enough to determine the value, and has nothing to spare; empty where nothing does.
    package let parts: [Part]
    /// What speaks of the same item along the axis and is not kept, with the points that it is missed by.
    package let lost: [(part: Part, points: CGFloat)]
  }

  /// Explains a coordinate of the alignment rectangle of a view.
  ///
  /// - Parameters:
  ///   - origin: How often the origin counts: 1 for a place, 0 for a length.
  ///   - length: How often the length counts: 1 for an end or a length, 0.5 for a center, 0 for a start.
  /// - Returns: Nil for a view that no constraint mentions.
  /// - Complexity: As many solves of a copy as there are constraints, at most, a few times over.
  package static func explain(
    _ view: UIView, on axis: NSLayoutConstraint.Axis, origin: Double, length: Double
  ) -> Explanation? {
    view.root.layoutIfNeeded()
    guard let engine = LayoutEngine.engine(of: view) else { return nil }
    engine.solveIfNeeded()
    return engine.explanation(of: view.node, axis, origin, length)
  }
}

extension LayoutEngine {
  fileprivate func explanation(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ origin: Double, _ length: Double
  ) -> Headless.Explanation? {
    guard let slot = slot(of: node) else { return nil }
    let variables = records[slot].coordinates.axes[axis]
    var terms: [Term] = []
    if origin != 0, let variable = variables.origin { terms.append(Term(variable, -origin)) }
    if length != 0 { terms.append(Term(variables.length, -length)) }
    var search = ExplanationSearch(solver, terms)
    let isDetermined = search.isDetermined
    let parts = isDetermined ? search.shrink(handlesByWorth) : []
    return Headless.Explanation(
      value: CGFloat(search.value), isDetermined: isDetermined,
      parts: parts.sorted { $0.index < $1.index }.map(part),
      lost: lost(to: node, axis))
  }

  /// All that is in the solver, what one would rather not hear of first: what UIKit says itself, then
  /// what views make, then the constraints of the client, the latest first.
  private var handlesByWorth: [ConstraintID] {
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
    let said = own.filter { !$0.isSystemMade }.compactMap(\.installation.handle)
    return placements.reversed() + contents.reversed() + made.reversed() + said.reversed()
  }

  func part(_ handle: ConstraintID) -> Headless.Explanation.Part {
    if let constraint = clients[Int(handle.index)]?.takeUnretainedValue() {
      return .constraint(constraint)
    }
    return contentPart(handle) ?? .system(ownDescription(of: handle))
  }

  /// What the content of a view says.
  private func contentPart(_ handle: ConstraintID) -> Headless.Explanation.Part? {
    for record in records where !record.isVacant {
      guard let view = record.node.view else { continue }
      for axis in NSLayoutConstraint.Axis.both {
        guard let content = record.content[axis] else { continue }
        let name = axis == .horizontal ? "width" : "height"
        let isMinimum = content.minimum == handle
        guard isMinimum || content.maximum == handle else { continue }
        let priority =
          isMinimum
          ? view.contentCompressionResistancePriority(for: axis)
          : view.contentHuggingPriority(for: axis)
        let size = view.intrinsicContentSize
        let points = Headless.number(axis == .horizontal ? size.width : size.height)
        let strength = isMinimum ? "compression resistance" : "hugging"
        return .content(
          view, "\(name) is \(points) (\(strength) \(Headless.number(CGFloat(priority.rawValue))))")
      }
    }
    return nil
  }

  private func lost(
    to node: LayoutNode, _ axis: NSLayoutConstraint.Axis
  ) -> [(part: Headless.Explanation.Part, points: CGFloat)] {
    clients.compactMap { client in
      guard let constraint = client?.takeUnretainedValue(), !constraint.isSystemMade,
        let handle = constraint.installation.handle,
        constraint.first.node === node || constraint.second?.node === node,
        constraint.firstAttribute.isMeasured(along: axis)
      else { return nil }
      let points = solver.violation(of: handle)
      return points > 1e-3 ? (.constraint(constraint), CGFloat(points)) : nil
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

/// Looks for as few constraints as determine a sum of variables.
private struct ExplanationSearch {
  private let base: Solver
  private let sum: Variable
  let value: Double

  init(_ solver: Solver, _ terms: [Term]) {
    var copy = solver
    sum = copy.addVariable()
    _ = copy.add([Term(sum)] + terms, .equal, 0)
    _ = copy.solve()
    value = copy.value(of: sum)
    base = copy
  }

  var isDetermined: Bool {
    var copy = base
    return !copy.isAmbiguous(sum)
  }

  /// Leaves out one after another, and what is not missed stays out.
  ///
  /// Since some wishes make others moot, what was missed at first need not be later: so it goes on until
  /// nothing can be left out.
  mutating func shrink(_ handles: [ConstraintID]) -> [ConstraintID] {
    var kept = handles
    var removed: [ConstraintID] = []
    leaveOut(handles[...], &kept, &removed)
    while true {
      let before = kept.count
      for handle in kept where isEnough(without: removed + [handle]) {
        removed.append(handle)
        kept.removeAll { $0 == handle }
      }
      if kept.count == before { return kept }
    }
  }

  /// Many at once as long as none of them is missed.
  private func leaveOut(
    _ chunk: ArraySlice<ConstraintID>, _ kept: inout [ConstraintID], _ removed: inout [ConstraintID]
  ) {
    guard !chunk.isEmpty else { return }
    if isEnough(without: removed + chunk) {
      removed += chunk
      let gone = Set(chunk)
      kept.removeAll { gone.contains($0) }
    } else if chunk.count > 1 {
      let middle = chunk.startIndex + chunk.count / 2
      leaveOut(chunk[..<middle], &kept, &removed)
      leaveOut(chunk[middle...], &kept, &removed)
    }
  }

  private func isEnough(without removed: [ConstraintID]) -> Bool {
    var copy = base
    for handle in removed { copy.remove(handle) }
    guard case .solved = copy.solve() else { return false }
    return abs(copy.value(of: sum) - value) < 1e-6 && !copy.isAmbiguous(sum)
  }
}
