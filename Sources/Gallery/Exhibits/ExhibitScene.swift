import Foundation

/// An exhibit on a stage, as tall as its content.
@MainActor
struct ExhibitScene {
  let stage: Stage
  let names = ViewNames()
  /// A view does not keep the controller that it is the view of.
  private let content: PreviewContent?

  init(_ preview: LayoutPreview, in environment: StageEnvironment) {
    var content: PreviewContent?
    stage = Stage(in: environment, size: StageSize(preview.size)) {
      let made = preview.content()
      content = made
      return switch made {
      case .view(let view): (view, nil)
      // A controller fills its window: one of another size is shown as its view.
      case .controller(let controller):
        (controller.view, preview.size == .screen ? controller : nil)
      }
    }
    self.content = content
  }

  /// Shows it in another environment; as high as it was if only the style is another.
  func change(to environment: StageEnvironment) {
    var restyled = stage.environment
    restyled.style = environment.style
    guard environment != restyled else { return stage.change { $0.style = environment.style } }
    stage.change { $0 = environment }
    guard stage.size == .screen, stage.window.frame.size != environment.screenSize else { return }
    stage.run { stage.window.frame.size = environment.screenSize }
    stage.layout()
  }

  /// More than this is not shown, in points.
  private static let greatestHeight: CGFloat = 4000

  /// Makes a screen whose content is longer than itself so high that all of it is to be seen.
  func showAll() {
    guard stage.size == .screen else { return }
    let least = stage.environment.screenSize.height
    var (height, hidden) = (stage.window.frame.height, hiddenHeight)
    // How much less is hidden for each point more, which is less than one where the screen is
    // shared.
    var share: CGFloat = 1
    // A row that becomes visible may be higher or lower than was thought.
    for _ in 0..<Self.attempts {
      let fitting = (height + hidden / share - 0.01).rounded(.up)
      let wanted = min(max(least, fitting), Self.greatestHeight)
      guard abs(wanted - height) > 0.5 else { return }
      stage.run { stage.window.frame.size.height = wanted }
      stage.layout()
      let left = hiddenHeight
      let seen = (hidden - left) / (wanted - height)
      share = (0.1...1).contains(seen) ? seen : 1
      (height, hidden) = (wanted, left)
    }
  }

  /// After so many it is left as it is, in case that the content grows with the screen.
  private static let attempts = 8

  /// Whether what is to be seen is the same, whichever cells of a list show it.
  func isSame(as other: ExhibitScene) -> Bool {
    let pictures = [self, other].map { $0.stage.picture ?? "" }
    if pictures[0] == pictures[1] { return true }
    let lines = pictures.map { picture in
      picture.replacing(/(id="|url\(#)[a-z]+\d+/) { "\($0.1)" }
        .split(separator: "\n").map { $0.drop { $0 == " " } }.sorted()
    }
    return lines[0] == lines[1] && texts == other.texts
  }

  /// What is said where.
  private var texts: [String] {
    stage.view.judgedTree.map { "\($0.convert($0.bounds, to: nil)) \($0.spokenText ?? "")" }
  }

  /// How much of what the screen scrolls is below its lower edge; negative if there is room left.
  private var hiddenHeight: CGFloat {
    let size = stage.window.bounds.size
    let heights = stage.view.tree.compactMap { view -> CGFloat? in
      guard let scrollView = view as? UIScrollView, !(view is UITextView), !view.isHidden,
        view.bounds.width > size.width / 2, view.bounds.height > size.height / 2
      else { return nil }
      // Once all of it fits nothing scrolls, and the safe area is no inset any more.
      let keepsSafe = scrollView.contentInsetAdjustmentBehavior != .never
      let (own, safe) = (scrollView.adjustedContentInset, scrollView.safeAreaInsets)
      let insets = max(own.top + own.bottom, keepsSafe ? safe.top + safe.bottom : 0)
      return scrollView.contentSize.height + insets - view.bounds.height
    }
    return heights.max() ?? 0
  }
}

extension StageSize {
  init(_ size: LayoutPreview.Size) {
    self =
      switch size {
      case .screen: .screen
      case .content: .content
      case .width(let width): .width(width)
      case .fixed(let size): .fixed(size)
      }
  }
}
