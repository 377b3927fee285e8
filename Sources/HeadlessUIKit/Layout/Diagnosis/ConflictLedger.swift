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
    let key: Key
    /// All that takes part.
    let handles: [ConstraintID]
    /// What gives way.
    var victims: Set<ConstraintID>
    /// Nothing more is known of those that have been told.
    var conflict: Headless.Conflict?
  }

  /// Those that stand, in the order in which they were met.
  private var met: [Entry] = []
  private var told: Set<Key> = []

  /// Ends the conflicts in which some constraints gave way; if they still stand they will be met again.
  mutating func heal(_ victims: Set<ConstraintID>) {
    for index in met.indices { met[index].victims.subtract(victims) }
    met.removeAll { $0.victims.isEmpty }
  }

  /// What takes part in each that stands, in the order in which they were met.
  var standing: [[ConstraintID]] { met.map(\.handles) }

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
    if let index = met.firstIndex(where: { $0.key == key }) {
      met[index].victims.insert(victim)
      return
    }
    let conflict =
      told.contains(key)
      ? nil
      : Headless.Conflict(
        constraints: constraints, systemConstraints: texts, broken: broken,
        message: Self.message(parts, broken))
    met.append(Entry(key: key, handles: handles, victims: [victim], conflict: conflict))
  }

  /// What has begun.
  ///
  /// Layouts may answer a solve with other constraints in the same pass, so a conflict in which one
  /// takes part, known by its own class of constraints, is news only when it still stands at the end; one
  /// among constraints made by hand is at once, as it is for UIKit.
  mutating func takeNews(isSettled: Bool) -> [Headless.Conflict] {
    if met.isEmpty, told.isEmpty { return [] }
    var news: [Headless.Conflict] = []
    for index in met.indices where !told.contains(met[index].key) {
      guard let conflict = met[index].conflict else { continue }
      let isOfALayout = conflict.constraints.contains { type(of: $0) != NSLayoutConstraint.self }
      guard isSettled || !isOfALayout else { continue }
      told.insert(met[index].key)
      news.append(conflict)
      // The constraints keep the engine, which keeps this.
      met[index].conflict = nil
    }
    if isSettled { told.formIntersection(met.map(\.key)) }
    return news
  }

  /// Ends the conflicts of a constraint that leaves.
  mutating func forget(_ constraint: NSLayoutConstraint) {
    guard !met.isEmpty || !told.isEmpty else { return }
    let gone = ObjectIdentifier(constraint)
    met.removeAll { $0.key.constraints.contains(gone) }
    told = told.filter { !$0.constraints.contains(gone) }
  }

  /// Of more constraints only so many are printed.
  private static let mostLines = 20

  private static func message(_ parts: [Part], _ broken: NSLayoutConstraint) -> String {
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
