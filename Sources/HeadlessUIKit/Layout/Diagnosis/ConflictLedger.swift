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

  /// Those that stand.
  private var met: [Key: Entry] = [:]
  private var metCount = 0
  private var keysOfVictims: [ConstraintID: Key] = [:]
  /// Those that have not been told, in the order in which they were met; some may have ended since.
  private var untold: [(key: Key, number: Int)] = []
  private var told: Set<Key> = []
  /// Whether some of those that were told may have ended.
  private var hasEnded = false
  /// Those that stand or have been told, for each constraint that takes part.
  private var keys: [ObjectIdentifier: Set<Key>] = [:]

  /// Ends the conflicts in which some constraints gave way; if they still stand they will be met again.
  mutating func heal(_ victims: Set<ConstraintID>) {
    for victim in victims {
      guard let key = keysOfVictims.removeValue(forKey: victim) else { continue }
      met[key]?.victims.remove(victim)
      guard met[key]?.victims.isEmpty ?? false else { continue }
      met[key] = nil
      if told.contains(key) { hasEnded = true } else { forget(key) }
    }
  }

  /// What takes part in each that stands, in the order in which they were met.
  var standing: [[ConstraintID]] {
    met.values.sorted { $0.number < $1.number }.map(\.handles)
  }

  /// Notes what a solve has met, and what gives way in the solver.
  mutating func note(
    _ parts: [Part], of handles: [ConstraintID], broken: NSLayoutConstraint,
    at victim: ConstraintID
  ) {
    var constraints: [NSLayoutConstraint] = []
    var texts: [String] = []
    for case .constraint(let constraint) in parts where !constraint.isSystemMade {
      constraints.append(constraint)
    }
    for part in parts {
      switch part {
      case .constraint(let constraint) where constraint.isSystemMade:
        texts.append(constraint.equation)
      case .constraint: continue
      case .system(let text): texts.append(text)
      }
    }
    let key = Key(
      constraints: Set(constraints.map { ObjectIdentifier($0) }), systemCount: texts.count)
    keysOfVictims[victim] = key
    guard met[key] == nil else {
      met[key]?.victims.insert(victim)
      return
    }
    for constraint in key.constraints { keys[constraint, default: []].insert(key) }
    var conflict: Headless.Conflict?
    if !told.contains(key) {
      untold.append((key, metCount))
      conflict = Headless.Conflict(
        constraints: constraints, systemConstraints: texts, broken: broken, parts: parts)
    }
    met[key] = Entry(number: metCount, handles: handles, victims: [victim], conflict: conflict)
    metCount += 1
  }

  /// What has begun.
  ///
  /// Layouts may answer a solve with other constraints in the same pass, so a conflict in which one
  /// takes part, known by its own class of constraints, is news only when it still stands at the end; one
  /// among constraints made by hand is at once, as it is for UIKit.
  mutating func takeNews(isSettled: Bool) -> [Headless.Conflict] {
    if untold.isEmpty, !hasEnded { return [] }
    var news: [Headless.Conflict] = []
    var waiting: [(key: Key, number: Int)] = []
    for (key, number) in untold {
      guard let entry = met[key], entry.number == number, let conflict = entry.conflict else {
        continue
      }
      let isOfALayout = conflict.constraints.contains { type(of: $0) != NSLayoutConstraint.self }
      guard isSettled || !isOfALayout else {
        waiting.append((key, number))
        continue
      }
      told.insert(key)
      news.append(conflict)
      // The constraints keep the engine, which keeps this.
      met[key]?.conflict = nil
    }
    untold = waiting
    guard isSettled, hasEnded else { return news }
    for key in told where met[key] == nil { forget(key) }
    hasEnded = false
    return news
  }

  /// Ends the conflicts of a constraint that leaves.
  mutating func forget(_ constraint: NSLayoutConstraint) {
    for key in keys[ObjectIdentifier(constraint)] ?? [] {
      for victim in met.removeValue(forKey: key)?.victims ?? [] { keysOfVictims[victim] = nil }
      forget(key)
    }
  }

  private mutating func forget(_ key: Key) {
    told.remove(key)
    for constraint in key.constraints {
      keys[constraint]?.remove(key)
      if keys[constraint]?.isEmpty ?? false { keys[constraint] = nil }
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
