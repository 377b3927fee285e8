import DeStijl

struct StyledLabelsScreen: Screen {
  let name = "styles-labels"
  let title = "Styles: labels"
  let summary = "Three labels that share a style; two add attributes of their own."
  let extent = ScreenExtent.width(320)

  var body: ScreenBody {
    let style: ViewStyle = [
      .textColor(.mondrianRed), .textAlignment(.center), .font(.boldSystemFont(ofSize: 30)),
    ]
    let foo: UILabel = style <<- .text("Foo")
    let bar: UILabel =
      style <<- [
        .text("Bar"), .textColor(.mondrianBlue), .color(.mondrianYellow),
      ]
    let baz: UILabel =
      style <<- [
        .text("Baz"), .textAlignment(.left), .font(.boldSystemFont(ofSize: 45)),
      ]
    let stack: UIStackView = [.views([foo, bar, baz]), .axis(.vertical)]
    return .view(StyledPage(stack))
  }
}
