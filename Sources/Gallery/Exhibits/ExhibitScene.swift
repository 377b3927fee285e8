import Foundation

/// An exhibit on a stage, as tall as its content.
@MainActor
struct ExhibitScene {
  let stage: Stage
  let names = ViewNames()
  /// Keeps the controller alive, which its view does not.
  private let content: PreviewContent?

  init(_ preview: LayoutPreview, in environment: StageEnvironment) {
    var content: PreviewContent?
    stage = Stage(in: environment, size: StageSize(preview.size)) {
      let made = preview.content()
      content = made
      return switch made {
      case .view(let view): (view, nil)
      // A controller fills its window, so one with another size is shown as its view.
      case .controller(let controller):
        (controller.view, preview.size == .screen ? controller : nil)
      }
    }
    self.content = content
  }

  /// Changes the environment. If only the style differs, the scene keeps its height.
  func change(to environment: StageEnvironment) {
    var restyled = stage.environment
    restyled.style = environment.style
    guard environment != restyled else { return stage.change { $0.style = environment.style } }
    stage.change { $0 = environment }
    guard stage.size == .screen, stage.window.frame.size != environment.screenSize else { return }
    stage.run { stage.window.frame.size = environment.screenSize }
    stage.layout()
  }

  /// The largest height that is shown, in points.
  private static let greatestHeight: CGFloat = 4000

  /// Makes a screen that scrolls so tall that all of its content is visible.
  func showAll() {
    guard stage.size == .screen else { return }
    let least = stage.environment.screenSize.height
    var (height, hidden) = (stage.window.frame.height, hiddenHeight)
    // The reduction of the hidden height per point of added height: less than one if the screen is
    // shared with other views.
    var share: CGFloat = 1
    // A row that becomes visible may be higher or lower than estimated.
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

  /// The number of attempts, in case the content grows with the screen.
  private static let attempts = 8

  /// Returns whether both scenes look the same, whichever cells of a list show the content.
  func isSame(as other: ExhibitScene) -> Bool {
    let pictures = [self, other].map { $0.stage.picture ?? "" }
    if pictures[0] == pictures[1] { return true }
    let lines = pictures.map { picture in
      picture.replacing(/(id="|url\(#)[a-z]+\d+/) { "\($0.1)" }
        .split(separator: "\n").map { $0.drop { $0 == " " } }.sorted()
    }
    return lines[0] == lines[1] && texts == other.texts
  }

  /// The texts with their frames.
  private var texts: [String] {
    stage.view.judgedTree.map { "\($0.convert($0.bounds, to: nil)) \($0.spokenText ?? "")" }
  }

  /// How much of the screen's scrolling content is below its lower edge; negative if there is room
  /// left.
  private var hiddenHeight: CGFloat {
    let size = stage.window.bounds.size
    let heights = stage.view.tree.compactMap { view -> CGFloat? in
      guard let scrollView = view as? UIScrollView, !(view is UITextView), !view.isHidden,
        view.bounds.width > size.width / 2, view.bounds.height > size.height / 2
      else { return nil }
      // Once all content fits, nothing scrolls, and the safe area is no longer part of the insets.
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
