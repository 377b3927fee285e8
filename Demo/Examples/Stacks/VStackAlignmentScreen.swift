import DeStijl

struct VStackAlignmentScreen: Screen {
  let name = "vstack-alignment"
  let title = "VStackBlock: alignment"
  let summary = "Three cards in a column: centered, leading, trailing and filling."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          sample("center, the default", .center), sample("leading", .leading),
          sample("trailing", .trailing), sample("fill", .fill),
        ]))
  }

  @MainActor
  private func sample(_ caption: String, _ alignment: VStackBlock.XAxisAlignment) -> Sample {
    Sample(caption) { stage in
      Mondrian.buildSubviews(on: stage) {
        VStackBlock(spacing: 4, alignment: alignment) {
          card("Hello", .mondrianYellow, padding: 2)
          card("Mondrian", .mondrianRed, padding: 2)
          card("Layout!", .mondrianBlue, padding: 2)
        }
      }
    }
  }
}
