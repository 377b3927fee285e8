import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// The solver storage that all engines share in turn.
  @exclusivity(unchecked) static var room = Solver.Room()

  /// Solves; as long as required constraints contradict each other, makes one give way.
  func solveOrBreak() {
    solveBreaking()
    if settleTies() { solveBreaking() }
  }

  private func solveBreaking() {
    let settlement = solver.settle(in: &Self.room) { client(of: $0).map { BreakingKey($0) } }
    var wording = ConflictLedger.Wording()
    for step in settlement.steps {
      switch step {
      case .conceded(let victim, let handles): if isLive { note(handles, victim, &wording) }
      case .readmitted(let handle): conflicts.endConflicts(of: [handle])
      }
    }
    if settlement.isSolved { recordMovedItems() } else { texts.overflow() }
  }

  /// Makes constraints that gave way required again where the constraints they contradict have changed.
  func restoreBrokenConstraints() { conflicts.endConflicts(of: Set(solver.reconsider())) }

  /// The constraints that give way.
  var broken: [NSLayoutConstraint] { solver.conceded.compactMap { client(of: $0) } }

  func client(of handle: ConstraintID) -> NSLayoutConstraint? {
    clients[Int(handle.index)]?.takeUnretainedValue()
  }

  private func note(
    _ handles: [ConstraintID], _ victim: ConstraintID, _ wording: inout ConflictLedger.Wording
  ) {
    guard let broken = client(of: victim) else { return }
    let ordered = Self.inOrder(handles)
    let parts = ordered.filter { !isLink($0) }.map { handle in
      client(of: handle).map { ConflictLedger.Part.constraint($0) }
        ?? .system(ownDescription(of: handle))
    }
    conflicts.note(parts, of: ordered, broken: broken, at: victim, &wording)
  }

  /// Sorts handles by age, the natural reading order. Not isolated: otherwise each comparison would check its actor.
  private nonisolated static func inOrder(_ handles: [ConstraintID]) -> [ConstraintID] {
    handles.sorted { $0.index < $1.index }
  }

  /// Reports the conflicts that have begun, once no solve is running: the handler may change the layout.
  ///
  /// - Parameter isSettled: Whether the layout pass is over.
  /// - Returns: The number of conflicts reported.
  @discardableResult
  func reportConflicts(isSettled: Bool) -> Int {
    let news = conflicts.dequeueReports(isSettled: isSettled)
    for conflict in news where !Headless.conflictHandler(conflict) {
      Headless.log(conflict.message)
    }
    return news.count
  }

  /// Whether a constraint only links an inset to its guide.
  func isLink(_ handle: ConstraintID) -> Bool { insets.values.contains { $0.link == handle } }

  /// The description of one of the engine's own constraints, in UIKit's words.
  func ownDescription(of handle: ConstraintID) -> String {
    guard let (record, axis, isLength, part) = placement(of: handle) else {
      return "<a size that can't be negative>"
    }
    let origin = axis == .horizontal ? "minX" : "minY"
    let attribute = isLength ? axis.length.name : origin
    return Self.text(record, LayoutNode.name(of: record.node), attribute, part)
  }

  /// The slot of the record that a variable belongs to.
  func slot(of variable: Variable) -> Int? {
    let index = Int(variable.index)
    guard index < slotsOfVariables.count else { return nil }
    let slot = Int(slotsOfVariables[index])
    return records[slot].isVacant ? nil : slot
  }

  /// The item placed by one of the engine's own constraints, if the constraint places any.
  func placement(
    of handle: ConstraintID
  ) -> (record: ItemRecord, axis: NSLayoutConstraint.Axis, isLength: Bool, part: Placement.Part)? {
    // The inset of a guide has a constraint of its own; its link leads to the guide.
    for variable in solver.variables(of: insets[handle]?.link ?? handle) {
      guard let slot = slot(of: variable) else { continue }
      let record = records[slot]
      for axis in NSLayoutConstraint.Axis.both {
        guard let placement = record.placement[axis] else { continue }
        let place = placement.placement
        if placement.origin == handle { return (record, axis, false, place.origin) }
        if placement.length == handle { return (record, axis, true, place.length) }
      }
    }
    return nil
  }

  private static func text(
    _ record: ItemRecord, _ name: String, _ attribute: String, _ part: Placement.Part
  ) -> String {
    let kind =
      if let guide = record.node.systemKind {
        "NSLayoutConstraint '\(guide.constraintName(attribute))'"
      } else if attribute == "width" || attribute == "height",
        record.coordinates.axes.horizontal.origin == nil
          || record.node.view?.isContentOfCell == true
      {
        "NSLayoutConstraint 'UIView-Encapsulated-Layout-\(attribute.capitalized)'"
      } else {
        "NSAutoresizingMaskLayoutConstraint"
      }
    let share = part.share == 0 ? "" : "\(Headless.number(part.share)) * container + "
    return "<\(kind) \(name).\(attribute) == \(share)\(Headless.number(part.constant))>"
  }
}

