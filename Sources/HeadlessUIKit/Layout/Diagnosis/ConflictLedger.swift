import ConstraintSolver
import Foundation

/// The contradictions among required constraints, so that each is told when it begins, and again only
/// when it comes back.
@MainActor
struct ConflictLedger {
  /// One of the constraints that contradict each other: a client's, or what the engine needs itself.
  enum Part {
    case constraint(NSLayoutConstraint)
    case system(String)
  }

  /// What tells a contradiction from others. It is as large as the contradiction, and has a number for that reason.
  private struct Key: Hashable {
    let constraints: Set<ObjectIdentifier>
    /// What the engine needs is text with numbers in it that may change while the conflict lasts.
    let systemCount: Int
  }

  private struct Entry {
    /// How many were met before.
    let number: Int
    /// All that takes part.
    let handles: [ConstraintID]
    /// What gives way.
    var victims: Set<ConstraintID>
    /// Nothing more is known of those that have been told.
    var conflict: Headless.Conflict?
  }

  /// The numbers of those that stand or have been told.
  private var numbers: [Key: Int] = [:]
  private var keys: [Int: Key] = [:]
  private var keyCount = 0
  /// Those that stand.
  private var met: [Int: Entry] = [:]
  private var metCount = 0
  /// In which a constraint gives way.
  private var yielding: [ConstraintID: Int] = [:]
  /// Those that have not been told, in the order in which they were met; some may have ended since.
  private var untold: [(conflict: Int, number: Int)] = []
  private var told: Set<Int> = []
  /// Whether some of those that were told may have ended.
  private var hasEnded = false
  /// Those that stand or have been told, for each constraint that takes part.
  private var conflicts: [ObjectIdentifier: Set<Int>] = [:]

  /// Ends the conflicts in which some constraints gave way; if they still stand they will be met again.
  mutating func heal(_ victims: Set<ConstraintID>) {
    for victim in victims {
      guard let conflict = yielding.removeValue(forKey: victim) else { continue }
      met[conflict]?.victims.remove(victim)
      guard met[conflict]?.victims.isEmpty ?? false else { continue }
      met[conflict] = nil
      if told.contains(conflict) { hasEnded = true } else { forget(conflict) }
    }
  }

  /// What takes part in each that stands, in the order in which they were met.
  var standing: [[ConstraintID]] {
    met.values.sorted { $0.number < $1.number }.map(\.handles)
  }

  /// Notes what a solve has met, and what gives way in the solver.
  ///
  /// - Parameter wording: What constraints say that views have made.
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
    if !told.contains(number) {
      untold.append((number, metCount))
      conflict = Headless.Conflict(
        constraints: constraints, systemConstraints: parts.compactMap { wording.text(of: $0) },
        broken: broken, parts: parts)
    }
    met[number] = Entry(number: metCount, handles: handles, victims: [victim], conflict: conflict)
    metCount += 1
  }

  /// What constraints say that views have made, written once for all conflicts that a solve has met.
  @MainActor
  struct Wording {
    private var known: [ObjectIdentifier: String] = [:]

    /// Nil for a constraint that the program has made.
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

  /// What has begun.
  ///
  /// Layouts may answer a solve with other constraints in the same pass, so a conflict in which one
  /// takes part, known by its own class of constraints, is news only when it still stands at the end; one
  /// among constraints made by hand is at once, as it is for UIKit. One in a cell that waits to be reused is
  /// when it still stands once the cell is shown.
  mutating func takeNews(isSettled: Bool) -> [Headless.Conflict] {
    if untold.isEmpty, !hasEnded { return [] }
    var news: [Headless.Conflict] = []
    var waiting: [(conflict: Int, number: Int)] = []
    for (known, number) in untold {
      guard let entry = met[known], entry.number == number, let conflict = entry.conflict else {
        continue
      }
      let isOfALayout = conflict.constraints.contains { type(of: $0) != NSLayoutConstraint.self }
      guard isSettled || !isOfALayout, conflict.broken.firstNode?.waitsForReuse != true else {
        waiting.append((known, number))
        continue
      }
      told.insert(known)
      news.append(conflict)
      // The constraints keep the engine, which keeps this.
      met[known]?.conflict = nil
    }
    untold = waiting
    guard isSettled, hasEnded else { return news }
    for known in told where met[known] == nil { forget(known) }
    hasEnded = false
    return news
  }

  /// Ends the conflicts of a constraint that leaves.
  mutating func forget(_ constraint: NSLayoutConstraint) {
    for conflict in conflicts[ObjectIdentifier(constraint)] ?? [] {
      for victim in met.removeValue(forKey: conflict)?.victims ?? [] { yielding[victim] = nil }
      forget(conflict)
    }
  }

  private mutating func forget(_ conflict: Int) {
    told.remove(conflict)
    guard let key = keys.removeValue(forKey: conflict) else { return }
    numbers[key] = nil
    for constraint in key.constraints {
      conflicts[constraint]?.remove(conflict)
      if conflicts[constraint]?.isEmpty ?? false { conflicts[constraint] = nil }
    }
  }

  /// Of more constraints only so many are printed.
  private static let mostLines = 20

  static func message(_ parts: [Part], _ broken: NSLayoutConstraint) -> String {
    var lines = parts.prefix(mostLines).map { part in
      switch part {
      case .constraint(let constraint): "    \"\(constraint.equation)\""
      case .system(let text): "    \"\(text)\""
      }
    }
    if parts.count > mostLines { lines.append("    and \(parts.count - mostLines) more") }
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
