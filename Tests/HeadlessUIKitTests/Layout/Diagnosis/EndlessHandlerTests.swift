import Foundation
import Testing

@testable import HeadlessUIKit

/// What answers each change with another is stopped, and told of.
@MainActor
@Suite struct EndlessHandlerTests {
  /// Changes back and forth what it hears of.
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

  @Test func handlersThatFlipWhatTheyHearOfEndWithOneMessage() {
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

  @Test func severalHandlersOfOneChangeAreNoMoreThanOne() {
    for _ in 0..<3 {
      _ = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Restless, _) in
        view.calls += 1
        view.overrideUserInterfaceStyle = view.overrideUserInterfaceStyle == .dark ? .light : .dark
      }
    }
    #expect(messages("") { view.overrideUserInterfaceStyle = .dark }.count == 1)
    #expect(view.calls < 1000)
  }

  @Test func handlersWorkAgainAfterwards() {
    _ = messages("traits") { view.overrideUserInterfaceStyle = .dark }
    var styles: [UIUserInterfaceStyle] = []
    _ = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Restless, _) in
      styles.append(view.traitCollection.userInterfaceStyle)
    }
    #expect(collectingLog { view.overrideUserInterfaceStyle = .light }.isEmpty)
    #expect(collectingLog { view.overrideUserInterfaceStyle = .dark }.isEmpty)
    #expect(styles.suffix(1) == [.dark])
  }

  /// Fifty rounds, not fifty for each of fifty.
  @Test func constraintUpdatesThatAskAgainEndAfterFiftyRounds() {
    let messages = messages("constraints") { view.setNeedsUpdateConstraints() }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("keeps asking for constraint updates") == true)
    #expect(view.calls == 50)
  }

  @Test func aLayoutInsideItselfEndsWithAMessage() {
    let messages = messages("layout") { view.setNeedsLayout() }
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.contains("runs inside itself") == true)
    #expect(view.calls <= 60)
    view.setNeedsLayout()
    #expect(collectingLog { window.layoutIfNeeded() }.isEmpty)
  }

  @Test func aGuideOfAnotherViewsSystemStaysWhereItIs() {
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