/// Orders required constraints by which one gives way; the greatest does. The engine's own constraints have no key, and
/// give way only if there are no others.
///
/// The order is not by age. It compares, in turn:
///
/// - Who made the constraint: a client's gives way before one made by a view.
/// - The item that is later in the tree (breadth first, guides after subviews).
/// - The other item, where a missing one is the latest.
/// - The relation: inequalities before equalities, and `<=` before `>=`.
/// - The attribute of the later item.
/// - The constant of `later == earlier + constant`.
/// - The other attribute, and the multiplier.
private struct BreakingKey: Comparable {
  private let isClients: Bool
  private let later: [Int]
  private let other: [Int]
  private let strictness: Int
  private let attribute: Int
  private let constant: CGFloat
  private let otherAttribute: Int
  private let multiplier: CGFloat

  @MainActor
  init(_ constraint: NSLayoutConstraint) {
    isClients = !constraint.isSystemMade
    let first = Self.place(of: constraint.firstNode)
    let second = Self.place(of: constraint.secondNode)
    let firstIsLater = Self.isOrdered(second, first)
    later = firstIsLater ? first : second
    other = firstIsLater ? second : first
    let relation = firstIsLater ? constraint.relation.rawValue : -constraint.relation.rawValue
    strictness = relation == 0 ? 0 : relation < 0 ? 2 : 1
    attribute =
      (firstIsLater ? constraint.firstAttribute : constraint.secondAttribute).rawValue
    constant = firstIsLater ? constraint.constant : -constraint.constant
    otherAttribute =
      (firstIsLater ? constraint.secondAttribute : constraint.firstAttribute).rawValue
    multiplier = constraint.multiplier
  }

  /// The indices that lead to an item from the root; empty for no item.
  @MainActor
  private static func place(of node: LayoutNode?) -> [Int] {
    guard let node, var view = node.hostView else { return [] }
    var path: [Int] = []
    if let guide = node.guide {
      let index = view.allGuides.firstIndex { $0 === guide } ?? 0
      path.append(view.storedSubviews.count + index)
    }
    while let superview = view.storedSuperview {
      path.append(superview.index(of: view) ?? 0)
      view = superview
    }
    return [0] + path.reversed()
  }

  /// Breadth first: deeper items are later.
  private static func isOrdered(_ left: [Int], _ right: [Int]) -> Bool {
    left.count != right.count ? left.count < right.count : left.lexicographicallyPrecedes(right)
  }

  static func < (left: BreakingKey, right: BreakingKey) -> Bool {
    if left.isClients != right.isClients { return right.isClients }
    if left.later != right.later { return isOrdered(left.later, right.later) }
    if left.other != right.other {
      if left.other.isEmpty || right.other.isEmpty { return right.other.isEmpty }
      return isOrdered(left.other, right.other)
    }
    if left.strictness != right.strictness { return left.strictness < right.strictness }
    if left.attribute != right.attribute { return left.attribute < right.attribute }
    if left.constant != right.constant { return left.constant < right.constant }
    if left.otherAttribute != right.otherAttribute {
      return left.otherAttribute < right.otherAttribute
    }
    return left.multiplier < right.multiplier
  }
}
