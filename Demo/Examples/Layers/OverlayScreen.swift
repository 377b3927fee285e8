import DeStijl

struct OverlayScreen: Screen {
  let name = "overlay"
  let title = "Overlay"
  let summary = "What lies on top of a block: badges, frames, and overlays on overlays."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("Three levels, each 10 points further in", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              UIView.square(.mondrianRed, 100).viewBlock
                .overlay(
                  UIView.mock(backgroundColor: .mondrianYellow).viewBlock.padding(10)
                    .overlay(
                      UIView.mock(backgroundColor: .mondrianBlue).viewBlock.padding(20)
                    )
                )
            }
          },
          Sample("A badge in the corner", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              card("Messages", .mondrianBlue)
                .overlay(
                  UIView.square(.mondrianRed, 14).rounded(7)
                    .viewBlock.relative([.top, .trailing], -5)
                )
            }
          },
          Sample("A veil over a padded column", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(spacing: 4) {
                UILabel.mockMultiline(text: "Hello", textColor: .ink)
                UILabel.mockMultiline(text: "Overlay", textColor: .ink)
              }
              .padding(12)
              .overlay(veil)
            }
          },
        ]))
  }

  @MainActor
  private var veil: UIView {
    let veil = UIView.mock(backgroundColor: .mondrianYellow)
    veil.alpha = 0.4
    return veil
  }
}
