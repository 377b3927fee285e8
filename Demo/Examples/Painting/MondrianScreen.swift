import DeStijl

struct MondrianScreen: Screen {
  let name = "mondrian"
  let title = "Mondrian"
  let summary = "Twelve nested stacks make a painting that grows with its frame."

  var body: ScreenBody { .view(PaintingView(side: 28)) }
}
