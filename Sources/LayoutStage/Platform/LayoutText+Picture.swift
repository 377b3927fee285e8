#if os(iOS) || os(tvOS) || os(visionOS)
  extension LayoutText {
    /// Not here: UIKit draws pixels.
    @available(*, unavailable, message: "pictures are drawn headless only")
    public static var svg: LayoutText { LayoutText(fileExtension: "svg") { _ in "" } }
  }

  extension Stage {
    /// Nil: UIKit draws pixels.
    package var picture: String? { nil }
  }
#else
  extension LayoutText {
    /// A drawing, as SVG: good enough to judge a layout by.
    public static let svg = LayoutText(fileExtension: "svg") { Headless.render($0.view) }
  }

  extension Stage {
    /// A drawing of what is shown, as SVG.
    @MainActor
    package var picture: String? { run { Headless.render(view) } }
  }
#endif
