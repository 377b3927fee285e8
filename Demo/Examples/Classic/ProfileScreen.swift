import DeStijl

struct ProfileScreen: Screen {
  let name = "classic-profile"
  let title = "Classic: a profile"
  let summary = "A picture and a name, held at anchors, in a row of 100 points."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("Anchors") { stage in
            let picture = UIView.square(.mondrianRed, 60).rounded(30)
            let name = UILabel.text("Piet Mondrian", .headline)
            stage.heightAnchor(100).build()
            stage.add {
              picture.widthAnchor(60).heightAnchor(60).leadingAnchor(20).centerYAnchor(0)
              name.leadingAnchor(20.from(picture.trailingAnchor)).trailingAnchor(20)
                .centerYAnchor(0)
            }
          }
        ]))
  }
}
