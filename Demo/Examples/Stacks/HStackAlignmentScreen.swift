import DeStijl

struct HStackAlignmentScreen: Screen {
  let name = "hstack-alignment"
  let title = "HStackBlock: alignment"
  let summary = "Three cards side by side: centered, at the top, at the bottom and filling."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          sample("center, the default", .center), sample("top", .top),
          sample("bottom", .bottom), sample("fill", .fill),
        ]))
  }

  @MainActor
  private func sample(_ caption: String, _ alignment: HStackBlock.YAxisAlignment) -> Sample {
    Sample(caption, isWide: false, height: 84) { stage in
      Mondrian.buildSubviews(on: stage) {
        HStackBlock(spacing: 4, alignment: alignment) {
          card("Hello", .mondrianYellow)
          card("Mon-\ndrian", .mondrianRed)
          // At the largest text size, there is no room for all three: the last one wraps.
          card("Layout!", .mondrianBlue)
            .compressionResistancePriority(.horizontal, .defaultHigh - 1)
        }
      }
    }
  }
}
