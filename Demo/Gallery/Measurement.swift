import DeStijl
import Examples

/// What a layout consists of, and how long it took to make.
struct Measurement: Equatable {
  var views = 0
  var guides = 0
  var constraints = 0
  /// Making the views and their constraints.
  var build = Duration.zero
  /// Solving the constraints and setting all frames.
  var solve = Duration.zero

  /// Builds an example and lays it out a few times, and counts what stands below its root view.
  @MainActor
  init(of screen: any Screen, in environment: Headless.Environment) {
    let runs = (0..<Self.runs).map { _ in Measurement(once: screen, in: environment) }
    self = runs[0]
    build = runs.map(\.build).min() ?? build
    solve = runs.map(\.solve).min() ?? solve
  }

  /// How often each example is timed; the best time counts, as the others measure the machine.
  static let runs = 3

  @MainActor
  private init(once screen: any Screen, in environment: Headless.Environment) {
    let clock = ContinuousClock()
    var controller = UIViewController()
    build = clock.measure {
      controller = screen.body.controller
      controller.loadViewIfNeeded()
    }
    solve = clock.measure { _ = Headless.host(controller, in: environment) }
    count(controller.view)
  }

  /// Adds a view's subviews, and the guides and active constraints that they and the view hold.
  @MainActor
  mutating func count(_ view: UIView) {
    views += view.subviews.count
    guides += view.layoutGuides.count
    constraints += view.constraints.count
    view.subviews.forEach { count($0) }
  }
}
