import DeStijl

/// A layout that several dialects can describe, all with the same picture.
@MainActor
struct Figure {
  /// The layout in a dialect.
  struct Way {
    let dialect: String
    let build: (UIView) -> Void
  }

  let caption: String
  /// The height of the container, in points; nil for the height of the content.
  let height: CGFloat?
  let ways: [Way]

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
      Way(dialect: "a chain", build: chain), Way(dialect: "content", build: content),
      Way(dialect: "anchors", build: anchors),
    ]
    ways = (blocks.map { [Way(dialect: "blocks", build: $0)] } ?? []) + classic
  }

  /// The layout in each dialect, as samples of a page.
  var samples: [Sample] {
    ways.map { Sample("\(caption), by \($0.dialect)", height: height, build: $0.build) }
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
