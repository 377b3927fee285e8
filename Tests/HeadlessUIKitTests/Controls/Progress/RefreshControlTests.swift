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
}
