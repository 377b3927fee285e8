import Foundation

/// The bars that the content of a scroll view is moved below, which follow it.
@MainActor
final class CoveringBars {
  weak var navigation: UINavigationController?
  weak var tabs: UITabBarController?
  /// How far the navigation bar was folded when the insets were last found.
  private(set) var fold: CGFloat = 0
  /// How far it will be when they are next.
  var nextFold: CGFloat = 0

  func insetsDidChange() { fold = nextFold }

  func contentDidMove(_ content: UIScrollView) {
    if navigation?.scrolledContent(at: .top) === content { navigation?.topContentDidMove() }
    if navigation?.scrolledContent(at: .bottom) === content { navigation?.bottomContentDidMove() }
    if tabs?.scrolledContent(at: .bottom) === content { tabs?.bottomContentDidMove() }
  }
}

extension UIScrollView {
  /// Takes the size of what a list shows. One that is too large is told when the size becomes as large as can
  /// be, not as long as it is.
  func show(contentOfSize size: CGSize) {
    if contentSize != size.silentlyUsable { contentSize = size }
  }

  var barsOverIt: CoveringBars {
    if let coveringBars { return coveringBars }
    let bars = CoveringBars()
    coveringBars = bars
    return bars
  }

  /// How far the content is scrolled from its top below a navigation bar; 0 where the bar does not keep
  /// content away.
  func wayBelowBar(covering height: CGFloat) -> CGFloat {
    guard height > 0, adjustedContentInset.top >= contentInset.top + height else { return 0 }
    return contentOffset.y - range(on: .vertical).start
  }

  /// Whether there is more content than is seen, further down.
  var goesOnBelow: Bool {
    let range = range(on: .vertical)
    return contentOffset.y < range.start + range.length
  }
}
