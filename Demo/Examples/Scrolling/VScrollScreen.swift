import DeStijl

struct VScrollScreen: Screen {
  let name = "vscroll"
  let title = "VScrollBlock"
  let summary = "An article that scrolls if it has to; otherwise its buttons stay at the bottom."

  private static let text = """
    De Stijl was founded in Leiden in 1917. Its painters and architects left out whatever was not \
    essential: what remained were straight lines, right angles, three colors and the space between.
    """

  var body: ScreenBody {
    let view = UIView()
    view.backgroundColor = .paper
    Mondrian.buildSubviews(on: view) {
      VScrollBlock(spacing: 12, alignment: .fill, fillsFrame: true) {
        UILabel.text("De Stijl", .largeTitle)
        UIView.mock(backgroundColor: .mondrianBlue).aspectRatio(2)
        UILabel.text(Self.text)
        StackingSpacer(minLength: 12)
        PaddedButton("Read on", fill: .mondrianRed, ink: .white)
        PaddedButton("Later", fill: .faintBackground, ink: .ink)
      }
      .padding(20)
      .container(respectingSafeAreaEdges: .all)
    }
    return .view(view)
  }
}
