import DeStijl

/// Times changes of a state by its number of observers, compared with a list of closures and with a
/// subject with subscriptions, or with a stored property if there are no observers.
@MainActor
enum StateBenchmark {
  /// Prints the nanoseconds of a change, also as a multiple of the time of a list of closures.
  ///
  /// - Throws: An error for a set that makes more objects than it may.
  static func run(isQuick: Bool) throws(UsageError) {
    let budget = Duration.milliseconds(isQuick ? 60 : 1_000)
    let sets = isQuick ? 1_000 : 10_000
    print("States: nanoseconds a set, by the number of those who are told")
    for count in [0, 1, 10, 100] {
      let ways = [plain(count), subject(count), state(count)]
      let sums = ways.map { way in
        for value in 1...sets { way.set(value) }
        return way.heard()
      }
      guard Set(sums).count == 1 else { return print("They have not heard the same: \(sums)") }
      let times = Measurement.medians(of: ways.map(\.name), budget: budget) { measure in
        for way in ways { measure(way.name) { for value in 1...sets { way.set(value) } } }
      }
      let words = ways.map { way in
        let time = (times[way.name] ?? 0) * 1e6 / Double(sets)
        let ratio = (times[way.name] ?? 0) / max(times[ways[0].name] ?? 1, .leastNonzeroMagnitude)
        return "\(way.name) \(formatted(time, decimals: 0)) × \(formatted(ratio, decimals: 1))"
      }
      print("  \(count): \(words.joined(separator: "  "))")
      try checkObjects(of: ways[2], sets)
    }
  }

  /// Whatever the number of observers, a set makes one object: the change.
  private static func checkObjects(of way: Way, _ sets: Int) throws(UsageError) {
    let objects = ObjectCount.of { for value in 1...sets { way.set(value) } }
    try limit("Objects made by \(sets) sets of a state", objects ?? 0, to: mostObjects * sets)
  }

  /// The largest number of objects that a set may make; without optimization more objects are on
  /// the heap.
  private static let mostObjects = Measurement.isOptimized ? 1 : 3

  private struct Way {
    let name: String
    let set: @MainActor (Int) -> Void
    let heard: @MainActor () -> Int
  }

  private final class Ear {
    var sum = 0
  }

  private final class Plain {
    var listeners: [(Int) -> Void] = []
    var value = 0 {
      didSet { for listener in listeners { listener(value) } }
    }
  }

  private static func plain(_ count: Int) -> Way {
    let (plain, ears) = (Plain(), (0..<count).map { _ in Ear() })
    plain.listeners = ears.map { ear in { ear.sum &+= $0 } }
    return Way(name: "closures", set: { plain.value = $0 }) { ears.reduce(0) { $0 &+ $1.sum } }
  }

  /// A subject like Combine's: each subscription is an object that may be canceled.
  private final class Subject {
    final class Subscription {
      let take: (Int) -> Void
      var isCancelled = false
      init(_ take: @escaping (Int) -> Void) { self.take = take }
    }

    var subscriptions: [Subscription] = []
    private(set) var value = 0

    func send(_ value: Int) {
      self.value = value
      let all = subscriptions
      for subscription in all where !subscription.isCancelled { subscription.take(value) }
    }
  }

  private static func subject(_ count: Int) -> Way {
    let (subject, ears) = (Subject(), (0..<count).map { _ in Ear() })
    subject.subscriptions = ears.map { ear in Subject.Subscription { ear.sum &+= $0 } }
    return Way(name: "subject", set: { subject.send($0) }) { ears.reduce(0) { $0 &+ $1.sum } }
  }

  private static func state(_ count: Int) -> Way {
    let state = ObservableState(wrappedValue: 0)
    let ears = (0..<count).map { _ in Ear() }
    for ear in ears {
      state.observe(observer: ear).didSet { ear, changes in ear.sum &+= changes.new }
    }
    return Way(name: "state", set: { state.wrappedValue = $0 }) {
      ears.reduce(0) { $0 &+ $1.sum }
    }
  }
}
