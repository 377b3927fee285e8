import DeStijl
import Testing

/// The cost of a graph in which much depends on one element, in elements visited.
@MainActor
struct GraphCostTests {
  private func states(_ count: Int) -> [ViewState<Int>] {
    (0..<count).map { ViewState(wrappedValue: $0) }
  }

  @Test func graphCostIsLinearInDerivedStates() {
    expectSteps(forEach: 4) { count in
      let (root, states) = (ViewState(wrappedValue: 0), states(count))
      for state in states { state.derive(from: root) { $0 + 1 } }
      return {
        #expect("\(root.graph)".split(separator: "\n").count == count)
        #expect(root.graph.reached.count == count)
        withExtendedLifetime(states) {}
      }
    }
  }

  @Test func graphCostIsLinearInBoundViews() {
    expectSteps(forEach: 24) { count in
      let (host, state) = (UIView(), ViewState<String?>())
      for _ in 0..<count {
        let label = UILabel()
        host.addSubview(label)
        state.bind(with: label, \.text)
        state.observe(observer: label).didSet { _, _ in }
      }
      return {
        #expect("\(BindingGraph(in: host))".split(separator: "\n").count == 2 * count)
        #expect(state.graph.reached.count == count)
      }
    }
  }

  @Test func graphCostIsLinearInFollowingStates() {
    expectSteps(forEach: 12) { count in
      let (label, states) = (UILabel(), (0..<count).map { _ in ViewState<String?>() })
      for (number, state) in states.enumerated() {
        state.oneWayBind(with: label, \.text, line: UInt(number))
      }
      return {
        #expect(BindingGraph(in: label).reached.count == count)
        withExtendedLifetime(states) {}
      }
    }
  }

  /// Recursion as deep as the chain used to overflow the stack, both in the graph and when the states were
  /// released.
  @Test func veryLongChainDoesNotOverflowTheStack() {
    let count = 30_000
    let root = ViewState(wrappedValue: 0)
    weak var first: ViewState<Int>?
    do {
      var last = root
      for _ in 0..<count {
        let next = ViewState(wrappedValue: 0)
        next.derive(from: last) { $0 + 1 }
        first = first ?? next
        last = next
      }
      root.wrappedValue = 1
      #expect(last.wrappedValue == count + 1)
      #expect(root.graph.reached.count == count)
    }
    #expect(first == nil)
  }
}
