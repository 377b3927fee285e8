import Foundation

/// The bars that cover the content of a scroll view and follow its scrolling.
@MainActor
final class CoveringBars {
  weak var navigation: UINavigationController?
  weak var tabs: UITabBarController?
  /// How far the navigation bar was folded at the last update of the insets.
  private(set) var fold: CGFloat = 0
  /// How far it will be folded at the next update.
  var nextFold: CGFloat = 0

  func insetsDidChange() { fold = nextFold }

  func contentDidMove(_ content: UIScrollView) {
    if navigation?.scrolledContent(at: .top) === content { navigation?.topContentDidMove() }
    if navigation?.scrolledContent(at: .bottom) === content { navigation?.bottomContentDidMove() }
    if tabs?.scrolledContent(at: .bottom) === content { tabs?.bottomContentDidMove() }
  }
}

extension UIScrollView {
  /// Sets the content size of a list. A size that is too large is reported only when it becomes the
  /// largest possible one, not while it stays so.
  func show(contentOfSize size: CGSize) {
    if contentSize != size.silentlyUsable { contentSize = size }
  }

  var barsOverContent: CoveringBars {
    if let coveringBars { return coveringBars }
    let bars = CoveringBars()
    coveringBars = bars
    return bars
  }

  /// Returns how far the content is scrolled from its top below a navigation bar; 0 if the content
  /// does not keep clear of the bar.
  func scrollDistanceBelowBar(covering height: CGFloat) -> CGFloat {
    guard height > 0, adjustedContentInset.top >= contentInset.top + height else { return 0 }
    return contentOffset.y - range(on: .vertical).start
  }

  /// Whether there is more content below the visible part.
  var hasContentBelow: Bool {
    let range = range(on: .vertical)
    return contentOffset.y < range.start + range.length
  }
}
