import TestSupport
import Testing

@testable import LayoutCore

/// Which rules can become constraints, and the messages for the others.
@MainActor
struct RuleCheckTests {
  private let host = SizedView("host")
  private let a = SizedView("a", 10)
  private let b = SizedView("b", 10)
  private let line = SourceLine(fileID: "App/Card.swift", line: 7)

  /// Returns the messages for the rules and the number of constraints.
  private func check(
    _ rules: (inout LayoutPlan) -> [LayoutRule]
  ) -> (messages: [String], accepted: Int) {
    var plan = LayoutPlan(host: host)
    _ = plan.place(a, at: line)
    for rule in rules(&plan) { plan.add(rule, at: line) }
    let compiler = LayoutCompiler(plan)
    return (compiler.issues.map(\.description), compiler.accepted.count)
  }

  private nonisolated static let numbers: [(constant: CGFloat, multiplier: CGFloat, said: String)] =
    [
      (.nan, 1, "a.width can't have the constant nan"),
      (.infinity, 1, "a.width can't have the constant inf"),
      (2e9, 1, "a.width can't have the constant 2000000000.0"),
      (0, 0, "a.width can't have the multiplier 0.0"),
      (0, .nan, "a.width can't have the multiplier nan"),
      (0, 1e9, "a.width can't have the multiplier 1000000000.0"),
    ]

  @Test(arguments: numbers)
  func invalidNumbersAreReportedWithTheirValue(
    number: (constant: CGFloat, multiplier: CGFloat, said: String)
  ) {
    let result = check {
      var rule = LayoutRule(
        LayoutAnchor($0.item(a), .width), .equal, LayoutAnchor($0.item(host), .width),
        times: number.multiplier)
      rule.constant = number.constant
      return [rule]
    }
    #expect(result.messages == ["\(number.said) (Card.swift:7)"] && result.accepted == 0)
  }

  @Test(arguments: [Float(0), 0.5, -1, 1001, .nan])
  func priorityOutsideOneToAThousandIsReported(priority: Float) {
    let result = check { [LayoutRule($0.item(a), .width, .exact(1, UILayoutPriority(priority)))] }
    #expect(
      result.messages == ["a.width needs a priority from 1 to 1000, not \(priority) (Card.swift:7)"]
    )
  }

  @Test(arguments: [LayoutRelation.equal, .lessThanOrEqual, .greaterThanOrEqual])
  func onlyAMinimumLengthCanBeNegative(relation: LayoutRelation) {
    let result = check { [LayoutRule($0.item(a), .height, ConstraintValue(relation, -3))] }
    #expect(result.accepted == (relation == .greaterThanOrEqual ? 1 : 0))
    #expect(
      result.messages
        == (result.accepted == 1 ? [] : ["a.height can't be negative, but is -3 (Card.swift:7)"]))
  }

  /// With a constant, a length may equal a negative multiple of another. Without one, both lengths would have to be
  /// zero.
  @Test(arguments: LayoutRelation.allCases, [CGFloat(-50), 0, 50])
  func negativeMultipleNeedsAPositiveConstantOrAMinimum(
    relation: LayoutRelation, constant: CGFloat
  ) {
    let result = check {
      var rule = LayoutRule(
        LayoutAnchor($0.item(a), .width), relation, LayoutAnchor($0.item(host), .width), times: -2)
      rule.constant = constant
      return [rule]
    }
    let isUsable = relation == .greaterThanOrEqual || constant > 0
    #expect(result.accepted == (isUsable ? 1 : 0))
    #expect(
      result.messages
        == (isUsable
          ? [] : ["a.width can't be negative, but is -2 times another length (Card.swift:7)"]))
  }

  @Test(arguments: [CGFloat(0), -2, .nan])
  func aspectRatioMustBePositive(ratio: CGFloat) {
    let result = check {
      [
        LayoutRule(
          LayoutAnchor($0.item(a), .width), .equal, LayoutAnchor($0.item(a), .height), times: ratio)
      ]
    }
    #expect(
      result.messages == ["a.width needs a proportion above zero, not \(ratio) (Card.swift:7)"]
        && result.accepted == 0)
  }

  /// All pairs of attributes: only attributes of one kind, on one axis and in one direction system, can be compared.
  @Test func incomparableAttributesAreReportedAndOmitted() {
    for first in LayoutAttribute.allCases {
      for second in LayoutAttribute.allCases {
        let result = check {
          [LayoutRule(LayoutAnchor($0.item(a), first), .equal, LayoutAnchor($0.item(host), second))]
        }
        let fits = first.isComparable(to: second)
        #expect(result.accepted == (fits ? 1 : 0), "\(first) and \(second)")
        let said =
          "a.\(first.rawValue) can't be constrained to a \(second.rawValue) anchor (Card.swift:7)"
        #expect(result.messages == (fits ? [] : [said]))
      }
    }
  }

  @Test func positionWithoutATargetIsReported() {
    #expect(
      check { [LayoutRule($0.item(a), .top, .exact(3))] }.messages
        == ["a.top needs a view or a guide to be relative to (Card.swift:7)"])
  }

  @Test func viewsOfDifferentHierarchiesCannotBeConstrained() {
    let result = check {
      [LayoutRule(LayoutAnchor($0.item(a), .top), .equal, LayoutAnchor($0.item(b), .top))]
    }
    #expect(
      result.messages
        == ["a.top can't relate to b: they are not in the same view hierarchy (Card.swift:7)"])
  }

  @Test func missingSuperviewIsReported() {
    let result = check { plan in
      let parent = plan.parent(of: plan.item(b))
      return [LayoutRule(LayoutAnchor(plan.item(b), .top), .equal, LayoutAnchor(parent, .top))]
    }
    #expect(result.messages == ["b.top needs a superview, but b has none (Card.swift:7)"])
  }

  /// One statement about several edges makes one mistake; two statements make two.
  @Test func mistakesOfAStatementAreReportedOnce() {
    func edges(_ plan: inout LayoutPlan) -> [LayoutRule] {
      [LayoutAttribute.top, .bottom, .leading].map {
        LayoutRule(LayoutAnchor(plan.item(a), $0), .equal, LayoutAnchor(plan.item(b), $0))
      }
    }
    #expect(check { edges(&$0) }.messages.count == 1)
    var plan = LayoutPlan(host: host)
    _ = plan.place(a, at: line)
    for _ in 0..<2 {
      let statement = plan.statement(at: line)
      for rule in edges(&plan) { plan.add(rule, of: statement) }
    }
    let issues = LayoutCompiler(plan).issues
    #expect(issues.count == 2)
  }
}
