/// The calls and failed expectations of a scene.
public enum Ledger {
  nonisolated(unsafe) private static var calls: [String] = []
  nonisolated(unsafe) private static var failures: [String] = []

  /// Records a call of a function from another library.
  public static func note(_ call: String) { calls.append(call) }

  /// Records a failure unless the expectation holds.
  public static func expect(_ holds: Bool, _ what: String) {
    if !holds { failures.append(what) }
  }

  /// Records a value that is not the given number or has another type.
  public static func expect<Value>(_ value: Value, is number: Int, _ what: String) {
    expect(value as? Int == number, what)
  }

  /// Records the expected calls that are missing, and the unexpected ones.
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

  /// Ends a scene and prints its failures, one per line.
  public static func close() {
    for failure in failures { print(failure) }
  }
}
