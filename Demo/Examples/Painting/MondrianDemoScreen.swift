import DeStijl

struct MondrianDemoScreen: Screen {
  let name = "mondrian-demo"
  let title = "Mondrian, small"
  let summary = "The same painting from smaller squares, in a frame of 200 by 200 points."
  let extent = ScreenExtent.fixed(width: 200, height: 200)

  var body: ScreenBody { .view(PaintingView(side: 20)) }
}
