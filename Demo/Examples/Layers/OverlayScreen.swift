import DeStijl

struct OverlayScreen: Screen {
  let name = "overlay"
  let title = "Overlay"
  let summary = "Views on top of a block: badges, frames, and overlays on overlays."

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
          Sample("Over a column with a row in it", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(spacing: 4) {
                card("Top", .mondrianRed)
                HStackBlock(spacing: 4) {
                  card("Left", .mondrianBlue)
                  card("Right", .mondrianBlue)
                }
              }
              .padding(8)
              .overlay(veil)
            }
          },
          Sample("Overlays one after another", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              UIView.square(.mondrianBlue, 80)
                .overlay(UIView.square(.mondrianYellow, 30).relative([.top, .leading], 6))
                .overlay(UIView.square(.mondrianRed, 30).relative([.bottom, .trailing], 6))
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
