import DeStijl

struct ExpandingLayersScreen: Screen {
  let name = "safe-area-layers"
  let title = "Safe area: layers"
  let summary = "A ground over the whole screen, and layers that fill the safe area on it."

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
