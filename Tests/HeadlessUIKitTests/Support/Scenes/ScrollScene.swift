import Foundation

@testable import HeadlessUIKit

/// A scroll view of 200 × 300 points whose content is pinned to the edges of an item.
@MainActor
final class ScrollScene: NSObject, UIScrollViewDelegate {
  let root = makeRoot(200, 300)
  let scrollView = UIScrollView()
  let content: Box
  /// The delegate calls, in order.
  var calls: [String] = []
  var zoomed: UIView?

  /// The item whose edges the content is pinned to.
  enum Target: CaseIterable {
    case scrollView, contentLayoutGuide
  }

  init(_ width: CGFloat, _ height: CGFloat, pinnedTo target: Target = .contentLayoutGuide) {
    content = Box(width, height, named: "content")
    super.init()
    root.adding(scrollView)
    scrollView.addSubview(content)
    let item: AnyObject =
      target == .scrollView ? scrollView : scrollView.contentLayoutGuide
    pin(scrollView, to: root)
    pin(content, to: item)
    scrollView.delegate = self
    root.layoutIfNeeded()
    calls = []
  }

  func pin(_ view: UIView, to item: AnyObject, insets: UIEdgeInsets = .zero) {
    let edges: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.leading, insets.left), (.trailing, -insets.right), (.top, insets.top),
      (.bottom, -insets.bottom),
    ]
    for (edge, constant) in edges {
      NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: item, attribute: edge,
        multiplier: 1, constant: constant
      ).activated()
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(Headless.number(scrollView.contentOffset.y))")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("end") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("zoom") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    calls.append("inset \(Headless.number(scrollView.adjustedContentInset.top))")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}
