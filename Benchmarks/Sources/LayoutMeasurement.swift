import DeStijl

/// Measures the costs of a description: to build a layout on a view, and to lay it out.
@MainActor
enum LayoutMeasurement {
  private static let parts = ["build", "layout"]

  /// Prints the times to build a layout on a view, and to lay it out.
  ///
  /// - Parameters:
  ///   - name: The name of the measurement.
  ///   - budget: The processor time to spend.
  ///   - previous: The time of the next smaller size.
  ///   - subject: Returns an empty view, and a closure that fills it.
  /// - Returns: The time in milliseconds.
  @discardableResult
  static func report(
    _ name: String, _ budget: Duration, after previous: Double? = nil,
    _ subject: () -> (view: UIView, build: (UIView) -> Void)
  ) -> Double {
    let times = Measurement.medians(of: parts, budget: budget) { measure in
      let (view, build) = subject()
      measure("build") { build(view) }
      measure("layout") { view.layoutIfNeeded() }
    }
    return Measurement.report(name, parts, times, after: previous)
  }
}
