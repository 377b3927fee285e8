import DeStijl
import LayoutStage
import Testing

/// Not a promise of a duration, which the machine decides, but of what is looked at in it.
@MainActor
struct MatrixSpeedTests {
  private func form() -> UIView {
    let view = UIView()
    view.backgroundColor = .white
    Mondrian.buildSubviews(on: view) {
      LayoutContainer(attachedSafeAreaEdges: .all) {
        VStackBlock(spacing: 8, alignment: .leading) {
          for number in 0..<6 {
            let name = label("Field \(number)")
            let field = UITextField()
            HStackBlock(spacing: 8) {
              name
              field.viewBlock.width(.min(100))
            }
          }
          button("Send")
          StackingSpacer(minLength: 0)
        }.padding(16)
      }
    }
    return view
  }

  @Test func fiveHundredCombinationsOfAFormAreLookedAt() throws {
    let matrix = LayoutMatrix(
      devices: StageDevice.all, orientations: [.portrait, .landscape],
      directions: [.leftToRight, .rightToLeft],
      textSizes: [.xSmall, .large, .xxxLarge, .accessibility1], styles: [.light, .dark],
      texts: [.original, .double])
    let clock = ContinuousClock()
    let start = clock.now
    var run = MatrixRun(StageContent({ _ in form() }, size: .screen), matrix, allContracts)
    let report = try run.report()
    print(
      "matrix: \(report.count) combinations in \(clock.now - start), \(report.failures.count) failures"
    )
    #expect(report.count == 512)
  }
}
