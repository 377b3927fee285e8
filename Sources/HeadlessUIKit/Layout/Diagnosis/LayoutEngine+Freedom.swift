import ConstraintSolver
import Foundation

/// What a layout leaves open of an item along an axis.
struct LayoutFreedom {
  /// A part of an item along an axis that one constraint can settle.
  enum Part: CaseIterable {
    case start, length, end, center

    func name(on axis: NSLayoutConstraint.Axis) -> String {
      let names = axis == .horizontal ? Self.horizontal : Self.vertical
      return names[self] ?? ""
    }

    private static let horizontal: [Part: String] = [
      .start: "leading", .length: "width", .end: "trailing", .center: "centerX",
    ]
    private static let vertical: [Part: String] = [
      .start: "top", .length: "height", .end: "bottom", .center: "centerY",
    ]
  }

  let axis: NSLayoutConstraint.Axis
  /// The parts that can be elsewhere.
  let free: Set<Part>
  /// Where the length can be if it is free, else the start.
  let range: ClosedRange<Double>
  /// Equally strong wishes that can't all be met.
  var rivals: [String] = []
  var rivalsPriority: Float = 0
  /// The item that this one follows: it is settled once that one is.
  var leader: String?
}

extension LayoutEngine {
  /// Finds what is free in a tree, and why. Works on copies of the solver.
  @MainActor
  final class Survey {
    private let engine: LayoutEngine
    /// What was found free so far, with its name, in the order of the tree.
    private var leaders: [(name: String, variable: Variable)] = []

    init(_ engine: LayoutEngine) {
      engine.solveIfNeeded()
      self.engine = engine
    }

    func freedom(of node: LayoutNode, on axis: NSLayoutConstraint.Axis) -> LayoutFreedom? {
      guard let variables = engine.slot(of: node).map({ engine.records[$0].coordinates.axes[axis] })
      else { return nil }
      let candidates = [variables.length, variables.origin].compactMap { $0 }
      guard let variable = candidates.first(where: { engine.solver.isAmbiguous($0) }) else {
        return nil
      }
      var freedom = LayoutFreedom(
        axis: axis, free: free(variables), range: Self.range(engine.solver.range(of: variable)))
      freedom.leader = leader(of: variable)
      if freedom.leader == nil { findRivals(&freedom, variable) }
      leaders.append((LayoutNode.name(of: node), variable))
      return freedom
    }

    private static func range(_ range: (lower: Double, upper: Double)) -> ClosedRange<Double> {
      min(range.lower, range.upper)...max(range.lower, range.upper)
    }

    private func free(_ variables: AxisVariables) -> Set<LayoutFreedom.Part> {
      let isLengthFree = engine.solver.isAmbiguous(variables.length)
      guard let origin = variables.origin, engine.solver.isAmbiguous(origin) else {
        return isLengthFree ? [.length, .end, .center] : []
      }
      guard isLengthFree else { return [.start, .end, .center] }
      var free: Set<LayoutFreedom.Part> = [.start, .length]
      for (part, share) in [(LayoutFreedom.Part.end, 1.0), (.center, 0.5)] {
        var copy = engine.solver
        let sum = copy.addVariable()
        _ = copy.add([Term(sum), Term(origin, -1), Term(variables.length, -share)], .equal, 0)
        if copy.isAmbiguous(sum) { free.insert(part) }
      }
      return free
    }

    /// The first item without whose freedom this variable would be settled.
    private func leader(of variable: Variable) -> String? {
      leaders.first { leader in
        var copy = engine.solver
        _ = copy.add([Term(leader.variable)], .equal, copy.value(of: leader.variable))
        return !copy.isAmbiguous(variable)
      }?.name
    }

    // MARK: - Rivals

    /// What wishes are met at one end of the range and missed at the other, and the reverse.
    private func findRivals(_ freedom: inout LayoutFreedom, _ variable: Variable) {
      let value = engine.solver.value(of: variable)
      let lower = freedom.range.lowerBound.isFinite ? freedom.range.lowerBound : value - 10
      let upper = freedom.range.upperBound.isFinite ? freedom.range.upperBound : value + 10
      let ends = [lower, upper].map { end in
        var copy = engine.solver
        _ = copy.add([Term(variable)], .equal, end)
        _ = copy.solve()
        return copy
      }
      let wishes = engine.wishes.filter {
        abs(ends[0].violation(of: $0.handle) - ends[1].violation(of: $0.handle)) > 1e-3
      }
      guard let strongest = wishes.map(\.priority).max() else { return }
      freedom.rivals = wishes.filter { $0.priority == strongest }.map(\.text)
      freedom.rivalsPriority = strongest
    }
  }

  private struct Wish {
    let handle: ConstraintID
    let priority: Float
    let text: String
  }

  /// The optional constraints in the solver.
  private var wishes: [Wish] {
    let own = clients.compactMap { client -> Wish? in
      guard let constraint = client?.takeUnretainedValue(), constraint.priority != .required,
        let handle = constraint.installation.handle
      else { return nil }
      return Wish(
        handle: handle, priority: constraint.priority.rawValue, text: constraint.equation)
    }
    return own + records.filter { !$0.isVacant }.flatMap { contentWishes(of: $0) }
  }

  private func contentWishes(of record: ItemRecord) -> [Wish] {
    guard let view = record.node.view else { return [] }
    return NSLayoutConstraint.Axis.both.flatMap { axis -> [Wish] in
      guard let content = record.content[axis] else { return [] }
      let name = "\(view.shortName).\(LayoutFreedom.Part.length.name(on: axis))"
      return [
        Wish(
          handle: content.minimum,
          priority: view.contentCompressionResistancePriority(for: axis).rawValue,
          text: "the compression resistance of \(name)"),
        Wish(
          handle: content.maximum, priority: view.contentHuggingPriority(for: axis).rawValue,
          text: "the hugging of \(name)"),
      ]
    }
  }
}
