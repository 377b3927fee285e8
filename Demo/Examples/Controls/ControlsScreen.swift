import DeStijl

struct ControlsScreen: Screen {
  let name = "controls"
  let title = "Controls"
  let summary = "Every control at its default size, left to right and right to left."

  var body: ScreenBody {
    .view(ControlsView(ControlSample.buttons + ControlSample.values + ControlSample.texts))
  }
}

/// Controls in two columns that scroll, one for each reading direction.
final class ControlsView: UIView {
  init(_ samples: [ControlSample]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    let scrollView = UIScrollView()
    let page = UIView()
    scrollView.addSubview(page)
    Mondrian.buildSubviews(on: self) {
      ZStackBlock { scrollView.viewBlock.alignSelf(.attach(.all)) }
    }
    page.translatesAutoresizingMaskIntoConstraints = false
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      page.topAnchor.constraint(equalTo: content.topAnchor),
      page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      page.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
    Mondrian.buildSubviews(on: page) {
      VGridBlock(columns: [.init(), .init()], rowSpacing: 4, columnSpacing: 12) {
        for sample in samples {
          UILabel.text(sample.name, .caption2, color: .fadedInk).span(2)
          for view in [sample.make(), sample.make().forcingRightToLeft()] {
            HStackBlock(alignment: .top) {
              view
              if !sample.isWide { StackingSpacer(minLength: 0) }
            }
          }
        }
      }
      .padding(16)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// The view and everything in it, with a right-to-left layout.
  fileprivate func forcingRightToLeft() -> UIView {
    semanticContentAttribute = .forceRightToLeft
    for subview in subviews { _ = subview.forcingRightToLeft() }
    return self
  }
}
