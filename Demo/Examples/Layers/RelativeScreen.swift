import DeStijl

struct RelativeScreen: Screen {
  let name = "relative"
  let title = "Relative"
  let summary =
    "A block is attached to the edges that are named, and keeps its preferred size."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          sample("Bottom and right, 8 points") {
            UIView.square(.mondrianRed).relative(bottom: 8, right: 8)
          },
          sample("Horizontally 20: stretched, and in the middle") {
            UIView.square(.mondrianYellow).viewBlock.relative(.horizontal, 20)
          },
          sample("At least 20 from every edge") {
            UILabel.text("In the middle", color: .ink).viewBlock.relative(.all, .min(20))
          },
          sample("Chained: top 8, then trailing 8") {
            UIView.square(.mondrianBlue).viewBlock.relative(.top, 8).relative(.trailing, 8)
          },
        ]))
  }

  @MainActor
  private func sample(
    _ caption: String, @BlockBuilder content: () -> [any Block]
  ) -> Sample {
    Sample(caption, height: 80) { stage in
      Mondrian.buildSubviews(on: stage) { ZStackBlock(content: content) }
    }
  }
}
