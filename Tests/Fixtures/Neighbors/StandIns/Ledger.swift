/// What was called, and what does not hold.
public enum Ledger {
  nonisolated(unsafe) private static var calls: [String] = []
  nonisolated(unsafe) private static var failures: [String] = []

  /// Notes that a function of somebody else's was called.
  public static func note(_ call: String) { calls.append(call) }

  /// Notes what does not hold.
  public static func expect(_ holds: Bool, _ what: String) {
    if !holds { failures.append(what) }
  }

  /// Notes what is not that number, and what is of another type.
  public static func expect<Value>(_ value: Value, is number: Int, _ what: String) {
    expect(value as? Int == number, what)
  }

  /// Notes which of some calls were not noted meanwhile, and which others were.
  public static func expect(calls expected: String..., by run: () -> Void) {
    expect(calls: expected, by: run)
  }

  public static func expect(calls expected: [String], by run: () -> Void) {
    calls = []
    run()
    let (missing, more) = (Set(expected).subtracting(calls), Set(calls).subtracting(expected))
    expect(missing.isEmpty, "not called: \(missing.sorted().joined(separator: " "))")
    expect(more.isEmpty, "called: \(more.sorted().joined(separator: " "))")
  }

  /// The end of a scene: what does not hold, a line each.
  public static func close() {
    for failure in failures { print(failure) }
  }
}
