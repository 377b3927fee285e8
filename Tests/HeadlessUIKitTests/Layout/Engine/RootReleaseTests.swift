import Testing

@testable import HeadlessUIKit

@MainActor
struct RootReleaseTests {
  /// A view that was added to a tree since its last layout is released with the tree.
  @Test(arguments: [true, false]) func pendingViewIsReleasedWithItsRoot(isTiedToSibling: Bool) {
    weak var newcomer: UIView?
    let survivor = UIView()
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let sibling = UIView()
      root.addSubview(sibling)
      sibling.translatesAutoresizingMaskIntoConstraints = false
      sibling.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true
      root.layoutIfNeeded()
      for view in [UIView(), survivor] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let other = isTiedToSibling ? sibling : root
        view.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
        view.heightAnchor.constraint(equalToConstant: 7).isActive = true
        if view !== survivor { newcomer = view }
      }
    }
    #expect(newcomer == nil && survivor.superview == nil)
    // A view that someone else retains keeps its own constraints, wherever it is added next.
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.addSubview(survivor)
    host.layoutIfNeeded()
    #expect(survivor.frame.height == 7)
  }

  /// A view that was added used to be retained until the next layout, which a tree without a window
  /// may never have.
  @Test(arguments: [true, false]) func viewRemovedBeforeLayoutIsReleased(hasBeenRoot: Bool) {
    let root = UIView()
    root.layoutIfNeeded()
    weak var guest: UIView?
    do {
      let view = UIView()
      guest = view
      if hasBeenRoot { view.layoutIfNeeded() }
      root.addSubview(view)
      view.removeFromSuperview()
    }
    #expect(guest == nil && root.subviews.isEmpty)
  }
}
