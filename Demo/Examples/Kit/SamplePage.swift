import DeStijl

/// A layout in a container, with a caption.
@MainActor
struct Sample {
  let caption: String
  let stage: UIView
  /// Whether the container is as wide as the page, or as its content.
  let isWide: Bool

  /// - Parameters:
  ///   - caption: The subject of the sample.
  ///   - isWide: Whether the container is as wide as the page, or as its content.
  ///   - height: The height of the container, in points; nil for the height of the content.
  ///   - build: Lays out the content of the container.
  init(
    _ caption: String, isWide: Bool = true, height: CGFloat? = nil, build: (UIView) -> Void
  ) {
    self.caption = caption
    self.isWide = isWide
    stage = UIView()
    stage.backgroundColor = .faintBackground
    build(stage)
    if let height { stage.mondrian.layout.height(height).activate() }
  }
}

/// A page of samples, one below the other, that scrolls if the screen is too small.
final class SamplePage: UIView {
  init(_ title: String, _ samples: [Sample]) {
    super.init(frame: .zero)
    backgroundColor = .paper
    Mondrian.buildSubviews(on: self) {
      VScrollBlock(alignment: .fill) {
        VStackBlock(alignment: .leading) {
          UILabel.text(title, .title2).spacingAfter(20)
          for sample in samples {
            UILabel.text(sample.caption, .footnote, color: .fadedInk).spacingAfter(6)
            sample.stage
              .spacingAfter(18)
              .alignSelf(sample.isWide ? .fill : .leading)
          }
        }
        .padding(20)
      }
      .container(respectingSafeAreaEdges: .horizontal)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
