import DeStijl
import Testing

/// Expects a limit on how many observers, bindings and states are visited per element.
///
/// - Parameters:
///   - limit: The most visits per element.
///   - counts: The numbers of elements to try.
///   - location: The line of the test.
///   - prepare: Makes the given number of elements and returns the action to measure.
@MainActor
func expectSteps(
  forEach limit: Int, of counts: [Int] = [100, 800], at location: SourceLocation = #_sourceLocation,
  _ prepare: @MainActor (Int) -> @MainActor () -> Void
) {
  for count in counts {
    let act = prepare(count)
    let before = BindingWork.steps
    act()
    #expect(BindingWork.steps - before <= limit * count, sourceLocation: location)
  }
}
