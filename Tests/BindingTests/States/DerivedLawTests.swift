import DeStijl
import TestSupport
import Testing

/// Derived states that observers set, bind and derive anew while they are told of changes.
@MainActor
struct DerivedLawTests {
  /// A network of states, each shown in a label.
  @MainActor
  private final class Network {
    private var random: SeededGenerator
    private let states: [ViewState<Int>]
    private let labels: [UILabel]
    /// The sources of each derived state and the kind of its derivation.
    private var recipes: [Int: (first: Int, second: Int, kind: Int)] = [:]
    /// How many more actions observers may take in this step.
    private var budget = 0

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      states = (0..<Int.random(in: 2...9, using: &random)).map { _ in ViewState(wrappedValue: 1) }
      labels = states.map { _ in UILabel() }
      self.random = random
      for number in states.indices.dropFirst() where chance(2) { derive(number) }
      for number in states.indices {
        show(number)
        states[number].observe(observer: self)
          .willSet { network, _ in network.act() }
          .didSet { network, _ in network.act() }
      }
    }

    private func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    private func chance(_ of: Int) -> Bool { number(1...of) == 1 }

    private static func value(_ kind: Int, _ first: Int, _ second: Int) -> Int {
      switch kind {
      case 0: first + second
      case 1: max(first, second)
      case 2: first % 2
      default: first * second % 5
      }
    }

    private func derive(_ target: Int) {
      let (first, second) = (number(0...target - 1), number(0...target - 1))
      let kind = number(0...3)
      recipes[target] = (first, second, kind)
      states[target].derive(from: states[first], states[second]) { Self.value(kind, $0, $1) }
    }

    private func show(_ number: Int) {
      states[number].apply(into: labels[number], \.text, converting: .text)
        .stateDidSet { [weak self] _, _ in self?.act() }
    }

    private func set() {
      let roots = states.indices.filter { recipes[$0] == nil }
      let root = roots[number(0...roots.count - 1)]
      if chance(4) {
        labels[root].text = "\(number(0...4))"
      } else {
        states[root].wrappedValue = number(0...4)
      }
    }

    private func act() {
      guard budget > 0, chance(3) else { return }
      budget -= 1
      switch number(0...5) {
      case 0...2: set()
      case 3: changeTogether { for _ in 0..<3 { set() } }
      case 4:
        let target = number(0...states.count - 1)
        if recipes[target] != nil { derive(target) }
      default: show(number(0...states.count - 1))
      }
    }

    /// Takes a random action and returns descriptions of the laws that no longer hold.
    func step() -> [String] {
      budget = 6
      act()
      set()
      budget = 0
      return states.indices.compactMap { number in
        let value = states[number].wrappedValue
        if labels[number].text != "\(value)" { return "label \(number) is not \(value)" }
        guard let (first, second, kind) = recipes[number] else { return nil }
        let wanted = Self.value(kind, states[first].wrappedValue, states[second].wrappedValue)
        return value == wanted ? nil : "state \(number) is \(value), not \(wanted)"
      }
    }
  }

  @Test func derivedStatesAndLabelsMatchTheirSources() {
    for seed in 0..<UInt64(caseCount(400)) {
      let network = Network(seed: seed)
      for step in 0..<20 {
        let wrong = network.step()
        guard wrong.isEmpty else {
          Issue.record("seed \(seed), step \(step): \(wrong)")
          return
        }
      }
    }
  }
}
