import DeStijl

struct ClassicEdgesScreen: FigureScreen {
  let name = "classic-edges"
  let title = "Classic: edges"
  let summary = "A view inside another: a distance from every edge moves it inwards."

  var figures: [Figure] { [inside, floating, inGuide] }

  private var inside: Figure {
    Figure(
      "8 points inside every edge", height: 100,
      blocks: { stage in
        Mondrian.buildSubviews(on: stage) {
          UIView.mock(backgroundColor: .mondrianYellow).padding(8)
        }
      },
      chain: { stage in
        let box = UIView.mock(backgroundColor: .mondrianYellow)
        stage.addSubview(box)
        box.mondrian.layout.edges(.toSuperview, 8).activate()
      },
      content: { stage in
        stage.layoutContent { content in
          content.put(UIView.mock(backgroundColor: .mondrianYellow))
            .edges(.equalTo(8), to: .parent)
        }
      },
      anchors: { stage in
        stage.add {
          UIView.mock(backgroundColor: .mondrianYellow).edgesAnchors(UIEdgeInsets(insets: 8))
        }
      })
  }

  private var floating: Figure {
    Figure(
      "At least 24 points, of its own size", height: 100,
      blocks: { stage in
        Mondrian.buildSubviews(on: stage) {
          ZStackBlock { UIView.square(.mondrianRed, 40).relative(.all, .min(24)) }
        }
      },
      chain: { stage in
        let box = UIView.square(.mondrianRed, 40)
        stage.addSubview(box)
        box.mondrian.layout.edges(.toSuperview, .min(24)).center(.toSuperview).activate()
      },
      content: { stage in
        stage.layoutContent { content in
          content.put(UIView.square(.mondrianRed, 40))
            .edges(.atLeast(24), to: .parent)
            .center(.equal, to: .parent)
        }
      },
      anchors: { stage in
        stage.add {
          UIView.square(.mondrianRed, 40)
            .horizontalAnchor(24.gapAtLeast).verticalAnchor(24.gapAtLeast).centerAnchor(0)
        }
      })
  }

  private var inGuide: Figure {
    Figure(
      "Inside a layout guide at the trailing edge", height: 100,
      chain: { stage in
        let box = UIView.mock(backgroundColor: .mondrianBlue)
        let guide = UILayoutGuide()
        stage.addSubview(box)
        stage.addLayoutGuide(guide)
        Mondrian.layout {
          guide.mondrian.layout.vertical(.to(stage)).trailing(.to(stage)).width(80)
          box.mondrian.layout.edges(.to(guide), 8)
        }
      },
      content: { stage in
        let guide = Self.guide(of: stage)
        stage.layoutContent { content in
          content.put(UIView.mock(backgroundColor: .mondrianBlue)).edges(.equalTo(8), to: guide)
        }
      },
      anchors: { stage in
        let guide = Self.guide(of: stage)
        stage.add {
          UIView.mock(backgroundColor: .mondrianBlue)
            .edgesAnchors(UIEdgeInsets(insets: 8), to: guide)
        }
      })
  }

  /// Only chains can lay out guides; the other dialects can only refer to them.
  @MainActor
  private static func guide(of stage: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    stage.addLayoutGuide(guide)
    guide.mondrian.layout.vertical(.to(stage)).trailing(.to(stage)).width(80).activate()
    return guide
  }
}
