import DeStijl

struct ClassicLabelsScreen: FigureScreen {
  let name = "classic-labels"
  let title = "Classic: labels to labels"
  let summary = "Each label begins where another one ends, on either axis."

  var figures: [Figure] {
    [
      Figure(
        "Below, and beside",
        blocks: { stage in
          let labels = PaintingLabels()
          Mondrian.buildSubviews(on: stage) {
            VStackBlock(spacing: 4, alignment: .fill) {
              labels.title
              HStackBlock(spacing: 8, alignment: .top) {
                labels.year
                labels.place
              }
            }
            .padding(8)
          }
        },
        chain: { stage in
          let labels = PaintingLabels()
          for label in labels.all { stage.addSubview(label) }
          Mondrian.layout {
            labels.title.mondrian.layout.top(.toSuperview, 8).horizontal(.toSuperview, 8)
            labels.year.mondrian.layout.top(.to(labels.title).bottom, 4).leading(.to(labels.title))
            labels.place.mondrian.layout
              .top(.to(labels.year))
              .leading(.to(labels.year).trailing, 8)
              .trailing(.to(labels.title))
              .bottom(.toSuperview, 8)
          }
        },
        content: { stage in
          let labels = PaintingLabels()
          stage.layoutContent(defaultPriority: .fixed(.required)) { content in
            content.put(labels.title).at(.fullTop, .equalTo(8), to: .parent)
            content.put(labels.year)
              .top(.equalTo(4), to: labels.title.bottomAnchor)
              .leading(.equal, to: labels.title)
            content.put(labels.place)
              .top(.equal, to: .previous)
              .leading(.equalTo(8), to: Anchor(of: .previous).trailingAnchor)
              .trailing(.equal, to: labels.title)
              .bottom(.equalTo(8), to: .parent)
          }
        },
        anchors: { stage in
          let labels = PaintingLabels()
          stage.add {
            labels.title.topAnchor(8).horizontalAnchor(8)
            labels.year.topAnchor(4.from(labels.title.bottomAnchor)).leadingAnchor(labels.title)
            labels.place.topAnchor(labels.year).trailingAnchor(labels.title).bottomAnchor(8)
              .leadingAnchor(8.from(labels.year.trailingAnchor))
          }
        })
    ]
  }
}

/// The labels of the page.
@MainActor
private struct PaintingLabels {
  let title = UILabel.text("Broadway Boogie Woogie", .headline)
  let year = UILabel.text("1943", .footnote, color: .fadedInk)
  let place = UILabel.text("New York", .footnote, color: .fadedInk)

  var all: [UILabel] { [title, year, place] }

  init() {
    year.numberOfLines = 1
    year.setContentHuggingPriority(.required, for: .horizontal)
  }
}
