import DeStijl

struct ClassicBoxesScreen: FigureScreen {
  let name = "classic-boxes"
  let title = "Classic: boxes"
  let summary = "Constraints between single views, in each dialect that can express them."

  var figures: [Figure] { [neighbours, half] }

  private var neighbours: Figure {
    Figure(
      "Each box begins where the one before ends", height: 120,
      chain: { stage in
        let boxes = Boxes()
        for box in boxes.all { stage.addSubview(box) }
        Mondrian.layout {
          boxes.first.mondrian.layout
            .top(.toSuperview)
            .leading(.toSuperview)
            .trailing(.to(boxes.second).leading, 4)
            .bottom(.toSuperview)
          boxes.second.mondrian.layout
            .top(.toSuperview, 10)
            .trailing(.toSuperview)
            .width(.to(boxes.first).width)
            .bottom(.to(boxes.third).top, 4)
          boxes.third.mondrian.layout
            .leading(.to(boxes.second).leading)
            .trailing(.toSuperview)
            .bottom(.toSuperview)
            .height(.to(boxes.second).height, multiplier: 0.5)
        }
      },
      content: { stage in
        let boxes = Boxes()
        stage.layoutContent { content in
          content.put(boxes.first)
            .vertical(.equal, to: .parent)
            .leading(.equal, to: .parent)
            .trailing(.equalTo(4), to: boxes.second.leadingAnchor)
          content.put(boxes.second)
            .top(.equalTo(10), to: .parent)
            .trailing(.equal, to: .parent)
            .width(.equalTo(boxes.first.widthAnchor))
            .bottom(.equalTo(4), to: boxes.third.topAnchor)
          content.put(boxes.third)
            .leading(.equal, to: .previous)
            .trailing(.equal, to: .parent)
            .bottom(.equal, to: .parent)
            .height(.equalTo(boxes.second.heightAnchor), multiplyBy: 0.5)
        }
      },
      anchors: { stage in
        let boxes = Boxes()
        stage.add {
          boxes.first.verticalAnchor(0).leadingAnchor(0)
            .trailingAnchor(4.from(boxes.second.leadingAnchor))
          boxes.second.topAnchor(10).trailingAnchor(0).widthAnchor(boxes.first)
            .bottomAnchor(4.from(boxes.third.topAnchor))
          boxes.third.leadingAnchor(boxes.second).trailingAnchor(0).bottomAnchor(0)
            .heightAnchor(boxes.second.heightAnchor.multiplied(by: 0.5))
        }
      })
  }

  private var half: Figure {
    Figure(
      "At least 20 from the top, half as high as the frame", height: 100,
      chain: { stage in
        let box = UIView.mock(backgroundColor: .mondrianBlue)
        stage.addSubview(box)
        box.mondrian.layout
          .top(.toSuperview, .min(20))
          .horizontal(.toSuperview, 20)
          .bottom(.toSuperview)
          .height(.toSuperview, multiplier: 0.5)
          .activate()
      },
      content: { stage in
        stage.layoutContent { content in
          content.put(UIView.mock(backgroundColor: .mondrianBlue))
            .top(.atLeast(20), to: .parent)
            .horizontal(.equalTo(20), to: .parent)
            .bottom(.equal, to: .parent)
            .height(.equalTo(.parent), multiplyBy: 0.5)
        }
      },
      anchors: { stage in
        stage.add {
          UIView.mock(backgroundColor: .mondrianBlue)
            .topAnchor(20.orGreater).horizontalAnchor(20).bottomAnchor(0)
            .heightAnchor(stage.heightAnchor.multiplied(by: 0.5))
        }
      })
  }
}

/// The boxes of the page.
@MainActor
private struct Boxes {
  let first = UIView.mock(backgroundColor: .mondrianRed)
  let second = UIView.mock(backgroundColor: .mondrianYellow)
  let third = UIView.mock(backgroundColor: .mondrianBlue)

  var all: [UIView] { [first, second, third] }
}
