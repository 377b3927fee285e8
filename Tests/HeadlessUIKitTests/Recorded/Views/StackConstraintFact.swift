import Foundation
import Testing

@testable import HeadlessUIKit

/// The constraints that a stack view of real UIKit made, as printed by a user.
///
/// The arranged views are called S0, S1, S2; `i` stands for each index.
struct StackConstraintFact: Sendable, CustomTestStringConvertible {
  static let facts = RecordedFact.all(startingWith: "uistackview.constraints.")
  static let all = facts.map(StackConstraintFact.init)

  let config: String
  /// The equations, by their purpose.
  let groups: [String: [String]]

  var testDescription: String { config }

  private init(_ fact: RecordedFact) {
    config = fact.inputs["config"].text ?? ""
    groups = fact.value.object.mapValues { $0.list.compactMap(\.text) }
  }

  /// Returns the equations with every index substituted, in the form of
  /// ``NSLayoutConstraint/canonical``.
  func equations(count: Int, spacing: CGFloat) -> Set<String> {
    var equations: Set<String> = []
    for pattern in groups.values.joined() {
      let text = pattern.replacing("spacing", with: Headless.number(spacing))
      let isPaired = text.contains("i+1") || text.contains("gap_i")
      let indices = text.contains("i.") || isPaired ? 0..<(isPaired ? count - 1 : count) : 0..<1
      for index in indices {
        let equation = text.replacing("Si+1", with: "S\(index + 1)")
          .replacing("Si", with: "S\(index)").replacing("gap_i", with: "gap_\(index)")
        if let canonical = CanonicalEquation(parsing: equation), !canonical.isTrivial {
          equations.insert(canonical.text)
        }
      }
    }
    return equations
  }
}

/// An equation like `a.x == 0.5*b.y+8 @999`, with its sides in alphabetical order.
struct CanonicalEquation {
  private var left: String
  private var right: String
  private var relation: String
  private var multiplier: Double
  private var constant: Double
  private let priority: Double

  init?(parsing text: String) {
    let parts = text.split(separator: "(")[0].split(separator: "@")
    priority = parts.count > 1 ? Double(parts[1].filter { $0 != " " }) ?? 0 : 1000
    let equation = parts[0].filter { $0 != " " }
    guard let relation = ["==", "<=", ">="].first(where: { equation.contains($0) }) else {
      return nil
    }
    let sides = equation.split(separator: relation).map(String.init)
    self.relation = relation
    left = sides[0]
    right = ""
    multiplier = 1
    constant = 0
    for term in sides[1].split(separator: "+") {
      if let number = Double(term) {
        constant = number
      } else if let star = term.firstIndex(of: "*") {
        multiplier = Double(term[..<star]) ?? 0
        right = String(term[term.index(after: star)...])
      } else if let slash = term.firstIndex(of: "/") {
        multiplier = 1 / (Double(term[term.index(after: slash)...]) ?? 1)
        right = String(term[..<slash])
      } else {
        right = String(term)
      }
    }
    sort()
  }

  @MainActor
  init(_ constraint: NSLayoutConstraint, names: [ObjectIdentifier: String]) {
    func name(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      item.map { "\(names[ObjectIdentifier($0)] ?? "?").\(attribute)" } ?? ""
    }
    left = name(constraint.firstItem, constraint.firstAttribute)
    right = name(constraint.secondItem, constraint.secondAttribute)
    relation = constraint.relation.symbol
    multiplier = Double(constraint.multiplier)
    constant = Double(constraint.constant)
    priority = Double(constraint.priority.rawValue)
    sort()
  }

  private mutating func sort() {
    guard multiplier == 1, !right.isEmpty, right < left else { return }
    (left, right) = (right, left)
    constant = -constant
    relation = ["<=": ">=", ">=": "<="][relation] ?? relation
  }

  var isTrivial: Bool { left == right }

  var text: String {
    let share = multiplier == 1 ? "" : String(format: "%.5f*", multiplier)
    let offset = constant == 0 ? "" : "+\(Headless.number(CGFloat(constant)))"
    return "\(left) \(relation) \(share)\(right)\(offset) @\(priority)"
  }
}
