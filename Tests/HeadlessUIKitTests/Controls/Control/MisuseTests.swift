import Foundation
import Testing

@testable import HeadlessUIKit

/// Where UIKit throws an exception, HeadlessUIKit logs UIKit's message and goes on.
@MainActor
struct MisuseTests {
  /// Expects one message that contains the given words.
  private func expect(
    _ words: String, _ body: () -> Void, location: SourceLocation = #_sourceLocation
  ) {
    let messages = collectingLog(body)
    #expect(messages.count == 1, sourceLocation: location)
    #expect(messages.first?.contains(words) == true, "\(messages)", sourceLocation: location)
  }

  // MARK: Views

  @Test func addingViewToItselfIsRejected() {
    let view = UIView()
    expect("Can't add self as subview") { view.addSubview(view) }
    #expect(view.subviews.isEmpty)
  }

  @Test func addingAncestorAsSubviewIsRejected() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    expect("Can't add UIView as a subview of UIView") { inner.addSubview(outer) }
    #expect(inner.superview === outer && outer.superview == nil)
  }

  @Test func addingAncestorToStackViewIsRejected() {
    let (outer, middle, stack) = (UIView(), UIView(), UIStackView())
    let arranged = UIView()
    outer.addSubview(middle)
    middle.addSubview(stack)
    stack.addArrangedSubview(arranged)
    for ancestor in [outer, middle] {
      let ways: [() -> Void] = [
        { stack.addSubview(ancestor) }, { stack.insertSubview(ancestor, at: 0) },
        { stack.addArrangedSubview(ancestor) },
        { stack.insertArrangedSubview(ancestor, at: 0) },
        { stack.insertArrangedSubview(ancestor, at: 1) },
      ]
      for way in ways {
        expect("Can't add UIView as a subview of UIStackView", way)
        outer.layoutIfNeeded()
        #expect(stack.superview === middle && middle.superview === outer)
        #expect(outer.superview == nil && stack.arrangedSubviews == [arranged])
        #expect(ancestor.translatesAutoresizingMaskIntoConstraints)
      }
    }
    stack.removeFromSuperview()
    stack.addArrangedSubview(middle)
    #expect(stack.arrangedSubviews == [arranged, middle] && middle.superview === stack)
  }

  @Test func constraintNeedsACommonAncestor() {
    let (first, second) = (UIView(), UIView())
    let constraint = first.leftAnchor.constraint(equalTo: second.leftAnchor)
    expect("no common ancestor") { constraint.isActive = true }
    #expect(!constraint.isActive)
  }

  // MARK: Controllers

  @Test func addingChildTwiceIsRejected() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    expect("it is not added twice") { parent.addChild(child) }
    #expect(parent.children == [child])
  }

  @Test func parentCannotBecomeItsChildsChild() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    expect("as a child of itself") { child.addChild(parent) }
    expect("as a child of itself") { parent.addChild(parent) }
    #expect(child.children.isEmpty && parent.parent == nil)
    #expect(child.traitCollection.userInterfaceIdiom == .phone)
  }

  @Test func presenterCannotBecomeAChild() {
    let (root, sheet) = (UIViewController(), UIViewController())
    let window = Headless.host(root)
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    expect("presented over it") { sheet.addChild(root) }
    #expect(sheet.children.isEmpty && root.parent == nil)
    Headless.rotate(window, to: .landscape)
    #expect(sheet.view.window === window)
  }

  @Test func containerRejectsItsParentAsContent() {
    let (outer, page) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: page)
    let (tabs, pages) = (UITabBarController(), UIPageViewController())
    let split = UISplitViewController(style: .doubleColumn)
    for container in [navigation, tabs, pages, split] { outer.addChild(container) }
    expect("as a child of itself") { navigation.pushViewController(outer, animated: false) }
    expect("as a child of itself") { tabs.viewControllers = [outer] }
    expect("as a child of itself") {
      pages.setViewControllers([outer], direction: .forward, animated: false)
    }
    expect("as a child of itself") { split.setViewController(outer, for: .primary) }
    expect("as a child of itself") { split.setViewController(split, for: .secondary) }
    #expect(navigation.viewControllers == [page] && tabs.viewControllers ?? [] == [])
    #expect(pages.viewControllers ?? [] == [] && split.viewControllers == [])
  }

  @Test func childViewNeedsItsParentsView() {
    let (parent, child, other) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    expect("should have parent view controller:UIViewController but actual parent is:") {
      other.view.addSubview(child.view)
    }
    expectSilence {
      let container = UIView()
      parent.view.addSubview(container)
      container.addSubview(child.view)
    }
  }

  private func expectSilence(
    _ body: () -> Void, location: SourceLocation = #_sourceLocation
  ) {
    #expect(collectingLog(body) == [], sourceLocation: location)
  }

  @Test func invalidPushesAndPopsAreRejected() {
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: page)
    expect("more than once which is not supported") {
      navigation.pushViewController(page, animated: false)
    }
    expect("Pushing a navigation controller is not supported") {
      navigation.pushViewController(UINavigationController(), animated: false)
    }
    expect("must be distinct") { navigation.setViewControllers([page, page], animated: false) }
    expect("Tried to pop to a view controller that doesn't exist.") {
      navigation.popToViewController(UIViewController(), animated: false)
    }
    #expect(navigation.viewControllers == [page])
  }

  @Test func invalidPresentationsAreRejected() {
    let (root, sheet) = (UIViewController(), UIViewController())
    expect("whose view is not in the window hierarchy") { root.present(sheet, animated: false) }
    let window = Headless.host(root)
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    expect("already presenting") { root.present(UIViewController(), animated: false) }
    #expect(root.presentedViewController === sheet)
  }

  /// A controller that contains the presenter or is beneath it would cover itself.
  @Test func visibleControllerCannotBePresented() {
    let (page, sheet) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: page)
    let window = Headless.host(navigation)
    expect("present modally an active controller") { page.present(navigation, animated: false) }
    navigation.present(sheet, animated: false)
    window.layoutIfNeeded()
    expect("has a parent view controller") { sheet.present(page, animated: false) }
    expect("present modally an active controller") { sheet.present(navigation, animated: false) }
    #expect(sheet.presentedViewController == nil)
    page.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(navigation.presentedViewController == nil)
  }

  @Test func unknownTabCannotBeSelected() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    expect("There is no tab 7") { tabs.selectedIndex = 7 }
    expect("can be selected") { tabs.selectedViewController = UIViewController() }
    #expect(tabs.selectedIndex == 0)
  }

  @Test func alertRejectsSecondCancelAction() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    expect("can only have one action with a style of UIAlertActionStyleCancel") {
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    }
    expect("can only be added to an alert controller of style UIAlertControllerStyleAlert") {
      alert.addTextField()
    }
    expect("must be contained in the actions array") {
      alert.preferredAction = UIAlertAction(title: "Yes", style: .default)
    }
    #expect(alert.actions.count == 1 && alert.textFields == nil && alert.preferredAction == nil)
  }

  // MARK: Controls

  @Test func segmentIndexesOutOfBoundsAreRejected() {
    let control = UISegmentedControl(items: ["One", "Two"])
    expect("index 2 beyond bounds [0 .. 1]") { control.selectedSegmentIndex = 2 }
    expect("index -2 beyond bounds") { control.setTitle("Three", forSegmentAt: -2) }
    expect("index 5 beyond bounds") { control.removeSegment(at: 5, animated: false) }
    expect("for empty array") { UISegmentedControl().setEnabled(true, forSegmentAt: 0) }
    expect("not a title, an image or an action") { _ = UISegmentedControl(items: [42]) }
    #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == -1)
  }

  @Test func pickerRowsOutOfBoundsAreRejected() {
    let picker = UIPickerView()
    let source = OneWheel()
    picker.dataSource = source
    expect("component 0 has no row 9; it has 3") {
      picker.selectRow(9, inComponent: 0, animated: false)
    }
    expect("has no component 4; it has 1") {
      picker.selectRow(0, inComponent: 4, animated: false)
    }
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 4) == -1)
    #expect(picker.numberOfRows(inComponent: 4) == 0)
  }

  @Test func stepperRejectsInvalidBounds() {
    let stepper = UIStepper()
    expect("must be less than maximumValue") { stepper.minimumValue = 200 }
    expect("must be greater than minimumValue") { stepper.maximumValue = -1 }
    expect("must be greater than") { stepper.stepValue = 0 }
    #expect(stepper.minimumValue == 0 && stepper.maximumValue == 100 && stepper.stepValue == 1)
  }

  @Test func nonFiniteValuesAreRejected() {
    let (slider, progress, scrollView) = (UISlider(), UIProgressView(), UIScrollView())
    slider.value = .nan
    progress.progress = .infinity
    #expect(slider.value == 0 && progress.progress == 1)
    expect("is not finite") { scrollView.contentOffset = CGPoint(x: 0, y: CGFloat.nan) }
    #expect(scrollView.contentOffset == .zero)
  }

  @Test func selectionBeyondTextIsClamped() {
    let view = UITextView()
    view.text = "four"
    expectSilence {
      view.selectedRange = NSRange(location: NSNotFound, length: 3)
      view.scrollRangeToVisible(NSRange(location: 90, length: 3))
    }
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
    for offset in [1, .max] {
      #expect(view.position(from: view.endOfDocument, offset: offset) == nil)
    }
  }

  @Test func recognizerRejectsUnknownTouchIndex() {
    let recognizer = UITapGestureRecognizer()
    expect("has no touch 3") { #expect(recognizer.location(ofTouch: 3, in: nil) == .zero) }
  }

  // MARK: Input

  @Test func inaccessibleTargetsAreLogged() {
    expect("is not in a window") { #expect(Headless.tap(UIView()) == nil) }
    expect("can't be scrolled") { Headless.scroll(UIScrollView(), by: .zero) }
    let button = UIButton()
    expect("There is no Delete") { Headless.choose("Delete", ofMenuOf: button) }
    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
    expect("There is no Delete in Hello") { Headless.choose("Delete", of: alert) }
  }
}

private final class OneWheel: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
}
