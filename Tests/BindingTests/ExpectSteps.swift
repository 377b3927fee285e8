import DeStijl
import Testing

/// Holds how many observers, bindings and states are looked at for each of many.
///
/// - Parameters:
///   - limit: How many may be looked at for each.
///   - counts: How many there are.
///   - location: The line of the test.
///   - prepare: Makes so many, and gives what is counted.
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
