import ConstraintSolver
import Foundation

/// The conflicts among required constraints. Each is reported when it begins, and again only if it ends and comes back.
@MainActor
struct ConflictLedger {
  /// A constraint in a conflict: a client's, or one of the engine's own.
  enum Part {
    case constraint(NSLayoutConstraint)
    case system(String)
  }

  /// Identifies a conflict. A key is as large as its conflict, so each key gets a number.
  private struct Key: Hashable {
    let constraints: Set<ObjectIdentifier>
    /// The engine's own constraints are known by text, and the numbers in it may change while the conflict lasts.
    let systemCount: Int
  }

  private struct Entry {
    /// The number of conflicts found earlier.
    let number: Int
    /// All constraints of the conflict.
    let handles: [ConstraintID]
    /// The constraints that give way.
    var victims: Set<ConstraintID>
    /// The conflict until it is reported; nil afterward.
    var conflict: Headless.Conflict?
  }

  /// The numbers of the conflicts that stand or were reported.
  private var numbers: [Key: Int] = [:]
  private var keys: [Int: Key] = [:]
  private var keyCount = 0
  /// The standing conflicts.
  private var met: [Int: Entry] = [:]
  private var metCount = 0
  /// The conflict in which each constraint gives way.
  private var yielding: [ConstraintID: Int] = [:]
  /// The conflicts not reported yet, in the order in which they were found; some may have ended since.
  private var unreported: [(conflict: Int, number: Int)] = []
  private var reported: Set<Int> = []
  /// Whether some reported conflicts may have ended.
  private var hasEnded = false
  /// The conflicts that stand or were reported, by their constraints.
  private var conflicts: [ObjectIdentifier: Set<Int>] = [:]

  /// Ends the conflicts in which some constraints gave way; a conflict that still stands will be found again.
  mutating func endConflicts(of victims: Set<ConstraintID>) {
    for victim in victims {
      guard let conflict = yielding.removeValue(forKey: victim) else { continue }
      met[conflict]?.victims.remove(victim)
      guard met[conflict]?.victims.isEmpty ?? false else { continue }
      met[conflict] = nil
      if reported.contains(conflict) { hasEnded = true } else { forget(conflict) }
    }
  }

  /// The constraints of each standing conflict, in the order in which the conflicts were found.
  var standing: [[ConstraintID]] {
    met.values.sorted { $0.number < $1.number }.map(\.handles)
  }

  /// Records a conflict found by a solve, and the constraint that gives way in the solver.
  ///
  /// - Parameter wording: The descriptions of constraints made by views.
  mutating func note(
    _ parts: [Part], of handles: [ConstraintID], broken: NSLayoutConstraint,
    at victim: ConstraintID, _ wording: inout Wording
  ) {
    var constraints: [NSLayoutConstraint] = []
    for case .constraint(let constraint) in parts where !constraint.isSystemMade {
      constraints.append(constraint)
    }
    let key = Key(
      constraints: Set(constraints.map { ObjectIdentifier($0) }),
      systemCount: parts.count - constraints.count)
    let number = number(of: key)
    yielding[victim] = number
    guard met[number] == nil else {
      met[number]?.victims.insert(victim)
      return
    }
    var conflict: Headless.Conflict?
    if !reported.contains(number) {
      unreported.append((number, metCount))
      conflict = Headless.Conflict(
        constraints: constraints, systemConstraints: parts.compactMap { wording.text(of: $0) },
        broken: broken, parts: parts)
    }
    met[number] = Entry(number: metCount, handles: handles, victims: [victim], conflict: conflict)
    metCount += 1
  }

  /// The descriptions of constraints made by views, created once for all conflicts of a solve.
  @MainActor
  struct Wording {
    private var known: [ObjectIdentifier: String] = [:]

    /// The description; nil for a constraint made by the program.
    mutating func text(of part: Part) -> String? {
      switch part {
      case .system(let text): return text
      case .constraint(let constraint):
        guard constraint.isSystemMade else { return nil }
        let text = known[ObjectIdentifier(constraint)] ?? constraint.equation
        known[ObjectIdentifier(constraint)] = text
        return text
      }
    }
  }

  private mutating func number(of key: Key) -> Int {
    if let known = numbers[key] { return known }
    let number = keyCount
    keyCount += 1
    numbers[key] = number
    keys[number] = key
    for constraint in key.constraints { conflicts[constraint, default: []].insert(number) }
    return number
  }

  /// Returns the conflicts to report now.
  ///
  /// A layout may answer a solve with different constraints in the same pass. A conflict that involves a layout's
  /// constraint, recognized by its own class, is therefore reported only if it still stands at the end of the pass. A
  /// conflict among constraints made by hand is reported at once, as in UIKit. A conflict in a cell that waits for
  /// reuse is reported if it still stands once the cell is shown.
  mutating func dequeueReports(isSettled: Bool) -> [Headless.Conflict] {
    if unreported.isEmpty, !hasEnded { return [] }
    var news: [Headless.Conflict] = []
    var waiting: [(conflict: Int, number: Int)] = []
    for (known, number) in unreported {
      guard let entry = met[known], entry.number == number, let conflict = entry.conflict else {
        continue
      }
      let isOfALayout = conflict.constraints.contains { type(of: $0) != NSLayoutConstraint.self }
      guard isSettled || !isOfALayout, conflict.broken.firstNode?.waitsForReuse != true else {
        waiting.append((known, number))
        continue
      }
      reported.insert(known)
      news.append(conflict)
      // The constraints keep the engine alive, which keeps this ledger.
      met[known]?.conflict = nil
    }
    unreported = waiting
    guard isSettled, hasEnded else { return news }
    for known in reported where met[known] == nil { forget(known) }
    hasEnded = false
    return news
  }

  /// Ends the conflicts of a constraint that is removed.
  mutating func forget(_ constraint: NSLayoutConstraint) {
    for conflict in conflicts[ObjectIdentifier(constraint)] ?? [] {
      for victim in met.removeValue(forKey: conflict)?.victims ?? [] { yielding[victim] = nil }
      forget(conflict)
    }
  }

  private mutating func forget(_ conflict: Int) {
    reported.remove(conflict)
    guard let key = keys.removeValue(forKey: conflict) else { return }
    numbers[key] = nil
    for constraint in key.constraints {
      conflicts[constraint]?.remove(conflict)
      if conflicts[constraint]?.isEmpty ?? false { conflicts[constraint] = nil }
    }
  }

  /// The number of constraints printed at most.
  private static let maximumLines = 20

  static func message(_ parts: [Part], _ broken: NSLayoutConstraint) -> String {
    var lines = parts.prefix(maximumLines).map { part in
      switch part {
      case .constraint(let constraint): "    \"\(constraint.equation)\""
      case .system(let text): "    \"\(text)\""
      }
    }
    if parts.count > maximumLines { lines.append("    and \(parts.count - maximumLines) more") }
    return """
      Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(broken.equation)
      """
  }
}
