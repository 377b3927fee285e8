import DeStijl

struct PaddingScreen: Screen {
  let name = "padding-accumulation"
  let title = "Padding adds up"
  let summary = "Each further padding adds to the distance from the edges that it names."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          sample("padding(8)", UIView.square(.mondrianRed).viewBlock.padding(8)),
          sample(
            "padding(.bottom, 10), three times",
            UIView.square(.mondrianYellow).viewBlock
              .padding(.bottom, 10).padding(.bottom, 10).padding(.bottom, 10)),
          sample(
            "relative(.top, 8), relative(.trailing, 10), padding(20)",
            UIView.square(.mondrianBlue).viewBlock
              .relative(.top, 8).relative(.trailing, 10).padding(20)),
        ]))
  }

  @MainActor
  private func sample(_ caption: String, _ block: some Block) -> Sample {
    Sample(caption, isWide: false) { stage in
      Mondrian.buildSubviews(on: stage) { block }
    }
  }
}
