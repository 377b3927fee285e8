import DeStijl

struct FlowScreen: Screen {
  let name = "flow"
  let title = "FlowBlock"
  let summary = "Words in as many lines as they need, whatever the width and the text size."

  private static let words = [
    "red", "yellow", "blue", "straight lines", "right angles",
  ]

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          sample("Lines at the leading edge", .leading),
          sample("At the trailing edge", .trailing),
          sample("Full lines, but for the last", .fill, last: .leading),
        ]))
  }

  @MainActor
  private func sample(
    _ caption: String, _ alignment: VStackBlock.XAxisAlignment,
    last: VStackBlock.XAxisAlignment? = nil
  ) -> Sample {
    Sample(caption) { stage in
      Mondrian.buildSubviews(on: stage) {
        FlowBlock(
          spacing: 6, lineSpacing: 6, lineAlignment: alignment, lastLineAlignment: last
        ) {
          for word in Self.words { card(word, .mondrianBlue, padding: 6) }
        }
      }
    }
  }
}
