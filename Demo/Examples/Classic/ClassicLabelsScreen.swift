import DeStijl

struct ClassicLabelsScreen: Screen {
  let name = "classic-labels"
  let title = "Classic: labels to labels"
  let summary = "Each label begins where another one ends, on either axis."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("Below, and beside") { stage in
            let title = UILabel.text("Broadway Boogie Woogie", .headline)
            let year = UILabel.text("1943", .footnote, color: .fadedInk)
            let place = UILabel.text("New York", .footnote, color: .fadedInk)
            for label in [title, year, place] { stage.addSubview(label) }
            year.numberOfLines = 1
            year.setContentHuggingPriority(.required, for: .horizontal)
            Mondrian.layout {
              title.mondrian.layout.top(.toSuperview, 8).horizontal(.toSuperview, 8)
              year.mondrian.layout.top(.to(title).bottom, 4).leading(.to(title))
              place.mondrian.layout
                .top(.to(year))
                .leading(.to(year).trailing, 8)
                .trailing(.to(title))
                .bottom(.toSuperview, 8)
            }
          }
        ]))
  }
}
