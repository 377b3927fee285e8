import DeStijl

struct VStackGuidesScreen: Screen {
  let name = "vstack-guides"
  let title = "VStackBlock: layout guides"
  let summary = "Your own guides between boxes, with lengths from your own constraints."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("The gap below is twice the gap above", height: 180) { stage in
            let (above, below) = (UILayoutGuide(), UILayoutGuide())
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(alignment: .fill) {
                UIView.square(.mondrianRed)
                above
                UIView.square(.mondrianYellow)
                below
                UIView.square(.mondrianBlue)
              }
            }
            Mondrian.layout {
              below.mondrian.layout.height(.to(above), multiplier: 2)
            }
          },
          Sample("A guide with a height") { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock {
                UIView.square(.mondrianRed)
                UILayoutGuide().layoutGuideBlock.height(30)
                UIView.square(.mondrianBlue)
              }
            }
          },
        ]))
  }
}
