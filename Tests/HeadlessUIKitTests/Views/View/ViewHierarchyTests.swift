import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct ViewHierarchyTests {
  private final class Witness: UIView {
    var events: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      events.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() {
      events.append("didMoveToSuperview \(superview == nil ? "nil" : "view")")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      events.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() {
      events.append("didMoveToWindow \(window == nil ? "nil" : "window")")
    }
    override func didAddSubview(_ subview: UIView) { events.append("didAdd \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) {
      events.append("willRemove \(subview.tag)")
    }
  }

  private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

  private func makeChildren(_ count: Int, in root: UIView) -> [UIView] {
    (0..<count).map { tag in
      let view = UIView()
      view.tag = tag
      root.addSubview(view)
      return view
    }
  }

  @Test func subviewsCanBeInsertedAnywhere() {
    let root = UIView()
    let views = makeChildren(3, in: root)
    let new = UIView()
    new.tag = 9
    root.insertSubview(new, at: 1)
    #expect(tags(root) == [0, 9, 1, 2])
    root.insertSubview(new, belowSubview: views[0])
    #expect(tags(root) == [9, 0, 1, 2])
    root.insertSubview(new, aboveSubview: views[2])
    #expect(tags(root) == [0, 1, 2, 9])
    root.sendSubviewToBack(new)
    #expect(tags(root) == [9, 0, 1, 2])
    root.bringSubviewToFront(views[0])
    #expect(tags(root) == [9, 1, 2, 0])
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(tags(root) == [0, 1, 2, 9])
    root.insertSubview(new, at: 100)
    #expect(tags(root) == [0, 1, 2, 9])
    #expect(root.layer.sublayers?.count == 4)
    #expect(root.layer.sublayers?.last === new.layer)
  }

  @Test func readdingMovesToTheFront() {
    let root = UIView()
    let views = makeChildren(3, in: root)
    root.addSubview(views[0])
    #expect(tags(root) == [1, 2, 0])
    #expect(root.layer.sublayers?.last === views[0].layer)
  }

  @Test func viewHasOneSuperview() {
    let (first, second, view) = (UIView(), UIView(), UIView())
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(view.superview === second)
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(second.layer.sublayers == nil)
  }

  @Test func viewCannotContainItself() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let messages = collectingLog {
      inner.addSubview(outer)
      outer.addSubview(outer)
    }
    #expect(messages.count == 2)
    #expect(inner.subviews.isEmpty)
    #expect(inner.superview === outer)
  }

  @Test func viewsHearOfTheirMoves() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (parent, child) = (Witness(), Witness())
    (parent.tag, child.tag) = (1, 2)
    parent.addSubview(child)
    #expect(parent.events == ["didAdd 2"])
    #expect(child.events == ["willMove(toSuperview: view)", "didMoveToSuperview view"])

    (parent.events, child.events) = ([], [])
    window.addSubview(parent)
    #expect(
      parent.events == [
        "willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToSuperview view",
        "didMoveToWindow window",
      ])
    #expect(child.events == ["willMove(toWindow: window)", "didMoveToWindow window"])

    (parent.events, child.events) = ([], [])
    child.removeFromSuperview()
    #expect(parent.events == ["willRemove 2"])
    #expect(
      child.events == [
        "willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToSuperview nil",
        "didMoveToWindow nil",
      ])
  }

  @Test func viewsAreFoundByTagAndAncestry() {
    let root = UIView()
    let child = makeChildren(2, in: root)[1]
    let grandchild = UIView()
    grandchild.tag = 42
    child.addSubview(grandchild)
    #expect(root.viewWithTag(42) === grandchild)
    #expect(root.viewWithTag(7) == nil)
    #expect(grandchild.isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: grandchild))
  }

  @Test func releasedSuperviewFreesSubviewsForReuse() {
    let child = UIView()
    var constraint: NSLayoutConstraint?
    do {
      let parent = UIView()
      parent.adding(child)
      constraint = child.widthAnchor.constraint(equalTo: parent.widthAnchor).activated()
      parent.layoutIfNeeded()
    }
    #expect(child.superview == nil)
    #expect(constraint?.isActive == false)
    let root = makeRoot(50, 50)
    root.adding(child)
    child.widthAnchor.constraint(equalTo: root.widthAnchor).activated()
    root.layoutIfNeeded()
    #expect(child.frame.width == 50)
  }

  @Test func constraintsAndGuidesOutliveTheirItems() {
    let guide = UILayoutGuide()
    let constraint: NSLayoutConstraint
    do {
      let root = makeRoot(10, 10)
      let inner = UILayoutGuide()
      root.addLayoutGuide(guide)
      root.addLayoutGuide(inner)
      constraint = guide.leadingAnchor.constraint(equalTo: inner.leadingAnchor).activated()
      root.layoutIfNeeded()
    }
    #expect(!constraint.isActive)
    #expect(constraint.secondItem == nil)
    #expect(guide.owningView == nil)
    #expect(!guide.hasAmbiguousLayout)
    #expect("\(constraint)".contains("nil.leading"))
    let messages = collectingLog { constraint.isActive = true }
    #expect(messages.count == 1)
  }

  @Test func treesAreFreed() {
    weak var root: UIView?
    weak var leaf: UIView?
    do {
      let (view, child) = (makeRoot(10, 10), UIView())
      view.adding(child)
      child.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor).activated()
      child.widthAnchor.constraint(equalToConstant: 3).activated()
      view.layoutIfNeeded()
      _ = view.systemLayoutSizeFitting(.zero)
      (root, leaf) = (view, child)
    }
    #expect(root == nil)
    #expect(leaf == nil)
  }

  @Test func responderChainVisitsControllerBeforeSuperview() {
    let controller = UIViewController()
    let child = UIView()
    controller.view.addSubview(child)
    let container = UIView()
    container.addSubview(controller.view)
    #expect(child.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(controller.next === container)
  }

  @Test func guideBelongsToOneView() {
    let (first, second, guide) = (UIView(), UIView(), UILayoutGuide())
    first.addLayoutGuide(guide)
    #expect(guide.owningView === first)
    let width = guide.widthAnchor.constraint(equalToConstant: 1).activated()
    second.addLayoutGuide(guide)
    #expect(first.layoutGuides.isEmpty)
    #expect(second.layoutGuides == [guide])
    #expect(!width.isActive)
    second.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }
}
