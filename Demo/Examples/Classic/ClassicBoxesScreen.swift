import DeStijl

struct ClassicBoxesScreen: Screen {
  let name = "classic-boxes"
  let title = "Classic: boxes"
  let summary = "Constraints between single views, made together by Mondrian.layout."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("Each box begins where the one before ends", height: 120) { stage in
            let first = UIView.mock(backgroundColor: .mondrianRed)
            let second = UIView.mock(backgroundColor: .mondrianYellow)
            let third = UIView.mock(backgroundColor: .mondrianBlue)
            for box in [first, second, third] { stage.addSubview(box) }
            Mondrian.layout {
              first.mondrian.layout
                .top(.toSuperview)
                .leading(.toSuperview)
                .trailing(.to(second).leading, 4)
                .bottom(.toSuperview)
              second.mondrian.layout
                .top(.toSuperview, 10)
                .trailing(.toSuperview)
                .width(.to(first).width)
                .bottom(.to(third).top, 4)
              third.mondrian.layout
                .leading(.to(second).leading)
                .trailing(.toSuperview)
                .bottom(.toSuperview)
                .height(.to(second).height, multiplier: 0.5)
            }
          },
          Sample("At least 20 from the top, half as high as the frame", height: 100) {
            stage in
            let box = UIView.mock(backgroundColor: .mondrianBlue)
            stage.addSubview(box)
            box.mondrian.layout
              .top(.toSuperview, .min(20))
              .horizontal(.toSuperview, 20)
              .bottom(.toSuperview)
              .height(.toSuperview, multiplier: 0.5)
              .activate()
          },
        ]))
  }
}
