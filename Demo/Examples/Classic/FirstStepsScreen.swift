import DeStijl

struct FirstStepsScreen: FigureScreen {
  let name = "classic-first-steps"
  let title = "Classic: first steps"
  let summary = "A search bar, labels, an image and a button, constrained to each other."

  var figures: [Figure] {
    [
      Figure(
        "A screen", height: 420, chain: layOutWithChains, content: layOutWithContent,
        anchors: layOutWithAnchors)
    ]
  }

  @MainActor
  private func layOutWithContent(_ stage: UIView) {
    let parts = Parts()
    stage.layoutContent { content in
      content.put(parts.search)
        .at(.fullTop, .equal, to: .safeArea)
      content.put(parts.top)
        .top(.equalTo(18), to: Anchor(of: .previous).bottomAnchor)
        .centerX(.equal, to: .parent)
        .horizontal(.moreThanTo(18), to: .parent)
      content.putVStack()
        .alignment(.center)
        .spacing(9)
        .center(.equal, to: .parent)
        .inBetween(
          of: parts.top, and: parts.button, .vertically(.moreThanTo(18)), priority: .defaultLow
        )
        .horizontal(.moreThanTo(18), to: .parent)
        .layoutContent { content in
          content.putStacked(parts.middle)
          content.putStacked(parts.image)
            .size(.equalTo(CGSize(width: 90, height: 90)))
        }
      content.put(parts.button)
        .at(.fullBottom, .equalTo(18), to: .safeArea)
        .height(.equalTo(36))
    }
  }

  @MainActor
  private func layOutWithChains(_ stage: UIView) {
    let parts = Parts()
    let stack = VerticalCenterStack([parts.middle, parts.image])
    stack.spacing = 9
    for view in [parts.search, parts.top, stack, parts.button] { stage.addSubview(view) }
    Mondrian.layout {
      parts.search.mondrian.layout.top(.safeArea).left(.safeArea).right(.safeArea)
      parts.top.mondrian.layout
        .top(.to(parts.search).bottom, 18)
        .centerX(.toSuperview)
        .left(.toSuperview, .min(18)).right(.toSuperview, .max(18))
      stack.mondrian.layout
        .center(.toSuperview)
        .top(.to(parts.top).bottom, .min(18, .defaultLow))
        .bottom(.to(parts.button).top, .max(18, .defaultLow))
        .left(.toSuperview, .min(18)).right(.toSuperview, .max(18))
      parts.image.mondrian.layout.size(90)
      parts.button.mondrian.layout
        .left(.safeArea, 18).right(.safeArea, 18).bottom(.safeArea, 18).height(36)
    }
  }

  @MainActor
  private func layOutWithAnchors(_ stage: UIView) {
    let parts = Parts()
    let stack = VerticalCenterStack {
      parts.middle
      UIStackViewSpace(9)
      parts.image.sizeAnchor(CGSize(width: 90, height: 90))
    }
    stage.add {
      parts.search.topAnchor(0.from(.safeArea)).horizontalAnchor(0.from(.safeArea))
      parts.top.topAnchor(18.from(parts.search.bottomAnchor)).centerXAnchor(0)
        .horizontalAnchor(18.orGreater)
      stack.centerAnchor(0)
        .topAnchor(18.from(parts.top.bottomAnchor).orGreater.priority(250))
        .bottomAnchor(18.from(parts.button.topAnchor).orGreater.priority(250))
        .horizontalAnchor(18.orGreater)
      parts.button.horizontalAnchor(18.from(.safeArea)).bottomAnchor(18.from(.safeArea))
        .heightAnchor(36)
    }
  }
}

/// The views of the page.
@MainActor
private struct Parts {
  let search = UISearchBar()
  let top = UILabel.text("TOP LABEL")
  let middle = UILabel.text("MIDDLE LABEL")
  let image = UIView.square(.mondrianYellow, 90)
  let button: UIButton = build {
    $0.setTitle("Bottom Button", for: .normal)
    $0.setTitleColor(.black, for: .normal)
  }

  init() {
    search.placeholder = "I am Placeholder"
    for label in [top, middle] {
      label.textAlignment = .center
      label.numberOfLines = 1
      label.lineBreakMode = .byTruncatingMiddle
    }
  }
}
