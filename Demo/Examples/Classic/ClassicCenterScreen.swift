import DeStijl

struct ClassicCenterScreen: FigureScreen {
  let name = "classic-center"
  let title = "Classic: center"
  let summary = "Views in the middle of another, or beside it."

  var figures: [Figure] { [middle, below] }

  private var middle: Figure {
    Figure(
      "In the middle", height: 100,
      blocks: { stage in
        Mondrian.buildSubviews(on: stage) { ZStackBlock { UIView.square(.mondrianRed, 40) } }
      },
      chain: { stage in
        let box = UIView.square(.mondrianRed, 40)
        stage.addSubview(box)
        box.mondrian.layout.center(.toSuperview).activate()
      },
      content: { stage in
        stage.layoutContent { $0.put(UIView.square(.mondrianRed, 40)).center(.equal, to: .parent) }
      },
      anchors: { stage in
        stage.add { UIView.square(.mondrianRed, 40).centerAnchor(0) }
      })
  }

  private var below: Figure {
    Figure(
      "A label below a box, on its axis", height: 120,
      chain: { stage in
        let box = UIView.square(.mondrianBlue, 40)
        let label = UILabel.text("Below", .footnote)
        stage.addSubview(box)
        stage.addSubview(label)
        Mondrian.layout {
          box.mondrian.layout.top(.toSuperview, 20).centerX(.toSuperview, -40)
          label.mondrian.layout.top(.to(box).bottom, 8).centerX(.to(box))
        }
      },
      content: { stage in
        let box = UIView.square(.mondrianBlue, 40)
        stage.layoutContent { content in
          content.put(box).top(.equalTo(20), to: .parent).centerX(.equalTo(-40), to: .parent)
          content.put(UILabel.text("Below", .footnote))
            .at(.bottomOfAndParallelWith(box), .equalTo(8))
        }
      },
      anchors: { stage in
        let box = UIView.square(.mondrianBlue, 40)
        stage.add {
          box.topAnchor(20).centerXAnchor(-40)
          UILabel.text("Below", .footnote)
            .topAnchor(8.from(box.bottomAnchor)).centerXAnchor(box)
        }
      })
  }
}
