import DeStijl

struct VStackSpacersScreen: Screen {
  let name = "vstack-spacers"
  let title = "VStackBlock: spacers"
  let summary = "Spacers push blocks apart, and share the remaining space."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("A spacer between; one block fills", height: 120) { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(alignment: .leading) {
                UIView.square(.mondrianRed)
                UIView.square(.mondrianYellow).viewBlock.alignSelf(.fill)
                StackingSpacer(minLength: 8)
                UIView.square(.mondrianBlue)
              }
            }
          },
          Sample("Spacers on both sides", height: 120) { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(spacing: 4) {
                StackingSpacer(minLength: 0)
                UIView.square(.mondrianRed)
                UIView.square(.mondrianBlue)
                StackingSpacer(minLength: 0)
              }
            }
          },
          Sample("Spacing, and a fixed spacer after the second") { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(spacing: 4) {
                UIView.square(.mondrianRed)
                UIView.square(.mondrianYellow)
                StackingSpacer(minLength: 20, expands: false)
                UIView.square(.mondrianBlue)
              }
            }
          },
        ]))
  }
}
