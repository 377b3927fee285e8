import DeStijl

struct HScrollScreen: Screen {
  let name = "hscroll"
  let title = "HScrollBlock"
  let summary = "Rows that extend beyond the edge, from the side where reading begins."

  private static let painters = [
    "Piet Mondrian", "Theo van Doesburg", "Bart van der Leck", "Vilmos Huszár",
    "Georges Vantongerloo",
  ]

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("Chips, as high as they are") { stage in
            Mondrian.buildSubviews(on: stage) {
              HScrollBlock(spacing: 8) {
                for painter in Self.painters { card(painter, .mondrianBlue) }
              }
              .height(60)
            }
          },
          Sample("Pictures, each 140 wide") { stage in
            Mondrian.buildSubviews(on: stage) {
              HScrollBlock(spacing: 4, alignment: .fill) {
                for color in [UIColor.mondrianRed, .mondrianYellow, .mondrianBlue] {
                  UIView.square(color, 140)
                }
              }
              .height(100)
            }
          },
          Sample("Too short to scroll: it fills the row") { stage in
            Mondrian.buildSubviews(on: stage) {
              HScrollBlock(alignment: .fill, fillsFrame: true) {
                UIView.square(.mondrianRed, 40)
                StackingSpacer(minLength: 4)
                UIView.square(.mondrianBlue, 40)
              }
              .height(40)
            }
          },
        ]))
  }
}
