import Foundation
import Observation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Methods that run before layouts to set content and looks, and run again when the properties that
/// they read change.
@MainActor
@Suite(.serialized) struct PropertyUpdateTests {
  @available(iOS 17, tvOS 17, macOS 14, *)
  @Observable
  final class Model {
    var title = "one"
    var other = 0
  }

  /// Records its calls, and reads the model where it is told to.
  @available(iOS 17, tvOS 17, macOS 14, *)
  final class Screen: UIViewController {
    let model: Model
    var calls: [String] = []
    lazy var label = NotingLabel(self)

    init(_ model: Model) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.addSubview(label) }
    override func updateProperties() { calls.append("controller") }
    override func updateViewConstraints() {
      super.updateViewConstraints()
      calls.append("constraints")
    }
    override func viewWillLayoutSubviews() { calls.append("layout") }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  final class NotingLabel: UILabel {
    unowned let screen: Screen

    init(_ screen: Screen) {
      self.screen = screen
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func updateProperties() {
      super.updateProperties()
      text = screen.model.title
      screen.calls.append("label")
    }
  }

  /// A screen as UIKit's documentation shows it.
  @available(iOS 17, tvOS 17, macOS 14, *)
  final class ProfileView: UIView {
    @Observable
    final class Profile {
      var name = "Theo"
    }

    let profile = Profile()
    let nameLabel = UILabel()

    override func updateProperties() {
      super.updateProperties()
      nameLabel.text = profile.name
    }
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func labelFollowsItsModel() {
    let view = ProfileView()
    let window = Headless.host(view)
    #expect(view.nameLabel.text == "Theo")
    view.profile.name = "Piet"
    window.layoutIfNeeded()
    #expect(view.nameLabel.text == "Piet")
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func propertiesUpdateTopDownBeforeLayout() {
    let screen = Screen(Model())
    let window = Headless.host(screen)
    #expect(screen.take() == ["controller", "label", "constraints", "layout"])
    #expect(screen.label.text == "one")
    window.layoutIfNeeded()
    #expect(screen.take() == [])
    screen.setNeedsUpdateProperties()
    screen.label.setNeedsUpdateProperties()
    screen.label.setNeedsUpdateProperties()
    #expect(screen.calls.isEmpty)
    window.layoutIfNeeded()
    #expect(screen.take() == ["controller", "label"])
    screen.setNeedsUpdateProperties()
    screen.updatePropertiesIfNeeded()
    screen.updatePropertiesIfNeeded()
    #expect(screen.take() == ["controller"])
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func changeOfReadPropertyRunsUpdateAgain() {
    let model = Model()
    let screen = Screen(model)
    let window = Headless.host(screen)
    let width = screen.label.intrinsicContentSize.width
    _ = screen.take()
    model.other = 3
    window.layoutIfNeeded()
    #expect(screen.take() == [])
    model.title = "two and more"
    model.title = "two and more of it"
    #expect(screen.label.text == "one")
    window.layoutIfNeeded()
    #expect(screen.label.text == "two and more of it")
    #expect(screen.calls.filter { $0 == "label" } == ["label"])
    #expect(screen.label.intrinsicContentSize.width > width)
  }

  /// A turn of the run loop lays out by itself.
  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func nextTurnAppliesModelChanges() async {
    let model = Model()
    let screen = Screen(model)
    let window = Headless.host(screen)
    await Task.yield()
    model.title = "two"
    for _ in 0..<20 where screen.label.text != "two" { await Task.yield() }
    #expect(screen.label.text == "two")
    // Nobody else uses the model while the task is awaited.
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.title = "three" }.value
    for _ in 0..<20 where screen.label.text != "three" { await Task.yield() }
    #expect(screen.label.text == "three")
    _ = window
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func traitChangeUpdatesProperties() {
    let screen = Screen(Model())
    let window = Headless.host(screen)
    _ = screen.take()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(
      screen.take().filter { ["controller", "label"].contains($0) } == ["controller", "label"])
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func layoutConstraintsAndConfigurationTrackReads() {
    final class Reader: UIView {
      let model: Model
      var seen: [String] = []
      init(_ model: Model) {
        self.model = model
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        seen.append("layout \(model.title)")
      }
      override func updateConstraints() {
        seen.append("constraints \(model.other)")
        super.updateConstraints()
      }
    }
    let model = Model()
    let reader = Reader(model)
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { $0.configuration?.title = model.title }
    reader.addSubview(button)
    let window = Headless.host(reader)
    #expect(reader.seen == ["constraints 0", "layout one"] && button.configuration?.title == "one")
    reader.seen = []
    model.other = 1
    window.layoutIfNeeded()
    #expect(reader.seen.contains("constraints 1"))
    reader.seen = []
    model.title = "two"
    window.layoutIfNeeded()
    #expect(reader.seen.contains("layout two") && button.configuration?.title == "two")
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func cellsTrackReadsOfTheirHandlers() {
    let model = Model()
    let scene = TableScene([["a"]], size: CGSize(width: 375, height: 520))
    scene.makeCell = { table, path, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.configurationUpdateHandler = { cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = model.title
        cell.contentConfiguration = content
      }
      return cell
    }
    scene.layOut()
    func text() -> String? {
      (scene.table.visibleCells.first?.contentConfiguration as? UIListContentConfiguration)?.text
    }
    #expect(text() == "one")
    model.title = "two"
    scene.layOut()
    #expect(text() == "two")
  }

  /// Observations of earlier runs end: a change causes one run, however many there were.
  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func repeatedUpdatesRunOncePerChange() {
    let model = Model()
    let screen = Screen(model)
    let window = Headless.host(screen)
    for _ in 0..<caseCount(2_000) {
      screen.label.setNeedsUpdateProperties()
      window.layoutIfNeeded()
    }
    _ = screen.take()
    model.title = "two"
    window.layoutIfNeeded()
    #expect(screen.take().filter { $0 == "label" } == ["label"])
    window.layoutIfNeeded()
    #expect(screen.take() == [])
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func viewThatReadModelIsFreed() {
    let model = Model()
    var screen: Screen? = Screen(model)
    weak let label = screen?.label
    var window: UIWindow? = screen.map { Headless.host($0) }
    window?.layoutIfNeeded()
    (screen, window) = (nil, nil)
    #expect(label == nil)
    model.title = "two"
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func endlessPropertyUpdatesStop() {
    final class Restless: UIView {
      override func updateProperties() { superview?.setNeedsUpdateProperties() }
    }
    final class Uneasy: UIView {
      override func updateProperties() { subviews[0].setNeedsUpdateProperties() }
    }
    let view = Uneasy()
    view.addSubview(Restless())
    let messages = collectingLog { _ = Headless.host(view) }
    #expect(messages.contains { $0.contains("keeps asking for property updates") })
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func updatePropertiesIsNotCalledBeforeIOS26() {
    let before = Headless.systemVersion
    defer { Headless.systemVersion = before }
    Headless.systemVersion = .iOS18
    let model = Model()
    let screen = Screen(model)
    let window = Headless.host(screen)
    model.title = "two"
    window.layoutIfNeeded()
    #expect(screen.take() == ["constraints", "layout"] && screen.label.text == nil)
  }

  // MARK: Animations

  /// Changes from before an animation are not animated; changes within it are.
  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func flushedUpdatesMoveViewsInAnimations() {
    let box = UIView()
    let view = UIView()
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 10),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
    let window = Headless.host(view)
    width.constant = 20
    var seen: [CGFloat] = []
    UIView.animate(withDuration: 1, delay: 0, options: .flushUpdates) {
      seen.append(box.bounds.width)
      width.constant = 30
      UIView.performWithoutAnimation { seen.append(box.bounds.width) }
    }
    #expect(seen == [20, 30] && box.bounds.width == 30 && Headless.Animation.lastViews == [box])
    width.constant = 40
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { width.constant = 50 }
    animator.flushUpdates = true
    animator.startAnimation()
    #expect(box.bounds.width == 50)
    _ = window
  }
}
