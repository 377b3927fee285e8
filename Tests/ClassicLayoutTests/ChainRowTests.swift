import TestSupport
import Testing

/// Each form of a chain, row by row: its constraint, its target and its identifier.
@MainActor
struct ChainRowTests {
  private let host = SizedView("host")
  private let a = SizedView("a")
  private let b = SizedView("b")
  private let guide = UILayoutGuide()

  init() {
    host.addSubview(a)
    host.addSubview(b)
    host.addLayoutGuide(guide)
  }

  private typealias Make = (LayoutDescriptor, Target, ConstraintValue, String?) -> LayoutDescriptor

  enum Target: CaseIterable { case superview, view, guide }

  private func target<Kind>(_ target: Target) -> LayoutTarget<Kind> {
    switch target {
    case .superview: .toSuperview
    case .view: .to(b)
    case .guide: .to(guide)
    }
  }

  private var edges: [(NSLayoutConstraint.Attribute, isEnd: Bool, Make)] {
    [
      (.leading, false, { $0.leading(target($1), $2, identifier: $3) }),
      (.left, false, { $0.left(target($1), $2, identifier: $3) }),
      (.top, false, { $0.top(target($1), $2, identifier: $3) }),
      (.centerX, false, { $0.centerX(target($1), $2, identifier: $3) }),
      (.centerY, false, { $0.centerY(target($1), $2, identifier: $3) }),
      (.trailing, true, { $0.trailing(target($1), $2, identifier: $3) }),
      (.right, true, { $0.right(target($1), $2, identifier: $3) }),
      (.bottom, true, { $0.bottom(target($1), $2, identifier: $3) }),
    ]
  }

  /// The far edges swap the two items: a positive number is an inset, and `.min` limits the gap.
  @Test(arguments: Target.allCases)
  func edgeDefaultsToTheSameEdgeOfItsTarget(_ kind: Target) throws {
    let other: AnyObject = [.superview: host, .view: b, .guide: guide][kind] ?? host
    for (attribute, isEnd, make) in edges {
      for value in [.exact(8), .min(8, .defaultLow), .max(8)] as [ConstraintValue] {
        let made = make(a.mondrian.layout, kind, value, "name").makeConstraints()
        let constraint = try #require(made.first)
        let items = [constraint.firstItem, constraint.secondItem].map { $0 as AnyObject? }
        #expect(made.count == 1)
        #expect(items[isEnd ? 1 : 0] === a && items[isEnd ? 0 : 1] === other)
        #expect(constraint.firstAttribute == attribute && constraint.secondAttribute == attribute)
        #expect((constraint.constant, constraint.multiplier) == (8, 1))
        #expect(constraint.relation == value.relation.native)
        #expect(constraint.priority == value.priority)
        #expect(constraint.identifier == "name" && !constraint.isActive)
      }
    }
  }

  @Test func edgeCanTargetAnotherEdgeOfItsAxis() throws {
    let across = a.mondrian.layout.leading(.to(b).trailing, 10).trailing(.to(b).centerX)
    let down = a.mondrian.layout.top(.to(b).bottom).bottom(.to(guide).centerY, 3)
    let pairs = (across.makeConstraints() + down.makeConstraints()).map {
      [$0.firstAttribute, $0.secondAttribute]
    }
    #expect(
      pairs == [
        [.leading, .trailing], [.centerX, .trailing], [.top, .bottom], [.centerY, .bottom],
      ])
  }

  @Test func lengthsCanTargetLengthsOfEitherAxis() {
    let made = a.mondrian.layout.width(.to(b)).width(.to(b).height, 3, multiplier: 2)
      .height(.to(guide)).makeConstraints()
    #expect(made.map(\.secondAttribute) == [.width, .height, .height])
    #expect(made.map(\.multiplier) == [1, 2, 1])
    #expect(made.map(\.constant) == [0, 3, 0])
  }

  /// A view's own size follows its relations to other views, and the last statement wins.
  @Test func sizesFollowRelationsAndTheLastOneWins() {
    let made = a.mondrian.layout.width(10).size(CGSize(width: 30, height: 40)).aspectRatio(3)
      .aspectRatio(2)
      .top(.toSuperview).makeConstraints()
    #expect(made.map(\.firstAttribute).prefix(1) == [.top])
    #expect(made.filter { $0.secondItem == nil }.map(\.constant) == [30, 40])
    let ratio = made.filter { $0.firstAttribute == .width && $0.secondAttribute == .height }
    #expect(ratio.map(\.multiplier) == [2])
  }

  @Test func edgesTakeTheSameValueAtEachEdge() {
    let layout = a.mondrian.layout
    let four = layout.edges(.toSuperview, .min(4)).makeConstraints()
    #expect(Set(four.map(\.firstAttribute)) == [.top, .bottom, .leading, .trailing])
    #expect(four.allSatisfy { $0.constant == 4 && $0.relation == .greaterThanOrEqual })
    let two = layout.vertical(.to(guide), 5).makeConstraints()
    #expect(two.map(\.firstAttribute) == [.top, .bottom] && two.map(\.constant) == [5, 5])
    let center = layout.center(.to(b).positioned(x: .leading, y: .bottom), 2).makeConstraints()
    #expect(center.map(\.secondAttribute) == [.bottom, .leading])
  }

  @Test func chainMakesNewConstraintsAndActivatesOnDemand() {
    let chain = a.mondrian.layout.top(.toSuperview).width(10)
    let (first, second) = (chain.makeConstraints(), chain.makeConstraints())
    #expect(zip(first, second).allSatisfy { $0 !== $1 })
    #expect(!chain.makeConstraintGroup().isActive)
    #expect(chain.activate().isActive)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(b.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func guidesHaveTheSameChains() {
    let made = guide.mondrian.layout.edges(.toSuperview, 6).width(.to(a)).makeConstraints()
    #expect(made.count == 5 && guide.mondrian.base === guide && a.mondrian.base === a)
  }
}
