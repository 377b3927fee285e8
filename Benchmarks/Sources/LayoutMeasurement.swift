import DeStijl

/// Measures what a description costs: to build a layout on a view, and to lay it out.
@MainActor
enum LayoutMeasurement {
  private static let parts = ["build", "layout"]

  /// Prints how long it takes to build something on a view, and to lay it out.
  ///
  /// - Parameters:
  ///   - name: What is measured.
  ///   - budget: How long to go on measuring.
  ///   - previous: The time that the next smaller size took.
  ///   - subject: Makes an empty view, and says how to fill it.
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
