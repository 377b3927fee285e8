import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// What all engines solve in, one after another.
  @exclusivity(unchecked) static var room = Solver.Room()

  /// Solves; as long as required constraints contradict each other, one gives way.
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
      case .readmitted(let handle): conflicts.heal([handle])
      }
    }
    if settlement.isSolved { noteChanges() } else { texts.overfill() }
  }

  /// Gives the constraints that had to give way another chance, as far as what they contradict has changed.
  func heal() { conflicts.heal(Set(solver.reconsider())) }

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

  /// In the order in which they came, which is how one reads them; not isolated, or each comparison would ask
  /// where it runs.
  private nonisolated static func inOrder(_ handles: [ConstraintID]) -> [ConstraintID] {
    handles.sorted { $0.index < $1.index }
  }

  /// Tells the conflicts that have begun, when nothing is being solved any more: who hears of them may
  /// change the layout.
  ///
  /// - Parameter isSettled: Whether the layout pass is over.
  /// - Returns: How many have been told.
  @discardableResult
  func tellConflicts(isSettled: Bool) -> Int {
    let news = conflicts.takeNews(isSettled: isSettled)
    for conflict in news where !Headless.conflictHandler(conflict) {
      Headless.log(conflict.message)
    }
    return news.count
  }

  /// Whether a constraint only says where the points of another come in.
  func isLink(_ handle: ConstraintID) -> Bool { insets.values.contains { $0.link == handle } }

  /// What the engine's own constraint says, as UIKit names its own.
  func ownDescription(of handle: ConstraintID) -> String {
    guard let (record, axis, isLength, part) = placement(of: handle) else {
      return "<a size that can't be negative>"
    }
    let origin = axis == .horizontal ? "minX" : "minY"
    let attribute = isLength ? axis.length.name : origin
    return Self.text(record, LayoutNode.name(of: record.node), attribute, part)
  }

  /// The place of the record that has a variable.
  func slot(of variable: Variable) -> Int? {
    let index = Int(variable.index)
    guard index < slotsOfVariables.count else { return nil }
    let slot = Int(slotsOfVariables[index])
    return records[slot].isVacant ? nil : slot
  }

  /// What the engine has placed by itself, if a constraint says where.
  func placement(
    of handle: ConstraintID
  ) -> (record: ItemRecord, axis: NSLayoutConstraint.Axis, isLength: Bool, part: Placement.Part)? {
    // The points that a guide is narrower by come in elsewhere.
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

/// Orders required constraints by which one breaks, the greatest first; what the engine needs itself has
/// no key, and breaks where there is nothing else.
///
/// Not by age: those of clients before those that views make, then by the item that is later in the tree
/// (breadth first, guides after subviews), then by the other item, where none at all is the latest, then
/// inequalities before equalities and `<=` before `>=`, then by the attribute of the later item, then by
/// the constant of `later == earlier + constant`, then by the other attribute and the multiplier.
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

  /// The indices that lead to an item from the root; empty for none.
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

  /// Breadth first: what is deeper is later.
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
