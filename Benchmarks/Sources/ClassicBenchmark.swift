import DeStijl

/// Times layouts that are described view by view.
@MainActor
enum ClassicBenchmark {
  /// Prints how the time to add views grows with their number: linearly.
  static func run(isQuick: Bool) {
    let budget = Duration.milliseconds(isQuick ? 60 : 1_000)
    print("Classic: milliseconds to put views with three statements each, and to lay out")
    var previous: Double?
    for count in isQuick ? [10, 100, 1_000] : [10, 100, 1_000, 10_000] {
      previous = LayoutMeasurement.report("put \(count)", budget, after: previous) {
        (
          UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)),
          { host in
            host.layoutContent { content in
              for number in 0..<count {
                content.put(UIView())
                  .at(.topLeft, .equalTo(CGFloat(number % 100)), to: .parent)
                  .size(.equalTo(CGSize(width: 20, height: 20)))
              }
            }
          }
        )
      }
    }
  }
}
