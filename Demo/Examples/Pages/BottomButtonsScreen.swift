import DeStijl

struct BottomButtonsScreen: Screen {
  let name = "bottom-buttons"
  let title = "Bottom buttons"
  let summary = "A bar whose background reaches the edge of the screen, and whose buttons don't."

  var body: ScreenBody {
    let view = UIView()
    view.backgroundColor = .paper
    let bar = UIView.mock(backgroundColor: .layeringColor)
    let cancel = PaddedButton("Cancel", fill: .faintBackground, ink: .ink)
    let done = PaddedButton("Done", fill: .mondrianBlue, ink: .white)
    Mondrian.buildSubviews(on: view) {
      ZStackBlock {
        bar.viewBlock.relative([.horizontal, .bottom], 0)
      }
      LayoutContainer(attachedSafeAreaEdges: .all) {
        VStackBlock(alignment: .fill) {
          UILabel.text("Everything above the bar is yours.", .title2)
            .viewBlock
            .padding(20)
          StackingSpacer(minLength: 0)
          HStackBlock(spacing: 12, alignment: .fill) {
            cancel
            done
          }
          .padding(16)
        }
      }
    }
    Mondrian.layout {
      cancel.mondrian.layout.width(.to(done).width)
      bar.mondrian.layout.top(.to(cancel).top, -16)
    }
    return .view(view)
  }
}
