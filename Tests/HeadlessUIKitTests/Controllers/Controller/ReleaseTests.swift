import Foundation
import Testing

@testable import HeadlessUIKit

/// A screen that is released releases everything that it owns.
@MainActor
struct ReleaseTests {
  /// The watched objects, by name.
  fileprivate final class Watch {
    private struct Entry {
      let name: String
      weak var object: AnyObject?
    }

    private var entries: [Entry] = []

    func add(_ object: AnyObject, _ name: String? = nil) {
      entries.append(Entry(name: name ?? "\(type(of: object))", object: object))
    }

    var alive: [String] { entries.filter { $0.object != nil }.map(\.name) }
    var count: Int { entries.count }
  }

  /// A page with one object of every kind, each of which refers to the page in a closure of its
  /// own.
  fileprivate final class Page: UIViewController {
    var observations: [NSKeyValueObservation] = []
    var tokens: [any NSObjectProtocol] = []
    let controls: [UIControl] = [
      UIButton(configuration: .filled()), UISwitch(), UISlider(), UIStepper(),
      UISegmentedControl(items: ["a", "b"]), UIPageControl(), UIDatePicker(), UITextField(),
      UIRefreshControl(),
    ]
    let others: [UIView] = [
      UILabel(), UIImageView(), UIProgressView(), UIActivityIndicatorView(), UIPickerView(),
      UITextView(), UISearchBar(), UIScrollView(), UIStackView(), UINavigationBar(), UIToolbar(),
      UITabBar(), UIVisualEffectView(effect: UIBlurEffect(style: .light)),
    ]

    func fill(_ watch: Watch) {
      for (index, part) in (controls + others).enumerated() {
        watch.add(part)
        part.frame = CGRect(x: 10, y: 20 * CGFloat(index), width: 200, height: 18)
        view.addSubview(part)
        observations.append(
          part.observe(\.isHidden) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.title = "hidden" }
          })
      }
      for control in controls {
        let action = UIAction { [weak self] _ in self?.title = "used" }
        watch.add(action)
        control.addAction(action, for: .allEvents)
      }
      for observation in observations { watch.add(observation) }
      addGestures(watch)
      addDelegates()
    }

    private func addGestures(_ watch: Watch) {
      let recognizers: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
        UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
      ]
      for recognizer in recognizers {
        watch.add(recognizer)
        view.addGestureRecognizer(recognizer)
        Headless.onAction(of: recognizer) { [weak self] _ in self?.title = "touched" }
      }
    }

    private func addDelegates() {
      for case let field as UITextField in controls { field.delegate = self }
      for part in others {
        (part as? UIPickerView)?.dataSource = self
        (part as? UIScrollView)?.delegate = self
        (part as? UISearchBar)?.delegate = self
      }
    }
  }

  @Test func screenReleasesAllItsContents() {
    let watch = Watch()
    do {
      let page = Page()
      watch.add(page)
      page.loadViewIfNeeded()
      page.fill(watch)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Do") { [weak page] _ in page?.title = "done" })
      page.navigationItem.searchController = UISearchController(searchResultsController: nil)
      for object in [page.navigationItem.rightBarButtonItem, page.navigationItem.searchController]
        as [AnyObject?]
      {
        if let object { watch.add(object) }
      }
      let navigation = UINavigationController(rootViewController: page)
      watch.add(navigation)
      watch.add(page.view, "view")
      use(page, in: Headless.host(navigation), watch)
    }
    #expect(watch.count > 50)
    #expect(watch.alive == [])
  }

  /// Touches, types, scrolls and presents: none of it may keep anything alive.
  private func use(_ page: Page, in window: UIWindow, _ watch: Watch) {
    watch.add(window, "window")
    for part in page.controls { Headless.tap(part) }
    for case let field as UITextField in page.controls {
      field.becomeFirstResponder()
      Headless.type("text")
    }
    for case let view as UIScrollView in page.others {
      view.contentSize = CGSize(width: 200, height: 500)
      view.maximumZoomScale = 2
      Headless.pinch(view, scale: 2)
      Headless.scroll(view, by: CGPoint(x: 0, y: 20))
    }
    _ = Headless.render(window)
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    watch.add(alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    page.present(alert, animated: true)
    window.layoutIfNeeded()
    Headless.choose("Yes", of: alert)
    Headless.runLoop()
    for style in [UIModalPresentationStyle.pageSheet, .popover, .currentContext] {
      let presented = UIViewController()
      watch.add(presented, "presented")
      presented.modalPresentationStyle = style
      presented.popoverPresentationController?.sourceView = page.view
      page.present(presented, animated: false)
      window.layoutIfNeeded()
      if style != .currentContext { page.dismiss(animated: false) }
      window.layoutIfNeeded()
    }
  }

  @Test func poppedControllerIsReleased() {
    let watch = Watch()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = Headless.host(navigation)
    do {
      let page = Page()
      watch.add(page)
      page.loadViewIfNeeded()
      page.fill(watch)
      navigation.pushViewController(page, animated: true)
      window.layoutIfNeeded()
    }
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    Headless.runLoop()
    #expect(watch.alive == [])
  }
}

extension ReleaseTests.Page: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate,
  UIPickerViewDataSource
{
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
}
