import DeStijl

struct ZStackLayersScreen: Screen {
  let name = "zstack-layers"
  let title = "ZStackBlock: layers"
  let summary = "Views that expand in a stack of layers, badges, and stacks in stacks."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("A view without a size expands", height: 60) { stage in
            Mondrian.buildSubviews(on: stage) {
              ZStackBlock { UIView.mock(backgroundColor: .mondrianYellow) }
            }
          },
          Sample("relative(0) expands one that has a size", height: 60) { stage in
            Mondrian.buildSubviews(on: stage) {
              ZStackBlock { UIView.square(.mondrianBlue, 20).relative(0) }
            }
          },
          Sample("A badge, 10 from the top and the trailing edge", height: 60) { stage in
            Mondrian.buildSubviews(on: stage) {
              ZStackBlock {
                UIView.mock(backgroundColor: .mondrianYellow)
                badge.relative([.top, .trailing], 10)
              }
            }
          },
          Sample("Badges in a column", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              VStackBlock(spacing: 4, alignment: .fill) {
                for text in ["One", "Two, and more"] {
                  ZStackBlock {
                    card(text, .mondrianBlue, padding: 20)
                    badge.relative([.top, .trailing], 4)
                  }
                }
              }
            }
          },
          Sample("Four stacks, each 10 inside the one around it", height: 120) { stage in
            Mondrian.buildSubviews(on: stage) { nested([.mondrianRed, .mondrianYellow]) }
          },
        ]))
  }

  @MainActor
  private var badge: UIView { UIView.square(.mondrianRed, 12).rounded(6) }

  @MainActor
  private func nested(_ colors: [UIColor]) -> some Block {
    ZStackBlock {
      UIView.mock(backgroundColor: colors[0])
      ZStackBlock {
        UIView.mock(backgroundColor: colors[1])
        ZStackBlock {
          UIView.mock(backgroundColor: colors[0])
          ZStackBlock { UIView.mock(backgroundColor: colors[1]) }.relative(10)
        }
        .relative(10)
      }
      .relative(10)
    }
  }
}
