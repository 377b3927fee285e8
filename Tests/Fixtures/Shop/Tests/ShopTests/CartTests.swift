import DeStijl
import LayoutTesting
import Shop
import Testing

@MainActor
struct CartTests {
  @Test func theButtonIsThereAndCanBeTapped() throws {
    let stage = Stage(Previews.cart.content().view, on: .iPhone16)
    #expect(stage.issues.isEmpty)
    try expect(stage.view(.text("Buy"))).isBelow(stage.view(.text("12 €"))).isHittable()
  }

  @Test func itHoldsOnEveryDevice() throws {
    try assertLayout(of: { Previews.cart.content().view }, across: .standard) {
      noIssues()
      unambiguous()
      settles()
      mirrors()
      insideSafeArea()
    }
  }
}
