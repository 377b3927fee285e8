import DeStijl

struct CustomSafeAreaScreen: Screen {
  let name = "safe-area-custom"
  let title = "Safe area: custom edges"
  let summary = "Two layouts on one view: the strip above the safe area, and the area below it."

  var body: ScreenBody {
    let view = UIView()
    view.backgroundColor = .paper
    Mondrian.buildSubviews(on: view) {
      LayoutContainer(top: .view(.top), bottom: .safeArea(.top)) {
        UIView.mock(backgroundColor: .mondrianRed)
      }
    }
    Mondrian.buildSubviews(on: view) {
      LayoutContainer(top: .safeArea(.top), bottom: .view(.bottom)) {
        VStackBlock(alignment: .fill) {
          UIView.mock(backgroundColor: .mondrianBlue).height(80)
          StackingSpacer(minLength: 0)
        }
      }
    }
    return .view(view)
  }
}
