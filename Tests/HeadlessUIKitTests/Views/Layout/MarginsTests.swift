import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct MarginsTests {
  private func text(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(Headless.number)
      .joined(separator: " ")
  }

  private func host(
    _ view: UIView, device: Headless.Device = .iPhone16
  ) -> UIWindow {
    Headless.host(view, in: Headless.Environment(device: device))
  }

  @Test func marginsAreEightPointsAndFollowDirection() {
    let view = UIView()
    #expect(text(view.layoutMargins) == "8 8 8 8")
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(text(view.layoutMargins) == "1 2 3 4")
    view.semanticContentAttribute = .forceRightToLeft
    #expect(text(view.layoutMargins) == "1 4 3 2")
    view.layoutMargins = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    #expect(view.directionalLayoutMargins.leading == 8)
  }

  @Test func directionChangeMirrorsMarginsOfExistingLayout() {
    let root = makeRoot(200, 100)
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 50)
    let view = root.adding(UIView())
    view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor).activated()
    view.rightAnchor.constraint(equalTo: root.layoutMarginsGuide.rightAnchor).activated()
    root.layoutIfNeeded()
    #expect(view.frame.minX == 20 && view.frame.width == 130)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(view.frame.minX == 50 && view.frame.width == 130)
  }

  @Test func stackViewsHaveNoMargins() {
    let stack = UIStackView()
    #expect(text(stack.layoutMargins) == "0 0 0 0")
  }

  @Test func safeAreaIsThePartOverlappingTheView() {
    let root = UIView()
    let window = host(root)
    let (inside, notch, bottom) = (UIView(), UIView(), UIView())
    for view in [inside, notch, bottom] { root.addSubview(view) }
    inside.frame = CGRect(x: 50, y: 200, width: 100, height: 100)
    notch.frame = CGRect(x: 0, y: 49, width: 100, height: 100)
    bottom.frame = CGRect(x: 0, y: window.bounds.height - 20, width: 100, height: 20)
    #expect(text(root.safeAreaInsets) == "59 0 34 0")
    #expect(text(inside.safeAreaInsets) == "0 0 0 0")
    #expect(text(notch.safeAreaInsets) == "10 0 0 0")
    #expect(text(bottom.safeAreaInsets) == "0 0 34 0")
    notch.removeFromSuperview()
    #expect(text(notch.safeAreaInsets) == "0 0 0 0")
  }

  @Test func safeAreaInLandscapeIsAtTheSides() {
    let view = UIView()
    let size = CGSize(width: 852, height: 393)
    let window = Headless.host(view, in: Headless.Environment(device: .iPhone16, size: size))
    #expect(text(view.safeAreaInsets) == "0 59 21 59")
    withExtendedLifetime(window) {}
  }

  /// Covers the flags, for a view whose top edge is 10 points inside its superview, which has a
  /// margin of 30.
  @Test(arguments: [
    (true, false, "67 8 8 8"), (false, false, "8 8 8 8"), (false, true, "20 30 8 8"),
    (true, true, "67 30 8 8"),
  ])
  func marginsIncludeSafeAreaAndSuperviewMargins(
    safeArea: Bool, preserves: Bool, result: String
  ) {
    let root = UIView()
    let window = host(root)
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(view)
    if !safeArea || preserves { view.frame.origin.y = safeArea ? 0 : 10 }
    view.insetsLayoutMarginsFromSafeArea = safeArea
    view.preservesSuperviewLayoutMargins = preserves
    #expect(text(view.layoutMargins) == result)
    withExtendedLifetime(window) {}
  }

  /// This holds for any number of views in between, and whichever of them moves.
  @Test(arguments: [false, true])
  func preservedMarginsReachNestedViews(isPlacedByFrames: Bool) {
    let root = UIView()
    let (card, content, box, mark) = (UIView(), UIView(), UIView(), UIView())
    card.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 50)
    card.frame = CGRect(x: 0, y: 200, width: 300, height: 300)
    root.addSubview(card)
    for (view, parent) in [(content, card), (box, content)] {
      parent.addSubview(view)
      view.preservesSuperviewLayoutMargins = true
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      guard !isPlacedByFrames else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 300),
        view.heightAnchor.constraint(equalToConstant: 100),
      ])
    }
    mark.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      mark.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalToConstant: 20),
    ])
    let window = Headless.host(root)
    func margins() -> [CGFloat] {
      window.layoutIfNeeded()
      return [box.layoutMargins.right, 300 - mark.frame.maxX]
    }
    #expect(margins() == [50, 50])
    card.frame.size.width = 380
    #expect(margins() == [8, 8])
    card.frame.size.width = 320
    #expect(margins() == [30, 30])
    withExtendedLifetime(window) {}
  }

  /// Margins include the safe area only as long as it reaches the view.
  @Test func marginsLoseSafeAreaThatNoLongerOverlaps() {
    let root = UIView()
    let (scroll, content, card, mark) = (UIScrollView(), UIView(), UIView(), UIView())
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    content.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    scroll.addSubview(content)
    card.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    content.addSubview(card)
    for view in [content, card] { view.preservesSuperviewLayoutMargins = true }
    mark.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(mark)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 200),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.widthAnchor.constraint(equalToConstant: 300),
      scroll.heightAnchor.constraint(equalToConstant: 300),
      mark.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
      mark.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      mark.widthAnchor.constraint(equalToConstant: 20),
      mark.heightAnchor.constraint(equalToConstant: 20),
    ])
    let window = Headless.host(root)
    #expect(card.layoutMargins.top == 8 && mark.frame.minY == 8)
    withExtendedLifetime(window) {}
  }

  @Test func controllerViewHasSystemMargins() {
    for (device, side) in [(Headless.Device.iPhoneSE, 16), (.iPhone16, 20), (.iPadAir11, 20)]
      as [(Headless.Device, CGFloat)]
    {
      let controller = UIViewController()
      let window = Headless.host(controller, in: Headless.Environment(device: device))
      let margins = controller.view.layoutMargins
      #expect([margins.left, margins.right] == [side, side])
      #expect(margins.top == controller.view.safeAreaInsets.top)
      #expect(margins.bottom == controller.view.safeAreaInsets.bottom)
      controller.viewRespectsSystemMinimumLayoutMargins = false
      controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
      #expect(controller.view.layoutMargins.left == 1)
      withExtendedLifetime(window) {}
    }
  }

  @Test func additionalInsetsEnlargeTheSafeArea() {
    let controller = UIViewController()
    let window = Headless.host(controller)
    let label = controller.view.adding(Box(30, 10))
    let top = label.topAnchor.constraint(
      equalTo: controller.view.safeAreaLayoutGuide.topAnchor
    ).activated()
    window.layoutIfNeeded()
    #expect(label.frame.minY == 59)
    controller.additionalSafeAreaInsets.top = 11
    window.layoutIfNeeded()
    #expect(label.frame.minY == 70)
    withExtendedLifetime(top) {}
  }

  @Test func guidesFollowMarginsSafeAreaAndSize() {
    let root = UIView()
    let window = host(root, device: .iPhoneSE)
    let view = root.adding(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    #expect(view.rect == "8 20 359 647")
    let before = Headless.counters.constraintsAdded
    root.layoutMargins.left = 50
    window.layoutIfNeeded()
    #expect(view.rect == "50 20 317 647")
    window.frame.size.width = 300
    window.layoutIfNeeded()
    #expect(view.rect == "50 20 242 647")
    #expect(Headless.counters.constraintsAdded == before)
  }

  @Test func safeAreaGuideFollowsViewsNewPosition() {
    let root = UIView()
    let window = host(root)
    let panel = root.adding(UIView())
    let leaf = panel.adding(Box(5, 5))
    let top = panel.topAnchor.constraint(equalTo: root.topAnchor).activated()
    panel.heightAnchor.constraint(equalToConstant: 200).activated()
    panel.widthAnchor.constraint(equalToConstant: 100).activated()
    leaf.topAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.topAnchor).activated()
    window.layoutIfNeeded()
    #expect(leaf.frame.minY == 59)
    top.constant = 40
    window.layoutIfNeeded()
    #expect(leaf.frame.minY == 19)
  }

  @Test func marginsLargerThanTheViewDoNotConflict() {
    let root = UIView()
    let view = root.adding(UIView())
    view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).activated()
    #expect(collectingLog { root.layoutIfNeeded() }.isEmpty)
  }
}
