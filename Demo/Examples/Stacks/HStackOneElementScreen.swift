import DeStijl

struct HStackOneElementScreen: Screen {
  let name = "hstack-one-element"
  let title = "HStackBlock: one element"
  let summary = "A row of one square, and a row of one spacer, in a column of each alignment."

  private static let alignments: [(String, VStackBlock.XAxisAlignment)] = [
    ("leading", .leading), ("center", .center), ("trailing", .trailing),
  ]

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        Self.alignments.map { name, alignment in
          sample("A square, \(name)", alignment) { UIView.square(.mondrianRed) }
        }
          + Self.alignments.map { name, alignment in
            sample("A spacer above a square, \(name)", alignment) {
              StackingSpacer(minLength: 10)
            }
          }))
  }

  @MainActor
  private func sample(
    _ caption: String, _ alignment: VStackBlock.XAxisAlignment,
    @BlockBuilder content: @escaping () -> [any Block]
  ) -> Sample {
    Sample(caption) { stage in
      Mondrian.buildSubviews(on: stage) {
        VStackBlock(alignment: alignment) {
          HStackBlock(content: content)
          UIView.square(.mondrianBlue, 10)
        }
      }
    }
  }
}
