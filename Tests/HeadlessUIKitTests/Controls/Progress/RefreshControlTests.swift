import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct RefreshControlTests {
  /// The scroll view gets its size after the control, and another size when the screen rotates.
  @Test func refreshControlIsAsWideAsItsScrollView() {
    let root = UIView()
    let scroll = UIScrollView()
    scroll.refreshControl = UIRefreshControl()
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    let window = Headless.host(root)
    for width in [393, 852, 320] as [CGFloat] {
      window.frame.size.width = width
      window.layoutIfNeeded()
      #expect(scroll.frame.width == width && scroll.refreshControl?.frame.width == width)
    }
  }

  /// New content that is there at once ends the refresh while the finger is still down.
  @Test func eachPullBeginsOneRefresh() {
    let (scroll, control) = (UIScrollView(), UIRefreshControl())
    scroll.refreshControl = control
    let window = Headless.host(scroll)
    var refreshes = 0
    let action = UIAction { action in
      refreshes += 1
      (action.sender as? UIRefreshControl)?.endRefreshing()
    }
    control.addAction(action, for: .valueChanged)
    for pulls in 1...2 {
      Headless.drag(scroll, by: CGPoint(x: 0, y: 200))
      window.layoutIfNeeded()
      #expect(refreshes == pulls)
      #expect(!control.isRefreshing)
    }
  }
}
