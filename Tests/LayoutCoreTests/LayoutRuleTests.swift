import TestSupport
import Testing

@MainActor
struct LayoutRuleTests {
  private let card = SizedView("card")
  private let title = SizedView("title")
  private let line = SourceLine(fileID: "App/LoginView.swift", line: 42)

  private func equation(_ make: (inout LayoutPlan) -> LayoutRule) -> String {
    var plan = LayoutPlan(host: card)
    plan.add(make(&plan), at: line)
    return plan.equations
  }

  @Test func aRuleReadsAsAnEquation() {
    let text = equation { plan in
      LayoutRule(
        LayoutAnchor(plan.item(title), .leading), .greaterThanOrEqual,
        LayoutAnchor(plan.item(card), .leading, plus: 8), priority: .defaultHigh)
    }
    #expect(text == "title.leading >= card.leading + 8 @750")
  }

  @Test func aLengthReadsAsAnEquation() {
    let text = equation { LayoutRule($0.item(title), .width, .exact(12.5)) }
    #expect(text == "title.width == 12.5")
  }

  @Test func aMultipleReadsAsAnEquation() {
    let text = equation { plan in
      let safeArea = plan.item(.safeArea, of: plan.item(card))
      return LayoutRule(
        LayoutAnchor(plan.item(title), .width), .lessThanOrEqual,
        LayoutAnchor(safeArea, .height, plus: -4), times: 0.5)
    }
    #expect(text == "title.width <= card.safeArea.height * 0.5 - 4")
  }

  @Test func constantsOfBothAnchorsAreCombined() {
    var plan = LayoutPlan(host: card)
    let (title, card) = (plan.item(title), plan.item(card))
    let rule = LayoutRule(
      LayoutAnchor(title, .top, plus: -8), .equal, LayoutAnchor(card, .top, plus: 2))
    #expect(rule.constant == 10)
  }

  @Test func anchorsTakeEveryNumberType() {
    var plan = LayoutPlan(host: card)
    let item = plan.item(title)
    let (int, double, float): (Int, Double, CGFloat) = (7, 7, 7)
    let anchors = [
      LayoutAnchor(item, .top, plus: int), LayoutAnchor(item, .top, plus: double),
      LayoutAnchor(item, .top, plus: float), LayoutAnchor(item, .top).plus(int),
      LayoutAnchor(item, .top).plus(double), LayoutAnchor(item, .top).plus(float),
    ]
    #expect(Set(anchors) == [LayoutAnchor(item, .top, plus: 7)])
  }

  @Test func attributesCompareWithTheirOwnKindOnly() {
    for left in LayoutAttribute.allCases {
      for right in LayoutAttribute.allCases {
        let mixes =
          Set(
            [left, right].flatMap { attribute in
              [attribute.followsDirection ? "d" : nil, attribute.isAbsolute ? "a" : nil].compactMap
              { $0 }
            }
          ).count == 2
        let isComparable =
          left.isLength ? right.isLength : !right.isLength && left.axis == right.axis && !mixes
        #expect(left.isComparable(to: right) == isComparable, "\(left) and \(right)")
      }
    }
  }

  @Test(arguments: LayoutAxis.allCases)
  func theAttributesOfAnAxisLieOnIt(axis: LayoutAxis) {
    for attribute in [axis.start, axis.end, axis.center, axis.length, axis.nearEdge, axis.farEdge] {
      #expect(attribute.axis == axis)
    }
    #expect(axis.cross.cross == axis)
  }

  @Test func edgesKnowTheirPlaceOnTheirAxis() {
    for edge in LayoutEdge.allCases {
      #expect(edge.attribute == (edge.isStart ? edge.axis.start : edge.axis.end))
      #expect(LayoutEdge.Set.all.contains(edge))
      #expect(LayoutEdge.Set.vertical.contains(edge) == (edge.axis == .vertical))
    }
  }
}
