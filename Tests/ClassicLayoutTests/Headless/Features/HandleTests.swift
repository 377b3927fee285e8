import TestSupport
import Testing

/// A captured constraint, in every dialect.
@MainActor
struct HandleTests {
  private let stage = Stage(CGSize(width: 200, height: 100))
  private let a = SizedView("a", 10, 10)

  /// A trailing edge 8 points inside, in a group and with a name.
  private func build(in dialect: LayoutDialect, _ gap: ConstraintGroup) -> ConstraintGroup {
    switch dialect {
    case .chain:
      stage.view.addSubview(a)
      return a.mondrian.layout.top(.toSuperview).trailing(.toSuperview, .exact(8, 999))
        .capture(in: gap).identifier("gap").activate()
    case .content:
      return stage.view.layoutContent {
        $0.put(a).top(.equal, to: .parent).trailing(.equalTo(8), to: .parent).capture(in: gap)
          .identifier("gap")
      }
    case .anchors:
      let anchored = a.topAnchor(0).trailingAnchor(8).capture(in: gap).identifier("gap")
      stage.view.addSubview(a)
      anchored.build()
      return anchored.constraints
    }
  }

  private var gapWidth: CGFloat {
    _ = stage.size
    return 200 - a.frame.maxX
  }

  @Test(arguments: LayoutDialect.allCases)
  func updatedConstantMovesTheEdgeInward(dialect: LayoutDialect) {
    let gap = ConstraintGroup()
    let group = build(in: dialect, gap)
    #expect(gap.constraints.count == 1 && gapWidth == 8)
    #expect(gap.update(constant: 20) && gapWidth == 20)
    #expect(group.update(constant: 30, identifier: "gap") && gapWidth == 30)
    #expect(gap.constraints[0].identifier == "gap")
  }

