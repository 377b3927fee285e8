import DeStijl

struct ExpandingLayersScreen: Screen {
  let name = "safe-area-layers"
  let title = "Safe area: layers"
  let summary = "A background over the whole screen, and layers on it that fill the safe area."

  var body: ScreenBody {
    let view = UIView()
    Mondrian.buildSubviews(on: view) {
      UIView.mock(backgroundColor: .mondrianBlue)
      LayoutContainer(attachedSafeAreaEdges: .all) {
        ZStackBlock {
          UIView.mock(backgroundColor: .mondrianYellow)
          UILabel.mockMultiline(text: "Inside", textColor: .black).relative(.all, .min(16))
        }
      }
    }
    return .view(view)
  }
}
