import ConstraintSolver
import Foundation

/// What a layout leaves open for an item along an axis.
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
  /// The parts that may be elsewhere.
  let free: Set<Part>
  /// The range of the length if it is free, otherwise of the start.
  let range: ClosedRange<Double>
  /// Wishes of equal priority that can't all be met.
  var rivals: [String] = []
  var rivalsPriority: Float = 0
  /// The item that this one follows: settling that item settles this one.
  var leader: String?
}

extension LayoutEngine {
  /// Finds the free parts of a tree and the reasons, in copies of the solver's open components.
  @MainActor
  final class Survey {
    /// A variable that was found to be free.
    private struct Leader {
      let name: String
      let variable: Variable
      /// The choices that remain once it is settled, if they were requested.
      var choice: Solver.MadeChoice?
    }

    private let engine: LayoutEngine
    /// The free variables found so far, in the order of the tree.
    private var leaders: [Leader] = []
    /// Their indices, by the components that leave them open.
    private var leadersOfChoice: [Int: [Int]] = [:]
    /// The number of constraints copied, for tests.
    private(set) var constraintsCopied = 0

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
      let choices = engine.solver.choices(leavingOpen: variable)
      freedom.leader = leader(of: variable, choices)
      if freedom.leader == nil { findRivals(&freedom, variable) }
      for choice in choices { leadersOfChoice[choice, default: []].append(leaders.count) }
      leaders.append(Leader(name: Self.name(of: node), variable: variable))
      return freedom
    }

    private static func name(of node: LayoutNode) -> String {
      guard node.isScrollContent else { return LayoutNode.name(of: node) }
      return "the content of \(LayoutNode.name(of: node.guideOwner?.node))"
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
      for (part, share) in [(LayoutFreedom.Part.end, 1.0), (.center, 0.5)]
      where engine.solver.isAmbiguous(sum: [Term(origin), Term(variables.length, share)]) {
        free.insert(part)
      }
      return free
    }

    /// The first item that, once settled, settles this variable; it shares all components that leave the variable open.
    private func leader(of variable: Variable, _ choices: Set<Int>) -> String? {
      choices.min().flatMap { leadersOfChoice[$0] }?.first { settles($0, variable) }
        .map { leaders[$0].name }
    }

    private func settles(_ leader: Int, _ variable: Variable) -> Bool {
      var choice = leaders[leader].choice.take() ?? makeChoice(leaders[leader].variable)
      defer { leaders[leader].choice = choice }
      return !engine.solver.isAmbiguous(variable, after: &choice)
    }

    private func makeChoice(_ variable: Variable) -> Solver.MadeChoice {
      let choice = engine.solver.choice(of: variable)
      constraintsCopied += choice.constraintCount
      return choice
    }

    // MARK: - Rivals

    /// Finds the wishes that are met at one end of the range and missed at the other.
    private func findRivals(_ freedom: inout LayoutFreedom, _ variable: Variable) {
      let excerpt = engine.solver.excerpt(following: variable)
      constraintsCopied += excerpt.constraints.count
      let wishes = excerpt.constraints.compactMap { constraint in
        engine.wish(of: constraint.outside).map { (inside: constraint.inside, wish: $0) }
      }.sorted { $0.wish.place < $1.wish.place }
      guard !wishes.isEmpty, let inside = excerpt.variable(variable) else { return }
      let value = engine.value(of: variable)
      let lower = freedom.range.lowerBound.isFinite ? freedom.range.lowerBound : value - 10
      let upper = freedom.range.upperBound.isFinite ? freedom.range.upperBound : value + 10
      let violations = [lower, upper].map { end in
        var copy = excerpt.solver
        _ = copy.add([Term(inside)], .equal, end)
        _ = copy.solve()
        return wishes.map { copy.violation(of: $0.inside) }
      }
      let rivals = zip(wishes, zip(violations[0], violations[1]))
        .filter { abs($1.0 - $1.1) > 1e-3 }.map(\.0.wish)
      guard let strongest = rivals.map(\.priority).max() else { return }
      freedom.rivals = rivals.filter { $0.priority == strongest }.map { $0.text() }
      freedom.rivalsPriority = strongest
    }
  }

  private struct Wish {
    /// The position among all wishes: those of clients come first, then those of content, item by item.
    let place: Int
    let priority: Float
    let text: @MainActor () -> String
  }

  /// The wish of an optional constraint in the solver; nil for other constraints.
  private func wish(of handle: ConstraintID) -> Wish? {
    if let constraint = client(of: handle) {
      guard constraint.priority != .required else { return nil }
      return Wish(place: Int(handle.index), priority: constraint.priority.rawValue) {
        constraint.equation
      }
    }
    guard let content = content(of: handle) else { return nil }
    let number = (content.axis == .horizontal ? 0 : 2) + (content.isMinimum ? 0 : 1)
    return Wish(
      place: clients.count + 4 * Int(content.view.node.slot) + number,
      priority: content.priority.rawValue
    ) {
      "the \(content.strength) of \(content.view.shortName).\(content.axis.length.name)"
    }
  }
}
