import DeStijl

struct BackgroundScreen: Screen {
  let name = "background"
  let title = "Background"
  let summary = "A background is as large as its block, and never changes the block's size."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("Behind a padded column", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(spacing: 4) {
                UILabel.mockMultiline(text: "Hello", textColor: .black)
                UILabel.mockMultiline(text: "Background", textColor: .black)
              }
              .padding(12)
              .background(UIView.mock(backgroundColor: .mondrianYellow))
            }
          },
          Sample("One in another", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(spacing: 8, alignment: .fill) {
                card("Inner", .mondrianRed)
                HStackBlock(spacing: 8) {
                  card("Left", .mondrianBlue)
                  card("Right", .mondrianBlue)
                }
              }
              .padding(12)
              .background(UIView.mock(backgroundColor: .mondrianYellow))
            }
          },
          Sample("A background that would like to be 200 by 200", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              UILabel.mockMultiline(text: "As large as I need", textColor: .white)
                .viewBlock
                .padding(8)
                .background(UIView.square(.mondrianBlue, 200))
            }
          },
        ]))
  }
}
