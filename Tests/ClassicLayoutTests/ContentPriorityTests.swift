import TestSupport
import Testing

@MainActor
struct ContentPriorityTests {
  private let host = UIView()
  private let a = SizedView("a", 10, 10)
  private let b = SizedView("b", 20, 20)

  private func priorities(_ group: ConstraintGroup) -> [Float] {
    group.constraints.map(\.priority.rawValue)
  }

  @Test func earlierStatementsHaveHigherPriorities() {
    let group = host.layoutContent { content in
      content.put(a).edges(.equal, to: .parent).width(.equalTo(1), priority: .defaultLow)
        .layoutContent { $0.put(b).top(.equal, to: .parent) }
        .height(.equalTo(1))
      content.putView().size(.equalTo(CGSize(width: 1, height: 2)))
    }
    #expect(priorities(group) == [999, 999, 999, 999, 250, 998, 997, 996, 996])
  }

  @Test func prioritiesRestartInEachLayout() {
    for _ in 0..<2 {
      let group = host.layoutContent { $0.put(a).top(.equal, to: .parent) }
      #expect(priorities(group) == [999])
    }
  }

  @Test func aStatementThatFailsUsesUpItsPriority() {
    var group = ConstraintGroup()
    _ = LayoutDiagnostics.collect {
      group = a.layout { $0.top(.equal, to: .parent).width(.equalTo(1)) }
    }
    #expect(priorities(group) == [998])
  }

  @Test func prioritiesNeverFallBelowOne() {
    let group = host.layoutContent { content in
      for _ in 0..<1_200 { content.put(UIView()).width(.equalTo(1)) }
    }
    let made = priorities(group)
    #expect(made.count == 1_200)
    #expect(made[997] == 2 && made[998] == 1 && made[1_199] == 1)
    #expect(group.isActive)
  }

  @Test func prioritiesCanBeNumbersOrNames() {
    let group = host.layoutContent { content in
      content.put(a).top(.equal, to: .parent, priority: .required)
        .left(.moreThan, to: .parent, priority: .defaultHigh)
        .right(.lessThan, to: .parent, priority: 1000)
        .bottom(.equalTo(18), to: .safeArea, priority: 250.5)
    }
    #expect(priorities(group) == [1000, 750, 1000, 250.5])
  }

  @Test func defaultPriorityCanBeFixed() {
    let group = host.layoutContent(defaultPriority: .fixed(.defaultHigh)) { content in
      content.put(a).top(.equal, to: .parent).left(.equal, to: .parent)
    }
    #expect(priorities(group) == [750, 750])
  }
}
