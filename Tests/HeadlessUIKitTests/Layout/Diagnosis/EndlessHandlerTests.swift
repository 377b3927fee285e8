import Foundation
import Testing

@testable import HeadlessUIKit

/// Handlers that answer each change with another are stopped and reported.
@MainActor
struct EndlessHandlerTests {
  /// Reverses each change that it hears of.
  private final class Restless: UIView {
    var flips: Set<String> = []
    var calls = 0

    private func flip(_ what: String, _ change: () -> Void) {
      guard flips.contains(what) else { return }
      calls += 1
      change()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      flip("traits") {
        overrideUserInterfaceStyle = overrideUserInterfaceStyle == .dark ? .light : .dark
      }
    }
    override func layoutMarginsDidChange() {
      flip("layout margins") { layoutMargins.left = layoutMargins.left == 1 ? 2 : 1 }
    }
    override func tintColorDidChange() {
      flip("tint color") { tintColor = tintColor == .systemRed ? .systemBlue : .systemRed }
    }
    override func safeAreaInsetsDidChange() {
      flip("safe area") {
        controller?.additionalSafeAreaInsets.top += safeAreaInsets.top > 20 ? -10 : 10
      }
    }
    override func updateConstraints() {
      super.updateConstraints()
      flip("constraints") {
        widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(calls)).isActive = true
        setNeedsUpdateConstraints()
      }
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      flip("layout") {
        setNeedsLayout()
        layoutIfNeeded()
      }
    }
  }

  private let view = Restless()
  private let controller = UIViewController()
  private let window: UIWindow

  init() {
    controller.view = view
    window = Headless.host(controller, in: .init(size: CGSize(width: 100, height: 100)))
  }

  private func messages(_ what: String, _ begin: () -> Void) -> [String] {
    view.calls = 0
    view.flips = [what]
    let messages = collectingLog {
      begin()
      window.layoutIfNeeded()
    }
    view.flips = []
    return messages
  }

  @Test func handlersThatKeepChangingStopWithOneMessage() {
    let changes: [String: () -> Void] = [
      "traits": { view.overrideUserInterfaceStyle = .dark },
      "safe area": { controller.additionalSafeAreaInsets.top = 10 },
      "layout margins": { view.layoutMargins.left = 5 },
      "tint color": { view.tintColor = .systemGreen },
    ]
    for (what, change) in changes.sorted(by: { $0.key < $1.key }) {
      let messages = messages(what, change)
      #expect(messages.count == 1, "\(what) \(messages)")
      #expect(messages.first?.contains("Restless keeps changing its \(what)") == true)
      #expect((10...60).contains(view.calls), "\(what) \(view.calls)")
    }
  }

  @Test func severalHandlersShareOneLimit() {
    for _ in 0..<3 {
      _ = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Restless, _) in
        view.calls += 1
        view.overrideUserInterfaceStyle = view.overrideUserInterfaceStyle == .dark ? .light : .dark
      }
    }
    #expect(messages("") { view.overrideUserInterfaceStyle = .dark }.count == 1)
    #expect(view.calls < 1000)
  }

  /// A scroll view that answers each change of its offset or inset with another.
  private final class RestlessScroll: UIScrollView, UIScrollViewDelegate {
    var calls = 0

    override func adjustedContentInsetDidChange() {
      calls += 1
      contentInset.top = contentInset.top == 1 ? 2 : 1
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls += 1
      contentOffset.y = contentOffset.y == 10 ? 20 : 10
    }
  }

  @Test(arguments: [false, true]) func selfTriggeringScrollViewIsStopped(byInset: Bool) {
    let scroll = RestlessScroll(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    scroll.contentSize = CGSize(width: 50, height: 500)
    // Keeps the safe area out, which is that of the screen of the window hosted last.
    scroll.contentInsetAdjustmentBehavior = .never
    view.addSubview(scroll)
    let messages = collectingLog {
      if byInset {
        scroll.contentInset.top = 5
      } else {
        scroll.delegate = scroll
        scroll.contentOffset.y = 30
      }
    }
    #expect(messages.count == 1, "\(messages)")
    let what = byInset ? "changing its content insets" : "scrolling"
    #expect(messages.first?.contains("RestlessScroll keeps \(what)") == true)
    #expect((10...60).contains(scroll.calls))
  }

  @Test func selfTriggeringControlEventIsStopped() {
    let slider = UISlider()
    var calls = 0
    let action = UIAction { [unowned slider] _ in
      calls += 1
      slider.sendActions(for: .valueChanged)
    }
    slider.addAction(action, for: .valueChanged)
    let messages = collectingLog { slider.sendActions(for: .valueChanged) }
    #expect(messages.count == 1 && messages[0].contains("UISlider keeps sending its events"))
    #expect(calls == 50)
    slider.removeAction(action, for: .valueChanged)
    var heard = 0
    slider.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    slider.sendActions(for: .valueChanged)
    #expect(heard == 1)
  }

  /// Views whose intrinsic content size invalidates itself whenever it is read.
  private final class Doubtful: UIView {
    var calls = 0
    weak var other: Doubtful?

    override var intrinsicContentSize: CGSize {
      calls += 1
      (other ?? self).invalidateIntrinsicContentSize()
      return CGSize(width: 10 + calls % 2, height: 5)
    }
  }

  @Test(arguments: [false, true]) func selfInvalidatingSizesAreStopped(eachOther: Bool) {
    let (first, second) = (Doubtful(), Doubtful())
    if eachOther { (first.other, second.other) = (second, first) }
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    let messages = messages("") { view.addSubview(stack) }
    #expect(messages.count <= 1, "\(messages)")
    #expect(first.calls + second.calls < 5_000)
    #expect(first.frame.width.isFinite && !messages.isEmpty)
  }

  @Test func stoppedHandlersWorkAgain() {
    _ = messages("traits") { view.overrideUserInterfaceStyle = .dark }
    var styles: [UIUserInterfaceStyle] = []
    _ = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Restless, _) in
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    #expect(collectingLog { view.overrideUserInterfaceStyle = .light }.isEmpty)
    #expect(collectingLog { view.overrideUserInterfaceStyle = .dark }.isEmpty)
    #expect(styles.suffix(1) == [.dark])
  }

  /// The limit is fifty rounds, and not fifty for each of fifty.
  @Test func endlessConstraintUpdatesStopAfterFiftyRounds() {
    let messages = messages("constraints") { view.setNeedsUpdateConstraints() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("keeps asking for constraint updates") == true)
    #expect(view.calls == 50)
  }

  @Test func recursiveLayoutIsStoppedWithAMessage() {
    let messages = messages("layout") { view.setNeedsLayout() }
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.contains("runs recursively") == true)
    #expect(view.calls <= 60)
    view.setNeedsLayout()
    #expect(collectingLog { window.layoutIfNeeded() }.isEmpty)
  }

  @Test func systemGuideCannotBeAddedToAnotherView() {
    let (first, second) = (UIView(), UIView())
    for kind in [first.safeAreaLayoutGuide, first.layoutMarginsGuide, first.keyboardLayoutGuide] {
      let messages = collectingLog { second.addLayoutGuide(kind) }
      #expect(messages.count == 1)
      #expect(messages.first?.contains(kind.identifier) == true)
      #expect(kind.owningView === first)
    }
    #expect(second.layoutGuides.isEmpty)
    let own = UILayoutGuide()
    first.addLayoutGuide(own)
    #expect(collectingLog { second.addLayoutGuide(own) }.isEmpty)
    #expect(own.owningView === second)
  }
}
