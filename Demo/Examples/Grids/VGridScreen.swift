import DeStijl

struct VGridScreen: Screen {
  let name = "vgrid"
  let title = "VGridBlock"
  let summary = "Columns that share the width or have their own, and cells that span several."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("Grid: two columns, 100 wide", isWide: false) { stage in
            Mondrian.buildSubviews(on: stage) {
              VGridBlock(columns: [.init(), .init()], rowSpacing: 4, columnSpacing: 16) {
                for index in 0..<10 { UIView.square(Self.color(index), 20) }
              }
              .width(100)
            }
          },
          Sample("A fixed column of 40 beside two that share the rest") { stage in
            Mondrian.buildSubviews(on: stage) {
              VGridBlock(
                columns: [.init(.fixed(40)), .init(), .init()], rowSpacing: 4, columnSpacing: 4
              ) {
                for index in 0..<6 { UIView.square(Self.color(index), 24) }
              }
            }
          },
          Sample("A headline over three columns, a pair below") { stage in
            Mondrian.buildSubviews(on: stage) {
              VGridBlock(
                columns: [.init(), .init(), .init()], rowSpacing: 4, columnSpacing: 4
              ) {
                UIView.square(.mondrianBlue, 24).span(3)
                UIView.square(.mondrianRed, 24).span(2)
                UIView.square(.mondrianYellow, 24)
              }
            }
          },
        ]))
  }

  @MainActor
  private static func color(_ index: Int) -> UIColor {
    [.mondrianRed, .mondrianYellow, .mondrianBlue][index % 3]
  }
}
