import DeStijl

struct StyledStacksScreen: Screen {
  let name = "styles-stacks"
  let title = "Styles: nested stacks"
  let summary = "Labels, a button and two stacks, each a list of attributes."
  let extent = ScreenExtent.width(320)

  var body: ScreenBody {
    let foo: UILabel = [
      .text("Foo"), .textColor(.mondrianBlue), .color(.mondrianRed), .textAlignment(.center),
    ]
    let bar: UILabel = [
      .text("Bar"), .textColor(.mondrianRed), .color(.mondrianYellow), .textAlignment(.center),
    ]
    let labels: UIStackView = [.views([foo, bar]), .distribution(.fillEqually)]
    let button: UIButton = [.text("Baz"), .color(.mondrianBlue), .textColor(.white)]
    let stack: UIStackView = [
      .views([labels, button]), .axis(.vertical), .distribution(.fillEqually),
    ]
    return .view(StyledPage(stack))
  }
}

/// A view with space around it.
final class StyledPage: UIView {
  init(_ content: UIView) {
    super.init(frame: .zero)
    backgroundColor(.systemBackground)
    Mondrian.buildSubviews(on: self) {
      VStackBlock(alignment: .fill) { content }.padding(16)
    }
  }

  required init?(coder: NSCoder) { nil }
}
