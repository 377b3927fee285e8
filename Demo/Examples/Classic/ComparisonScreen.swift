import DeStijl

struct ComparisonScreen: Screen {
  let name = "comparison"
  let title = "Three ways to say it"
  let summary = "The same box and label by plain anchors, by blocks and by a chain."

  var body: ScreenBody {
    .view(
      SamplePage(
        title,
        [
          Sample("Plain anchors", build: layOutWithAnchors),
          Sample("Blocks", build: layOutWithBlocks),
          Sample("A chain", build: layOutWithChain),
        ]))
  }

  @MainActor
  private func parts(of stage: UIView) -> (box: UIView, label: UILabel) {
    (UIView.square(.mondrianRed, 40), UILabel.text("A box and its label"))
  }

  @MainActor
  private func layOutWithAnchors(on stage: UIView) {
    let (box, label) = parts(of: stage)
    for view in [box, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.addSubview(view)
    }
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: stage.topAnchor, constant: 8),
      box.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 8),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 40),
      label.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -8),
      label.topAnchor.constraint(equalTo: box.topAnchor),
      label.bottomAnchor.constraint(equalTo: stage.bottomAnchor, constant: -8),
      label.heightAnchor.constraint(greaterThanOrEqualTo: box.heightAnchor),
    ])
  }

  @MainActor
  private func layOutWithBlocks(on stage: UIView) {
    let (box, label) = parts(of: stage)
    Mondrian.buildSubviews(on: stage) {
      HStackBlock(spacing: 8, alignment: .top) {
        box.size(40)
        label.height(.min(40)).alignSelf(.fill)
      }
      .padding(8)
    }
  }

  @MainActor
  private func layOutWithChain(on stage: UIView) {
    let (box, label) = parts(of: stage)
    stage.addSubview(box)
    stage.addSubview(label)
    Mondrian.layout {
      box.mondrian.layout.top(.toSuperview, 8).leading(.toSuperview, 8).size(
        CGSize(width: 40, height: 40))
      label.mondrian.layout.leading(.to(box).trailing, 8).trailing(.toSuperview, 8)
        .top(.to(box)).bottom(.toSuperview, 8).height(.min(40))
    }
  }
}
