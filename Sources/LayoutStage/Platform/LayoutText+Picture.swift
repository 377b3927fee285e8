#if os(iOS) || os(tvOS) || os(visionOS)
  extension LayoutText {
    /// Unavailable: UIKit draws pixels.
    @available(*, unavailable, message: "pictures can only be drawn headless")
    public static var svg: LayoutText { LayoutText(fileExtension: "svg") { _ in "" } }
  }

  extension Stage {
    /// Nil: UIKit draws pixels.
    package var picture: String? { nil }
  }
#else
  extension LayoutText {
    /// A drawing, as SVG: good enough to judge a layout by. If a presentation or another window
    /// covers the screen, it shows all windows. The keyboard is a plane.
    public static let svg = LayoutText(fileExtension: "svg") { $0.drawing }
  }

  extension Stage {
    /// A drawing of the stage, as SVG.
    @MainActor
    package var picture: String? { run { drawing } }

    fileprivate var drawing: String {
      let keys = Headless.keysFrame(over: view)
      return isCovered || keys != nil
        ? Headless.render(windows, keys: keys) : Headless.render(view)
    }

    /// Whether more than the view is visible on the screen. The window of a view with a size of its
    /// own is no screen.
    private var isCovered: Bool {
      guard size == .screen else { return false }
      return window.subviews.contains { !$0.isHidden && !view.isDescendant(of: $0) }
        || host.otherWindows.contains { !$0.isHidden }
    }
  }
#endif