  @Test(arguments: LayoutDialect.allCases)
  func capturedConstraintCanBeReplaced(dialect: LayoutDialect) {
    let gap = ConstraintGroup()
    _ = build(in: dialect, gap)
    let old = gap.constraints
    gap.replace { a.mondrian.layout.trailing(.toSuperview.centerX, 5) }
    #expect(gapWidth == 105 && !old[0].isActive && gap.isActive)
    let issues = LayoutDiagnostics.collect { #expect(!gap.update(priority: .defaultLow)) }
    #expect(issues.map(\.kind) == [.invalidNumber])
  }

  @Test(arguments: LayoutDialect.allCases)
  func capturedConstraintCanChangePriorityButNotToRequired(dialect: LayoutDialect) {
    let gap = ConstraintGroup()
    _ = build(in: dialect, gap)
    #expect(gap.update(priority: UILayoutPriority(400)))
    #expect(gap.constraints[0].priority.rawValue == 400)
    let issues = LayoutDiagnostics.collect { #expect(!gap.update(priority: .required)) }
    #expect(issues.map(\.kind) == [.invalidNumber])
  }

  @Test(arguments: [Float(0), 0.5, -1, 1001, .nan])
  func invalidPriorityIsReportedWithItsValue(priority: Float) {
    let gap = ConstraintGroup()
    _ = build(in: .chain, gap)
    #expect(gap.update(priority: .defaultLow))
    let issues = LayoutDiagnostics.collect {
      #expect(!gap.update(priority: UILayoutPriority(priority)))
      a.hugging(x: UILayoutPriority(priority))
      a.mondrian.layout.compressionResistance(.vertical, UILayoutPriority(priority)).activate()
    }
    #expect(issues.map(\.kind) == [.invalidNumber, .invalidNumber, .invalidNumber])
    #expect(issues.allSatisfy { $0.message.contains("\(priority)") && $0.line != nil })
    #expect(gap.constraints.allSatisfy { $0.priority == .defaultLow })
  }

  @Test func editedLayoutIsCapturedAgain() {
    let gap = ConstraintGroup()
    for points in [3, 5] as [CGFloat] {
      stage.view.layoutContent(.editExisting) {
        $0.put(a).left(.equalTo(points), to: .parent).capture(in: gap)
          .edges(.moreThanTo(-900), to: .parent)
      }
      #expect(gap.constraints.map(\.constant) == [points])
    }
  }

  @Test func captureHoldsAllConstraintsOfAStatement() {
    let all = ConstraintGroup()
    stage.view.addSubview(a)
    a.mondrian.layout.edges(.toSuperview, 4).capture(in: all).activate()
    #expect(all.constraints.count == 4 && all.update(constant: 10))
    _ = stage.size
    #expect(a.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test func updatingAnEmptyGroupIsAnIssue() {
    let issues = LayoutDiagnostics.collect {
      ConstraintGroup().update(constant: 3)
      ConstraintGroup().update(priority: .defaultLow)
    }
    #expect(issues.map(\.kind) == [.unknownIdentifier, .unknownIdentifier])
  }
}

/// Updates of statements made by chains and anchors.
@MainActor
struct UpdateTests {
  private let host = UIView()
  private let a = SizedView("a", 10, 10)

  init() { host.addSubview(a) }

  private var mine: [NSLayoutConstraint] { constraints(in: host) }

  @Test(arguments: [LayoutDialect.chain, .anchors])
  func anUpdateKeepsTheConstraint(dialect: LayoutDialect) {
    let isChain = dialect == .chain
    if isChain {
      a.mondrian.layout.bottom(.toSuperview, 8).width(20).activate()
    } else {
      a.bottomAnchor(8).widthAnchor(20).build()
    }
    let before = mine
    let counters = Headless.counters
    if isChain {
      a.mondrian.layout.bottom(.toSuperview, 12).update()
    } else {
      a.bottomAnchor(12).update()
    }
    #expect(mine.count == 2 && zip(before, mine).allSatisfy { $0 === $1 })
    #expect(Set(mine.map { abs($0.constant) }) == [12, 20])
    #expect(Headless.counters.constraintsAdded == counters.constraintsAdded)
  }

  @Test func updateReplacesAConstraintOfAnotherRelation() {
    a.mondrian.layout.width(20).top(.toSuperview).activate()
    let old = a.constraints
    a.mondrian.layout.width(30).top(.toSuperview, .min(4)).update()
    #expect(a.constraints.map(\.constant) == [30] && a.constraints[0] === old[0])
    #expect(host.constraints.map(\.relation) == [.greaterThanOrEqual])
  }

  /// The statements of chains and of anchors are replaced, in either dialect.
  @Test(arguments: [LayoutDialect.chain, .anchors])
  func remakeKeepsContentAndManualConstraints(dialect: LayoutDialect) {
    let own = a.heightAnchor.constraint(equalToConstant: 3)
    own.isActive = true
    a.mondrian.layout.edges(.toSuperview, 8).activate()
    a.widthAnchor(7).build()
    host.layoutContent { $0.put(a).left(.equalTo(1), to: .parent) }
    if dialect == .chain {
      a.mondrian.layout.width(20).remake()
    } else {
      a.widthAnchor(20).remake()
    }
    #expect(own.isActive)
    #expect(mine.map(\.constant).sorted() == [1, 3, 20])
  }

  @Test func severalChainsCanBeUpdatedAndRemadeTogether() {
    let b = SizedView("b", 10, 10)
    host.addSubview(b)
    func layOut(
      _ points: CGFloat, _ lay: (@escaping () -> [LayoutDescriptor]) -> ConstraintGroup
    ) -> ConstraintGroup {
      lay {
        [a.mondrian.layout.width(points), b.mondrian.layout.leading(.to(a).trailing, points)]
      }
    }
    let first = layOut(3) { build in Mondrian.layout { build() } }
    let second = layOut(5) { build in Mondrian.update { build() } }
    #expect(zip(first.constraints, second.constraints).allSatisfy { $0 === $1 })
    #expect(second.constraints.map(\.constant) == [5, 5])
    let third = layOut(7) { build in Mondrian.remake { build() } }
    #expect(mine.map(\.constant) == [7, 7] && third.isActive && !second.isActive)
  }
}
