import DeStijl

struct SizingScreen: Screen {
  let name = "sizing"
  let title = "Sizes"
  let summary = "Exact, minimum and maximum lengths, and a ratio between them."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("A row 50 high: columns of 20 and 40, and at most 30") { stage in
            Mondrian.buildSubviews(on: stage) {
              HStackBlock(spacing: 4) {
                VStackBlock { UIView.mock(backgroundColor: .mondrianRed) }
                  .width(20)
                  .alignSelf(.fill)
                VStackBlock { UIView.mock(backgroundColor: .mondrianYellow) }
                  .width(40)
                  .alignSelf(.fill)
                UIView.square(.mondrianBlue, 60).viewBlock.width(.max(30))
                StackingSpacer(minLength: 0)
              }
              .height(50)
            }
          },
          Sample("A ratio of 16 to 9", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(alignment: .fill) {
                UIView.mock(backgroundColor: .mondrianBlue).viewBlock
                  .width(200)
                  .aspectRatio(CGSize(width: 16, height: 9))
              }
            }
          },
          Sample("At least 120 wide, however short the text", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              HStackBlock {
                UILabel.text("OK").viewBlock.width(.min(120)).padding(8)
                  .background(UIView.mock(backgroundColor: .mondrianYellow))
              }
            }
          },
        ]))
  }
}
