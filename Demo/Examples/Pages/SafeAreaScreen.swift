import DeStijl

struct SafeAreaScreen: Screen {
  let name = "safe-area"
  let title = "Safe area"
  let summary = "A column between the top and the bottom of the safe area, over a full background."

  var body: ScreenBody {
    let view = UIView()
    view.backgroundColor = .mondrianYellow
    Mondrian.buildSubviews(on: view) {
      LayoutContainer(attachedSafeAreaEdges: .vertical) {
        VStackBlock(alignment: .fill) {
          band("The top of the safe area", .mondrianRed)
          StackingSpacer(minLength: 0)
          band("The bottom of the safe area", .mondrianBlue)
        }
      }
    }
    return .view(view)
  }

  @MainActor
  private func band(_ text: String, _ color: UIColor) -> some Block {
    ZStackBlock {
      UILabel.mockMultiline(text: text, textColor: .white).viewBlock.relative(.all, .min(16))
    }
    .background(UIView.mock(backgroundColor: color))
    .height(80)
  }
}
