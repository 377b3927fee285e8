import TestSupport
import Testing

@MainActor
@Suite struct LayoutRuleTests {
  private let card = SizedView("card")
  private let title = SizedView("title")
  private let line = SourceLine(fileID: "App/LoginView.swift", line: 42)

  @Test func aRuleReadsAsAnEquation() {
    let rule = LayoutRule(
      LayoutAnchor(.view(title), .leading), .greaterThanOrEqual,
      LayoutAnchor(.view(card), .leading, plus: 8), priority: .defaultHigh, at: line)
    #expect("\(rule)" == "title.leading >= card.leading + 8 @750")
  }

  @Test func aLengthReadsAsAnEquation() {
    let rule = LayoutRule(.view(title), .width, .exact(12.5), at: line)
    #expect("\(rule)" == "title.width == 12.5")
  }

  @Test func aMultipleReadsAsAnEquation() {
    let rule = LayoutRule(
      LayoutAnchor(.view(title), .width), .lessThanOrEqual,
      LayoutAnchor(.area(.safeArea, of: .view(card)), .height, plus: -4), times: 0.5, at: line)
    #expect("\(rule)" == "title.width <= card.safeArea.height * 0.5 - 4")
  }

  @Test func theConstantsOfBothAnchorsBecomeOne() {
    let rule = LayoutRule(
      LayoutAnchor(.view(title), .top, plus: -8), .equal, LayoutAnchor(.view(card), .top, plus: 2),
      at: line)
    #expect(rule.constant == 10)
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

  @Test(arguments: Axis.allCases)
  func theAttributesOfAnAxisLieOnIt(axis: Axis) {
    for attribute in [axis.start, axis.end, axis.center, axis.length, axis.nearEdge, axis.farEdge] {
      #expect(attribute.axis == axis)
    }
    #expect(axis.cross.cross == axis)
  }

  @Test func edgesKnowTheirPlaceOnTheirAxis() {
    for edge in Edge.allCases {
      #expect(edge.attribute == (edge.isStart ? edge.axis.start : edge.axis.end))
      #expect(Edge.Set.all.contains(edge))
      #expect(Edge.Set.vertical.contains(edge) == (edge.axis == .vertical))
    }
  }
}
