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

  /// Those that the last solve has met.
  private var standing: Set<Key> = []
  private var met: Set<Key> = []
  private var untold: [Headless.Conflict] = []

  /// Notes what a solve has met.
  mutating func note(_ parts: [Part], broken: NSLayoutConstraint) {
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
    guard met.insert(key).inserted, !standing.contains(key) else { return }
    untold.append(
      Headless.Conflict(
        constraints: constraints, systemConstraints: texts, broken: broken,
        message: Self.message(parts, broken)))
  }

  /// What has begun, after a solve.
  mutating func takeNews() -> [Headless.Conflict] {
    if met.isEmpty, standing.isEmpty { return [] }
    defer { untold = [] }
    standing = met
    met = []
    return untold
  }

  /// Ends the conflicts of a constraint that leaves.
  mutating func forget(_ constraint: NSLayoutConstraint) {
    guard !standing.isEmpty else { return }
    standing = standing.filter { !$0.constraints.contains(ObjectIdentifier(constraint)) }
  }

  private static func message(_ parts: [Part], _ broken: NSLayoutConstraint) -> String {
    let lines = parts.map { part in
      switch part {
      case .constraint(let constraint): "    \"\(constraint.equation)\""
      case .system(let text): "    \"\(text)\""
      }
    }
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
