import DeStijl

struct ClassicEdgesScreen: Screen {
  let name = "classic-edges"
  let title = "Classic: edges"
  let summary = "A view inside another: a distance from every edge moves it inwards."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("8 points inside every edge", height: 100) { stage in
            let box = UIView.mock(backgroundColor: .mondrianYellow)
            stage.addSubview(box)
            box.mondrian.layout.edges(.toSuperview, 8).activate()
          },
          Sample("At least 24 points, of its own size", height: 100) { stage in
            let box = UIView.square(.mondrianRed, 40)
            stage.addSubview(box)
            box.mondrian.layout.edges(.toSuperview, .min(24)).center(.toSuperview).activate()
          },
          Sample("Inside a layout guide at the trailing edge", height: 100) { stage in
            let box = UIView.mock(backgroundColor: .mondrianBlue)
            let guide = UILayoutGuide()
            stage.addSubview(box)
            stage.addLayoutGuide(guide)
            Mondrian.layout {
              guide.mondrian.layout.vertical(.to(stage)).trailing(.to(stage)).width(80)
              box.mondrian.layout.edges(.to(guide), 8)
            }
          },
        ]))
  }
}
