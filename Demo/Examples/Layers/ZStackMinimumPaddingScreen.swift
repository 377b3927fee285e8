import DeStijl

struct ZStackMinimumPaddingScreen: Screen {
  let name = "zstack-minimum-padding"
  let title = "ZStackBlock: minimum padding"
  let summary = "A centered label that wraps before it comes closer than 20 points to an edge."

  var body: ScreenBody {
    let long = "Neo-plasticism: straight lines, right angles, primary colors, and nothing else."
    return .view(
      SamplePage(
        title,
        [
          sample("Room enough", "De Stijl"), sample("Longer than a line", long),
          Sample("The same, spelled with a nested stack", height: 110) { stage in
            Mondrian.buildSubviews(on: stage) {
              ZStackBlock {
                ZStackBlock { label(long) }.padding(20)
              }
            }
          },
        ]))
  }

  @MainActor
  private func sample(_ caption: String, _ text: String) -> Sample {
    Sample(caption, height: 110) { stage in
      Mondrian.buildSubviews(on: stage) {
        ZStackBlock { label(text).viewBlock.relative(.all, .min(20)) }
      }
    }
  }

  @MainActor
  private func label(_ text: String) -> UIView {
    let label = UILabel.text(text, color: .white)
    label.backgroundColor = .mondrianRed
    return label
  }
}
