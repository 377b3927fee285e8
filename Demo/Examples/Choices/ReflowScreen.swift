import DeStijl

struct ReflowScreen: Screen {
  let name = "reflow"
  let title = "Reflow"
  let summary = "Rows that become columns at large text sizes, or where they do not fit."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("A column from the first accessibility size on") { stage in
            Mondrian.buildSubviews(on: stage) {
              HStackBlock(spacing: 8) {
                UIView.mock(backgroundColor: .mondrianRed).size(44)
                UILabel.text("Composition with large red plane")
              }
              .reflow()
            }
          },
          sample("The first that fits: short words", "No", "Yes"),
          sample("The first that fits: long words", "Not before tomorrow", "Without any delay"),
        ]))
  }

  @MainActor
  private func sample(_ caption: String, _ first: String, _ second: String) -> Sample {
    Sample(caption) { stage in
      let cards = [card(first, .mondrianBlue), card(second, .mondrianRed)]
      Mondrian.buildSubviews(on: stage) {
        FirstThatFits {
          HStackBlock(spacing: 8) {
            cards
            StackingSpacer(minLength: 0)
          }
          VStackBlock(spacing: 8, alignment: .leading) { cards }
        }
      }
    }
  }
}
