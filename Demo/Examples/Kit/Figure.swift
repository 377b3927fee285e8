import DeStijl

/// A layout that several dialects can describe, all with the same picture.
@MainActor
struct Figure {
  /// The layout in a dialect.
  struct Rendition {
    let dialect: String
    let build: (UIView) -> Void
  }

  let caption: String
  /// The height of the container, in points; nil for the height of the content.
  let height: CGFloat?
  let renditions: [Rendition]

  /// - Parameters:
  ///   - caption: The subject of the picture.
  ///   - height: The height of the container, in points; nil for the height of the content.
  init(
    _ caption: String, height: CGFloat? = nil, blocks: ((UIView) -> Void)? = nil,
    chain: @escaping (UIView) -> Void, content: @escaping (UIView) -> Void,
    anchors: @escaping (UIView) -> Void
  ) {
    self.caption = caption
    self.height = height
    let classic = [
      Rendition(dialect: "a chain", build: chain), Rendition(dialect: "content", build: content),
      Rendition(dialect: "anchors", build: anchors),
    ]
    renditions = (blocks.map { [Rendition(dialect: "blocks", build: $0)] } ?? []) + classic
  }

  /// The layout in each dialect, as samples of a page.
  var samples: [Sample] {
    renditions.map { Sample("\(caption), by \($0.dialect)", height: height, build: $0.build) }
  }
}

/// A page of layouts, each in every dialect that can describe it.
@MainActor
protocol FigureScreen: Screen {
  var figures: [Figure] { get }
}

extension FigureScreen {
  var body: ScreenBody { .view(SamplePage(title, figures.flatMap(\.samples))) }
}
