import DeStijl
import LayoutTesting
import Testing

/// An assertion that could never fail does fail.
@MainActor
struct VacuousAssertionTests {
  private let empty =
    "Nothing is checked: the matrix has no combinations, as one of its lists is empty."

  @Test(arguments: [
    LayoutMatrix(devices: []), LayoutMatrix(orientations: []), LayoutMatrix(directions: []),
    LayoutMatrix(textSizes: []), LayoutMatrix(styles: []), LayoutMatrix(texts: []),
  ])
  func aMatrixWithoutCombinationsFails(matrix: LayoutMatrix) {
    #expect(
      failures { try assertLayout(of: { UIView() }, across: matrix) { noIssues() } } == [empty])
    #expect(failures { try assertEveryLineMatters(of: { UIView() }, across: matrix) } == [empty])
  }

  @Test func assertionWithoutContractsFails() {
    #expect(
      failures { try assertLayout(of: { UIView() }, across: LayoutMatrix()) {} } == [
        "Nothing is checked: name at least one contract."
      ])
  }

  @Test func contractWithANaNLimitFails() {
    let told = failures {
      try assertLayout(of: { UIView() }, across: LayoutMatrix()) {
        tapTargets(atLeast: .nan)
        contrast(atLeast: .nan)
      }
    }
    #expect(
      told == [
        "tapTargets(atLeast: nan): needs a number, not nan\n  on iPhone16",
        "contrast(atLeast: nan): needs a number, not nan\n  on iPhone16",
      ])
  }

  @Test func hasSizeWithoutANumberFails() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(
      failures { try expect(view).hasSize() } == [
        "No size is checked: give hasSize a width or a height."
      ])
    #expect(failures { try expect(view).hasSize(width: .nan) }.count == 1)
    #expect(failures { try expect(view).hasSize(height: 20) } == [])
  }
}
