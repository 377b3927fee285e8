import DeStijl

struct ClassicCenterScreen: Screen {
  let name = "classic-center"
  let title = "Classic: centre"
  let summary = "Views in the middle of another, or beside it."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("In the middle", height: 100) { stage in
            let box = UIView.square(.mondrianRed, 40)
            stage.addSubview(box)
            box.mondrian.layout.center(.toSuperview).activate()
          },
          Sample("A label below a box, on its axis", height: 120) { stage in
            let box = UIView.square(.mondrianBlue, 40)
            let label = UILabel.text("Below", .footnote)
            stage.addSubview(box)
            stage.addSubview(label)
            Mondrian.layout {
              box.mondrian.layout.top(.toSuperview, 20).centerX(.toSuperview, -40)
              label.mondrian.layout.top(.to(box).bottom, 8).centerX(.to(box))
            }
          },
        ]))
  }
}
