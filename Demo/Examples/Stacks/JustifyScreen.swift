import DeStijl

struct JustifyScreen: Screen {
  let name = "hstack-justify"
  let title = "HStackBlock: justify"
  let summary = "A row in a column keeps its length; the column's alignment says where it stands."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          sample("leading", .leading), sample("center", .center), sample("trailing", .trailing),
        ]))
  }

  @MainActor
  private func sample(_ caption: String, _ alignment: VStackBlock.XAxisAlignment) -> Sample {
    Sample(caption) { stage in
      Mondrian.buildSubviews(on: stage) {
        VStackBlock(alignment: alignment) {
          HStackBlock(spacing: 4) {
            UIView.square(.mondrianRed)
            UIView.square(.mondrianYellow)
            UIView.square(.mondrianBlue)
          }
        }
      }
    }
  }
}
