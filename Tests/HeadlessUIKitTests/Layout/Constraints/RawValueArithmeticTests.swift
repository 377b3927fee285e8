import HeadlessUIKit
import Testing

/// The arithmetic that UIKit's overlay gives layout priorities, window levels and font weights.
struct RawValueArithmeticTests {
  @Test func numbersAddToAndSubtractFromRawValues() {
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    #expect((2 + UILayoutPriority.defaultLow + 0.5).rawValue == 252.5)
    #expect((UIWindow.Level.alert - 1).rawValue == 1999)
    #expect((1 + UIWindow.Level.statusBar + 1).rawValue == 1002)
    #expect((UIFont.Weight.bold - 0.1).rawValue == UIFont.Weight.bold.rawValue - 0.1)
    #expect(0.25 + UIFont.Weight.regular + 0.25 == UIFont.Weight(0.5))
  }

  @Test func differenceOfTwoValuesIsANumber() {
    let steps: Float = UILayoutPriority.required - .defaultHigh
    let levels: CGFloat = UIWindow.Level.alert - .statusBar
    let weights: CGFloat = UIFont.Weight.bold - .regular
    #expect(steps == 250 && levels == 1000 && weights == UIFont.Weight.bold.rawValue)
  }

  @Test func compoundAssignmentChangesVariables() {
    var priority = UILayoutPriority.defaultHigh
    priority += 2
    priority -= 3
    var level = UIWindow.Level.normal
    level += 5
    level -= 1
    var weight = UIFont.Weight.regular
    weight += 0.5
    weight -= 0.25
    #expect(priority.rawValue == 749 && level.rawValue == 4 && weight.rawValue == 0.25)
  }

  @Test func valuesAreOrderedByRawValue() {
    #expect(UILayoutPriority.defaultLow < .defaultHigh && UILayoutPriority.required >= .required)
    #expect(max(UIWindow.Level.normal, .alert, .statusBar) == .alert)
    #expect([UIFont.Weight.bold, .light, .regular].sorted() == [.light, .regular, .bold])
  }
}
