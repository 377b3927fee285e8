import DeStijl
import LayoutStage
import Testing

/// Stages that take turns give the same results as each of them alone.
@MainActor
struct StageIsolationTests {
  /// Drives the stage with the given number and records the results, pausing in between.
  private func perform(_ number: Int, pause: () async -> Void) async -> [String] {
    let field = UITextField()
    let label = UILabel()
    label.text = "Number \(number)"
    let view = UIView()
    let stage = Stage(
      view, on: StageDevice.all[number % 8],
      direction: number % 2 == 0 ? .leftToRight : .rightToLeft,
      textSize: StageTextSize.allCases[number % 12])
    var told: [String] = []
    func note() {
      told.append(Headless.frames(of: stage.window))
      stage.run {
        told.append("\(UIScreen.main.bounds) \(UIApplication.shared.windows.count)")
        told.append(
          "\(UIFont.preferredFont(forTextStyle: .body).pointSize) \(field.isFirstResponder)")
        told.append("\(String(describing: Headless.keyboardFrame)) \(Headless.counters)")
      }
    }
    await pause()
    stage.run {
      Mondrian.buildSubviews(on: view) {
        VStackBlock(spacing: CGFloat(number)) {
          field; label; StackingSpacer(minLength: 0)
        }
      }
    }
    stage.layout()
    note()
    await pause()
    if number % 3 == 0 { stage.run { _ = field.becomeFirstResponder() } }
    stage.run {
      UIView.animate(withDuration: 1) {
        label.alpha = 0
      } completion: { _ in
        told.append("done")
      }
    }
    await pause()
    stage.run { Headless.runLoop() }
    if number % 4 == 0 { stage.showKeyboard(height: CGFloat(100 + number)) }
    await pause()
    stage.change { $0.device = StageDevice.all[(number + 3) % 8] }
    note()
    await pause()
    note()
    return told + stage.issues.map(\.description) + stage.log
  }

  @Test func interleavedStagesMatchStagesRunAlone() async {
    var alone: [[String]] = []
    for number in 0..<200 { alone.append(await perform(number) {}) }

    var generator = SplitMix(state: 17)
    let pauses = (0..<200).map { _ in Int(generator.next() % 7) }
    let tasks = (0..<200).map { number in
      Task { @MainActor in
        await perform(number) { for _ in 0...pauses[number] { await Task.yield() } }
      }
    }
    var together: [[String]] = []
    for task in tasks { together.append(await task.value) }

    for number in 0..<200 { #expect(together[number] == alone[number], "stage \(number)") }
  }
}

private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    return mixed ^ (mixed >> 29)
  }
}
