import Foundation
import Testing

@testable import HeadlessUIKit

private enum Theme { case plain, loud }

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

@MainActor
struct TraitOverrideTests {
  private final class Log {
    var lines: [String] = []
  }

  private final class Witness: UIView {
    let log: Log

    init(_ log: Log, named name: String) {
      self.log = log
      super.init(frame: .zero)
      accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.lines.append("view \(accessibilityIdentifier ?? "")")
    }
  }

  private final class WitnessController: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = Witness(log, named: "root") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      log.lines.append("controller")
    }
  }

  @Test func overrideAppliesToViewAndDescendants() {
    let (root, child, sibling) = (UIView(), UIView(), UIView())
    let window = Headless.host(root)
    root.addSubview(child)
    root.addSubview(sibling)
    child.traitOverrides.horizontalSizeClass = .regular
    child.traitOverrides.preferredContentSizeCategory = .extraLarge
    let grandchild = UIView()
    child.addSubview(grandchild)
    #expect(grandchild.traitCollection.horizontalSizeClass == .regular)
    #expect(grandchild.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(grandchild.traitCollection.verticalSizeClass == .regular)
    #expect(sibling.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(!child.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    #expect(grandchild.traitCollection.horizontalSizeClass == .compact)
    withExtendedLifetime(window) {}
  }

  @Test func nearestOverrideWins() {
    let controller = UIViewController()
    controller.traitOverrides.userInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    let child = UIView()
    controller.view.addSubview(child)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    controller.view.traitOverrides.userInterfaceStyle = .light
    #expect(child.traitCollection.userInterfaceStyle == .light)
    child.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func directionOverrideMirrorsTheLayout() {
    let root = makeRoot(100, 20)
    let box = root.adding(Box(10, 10))
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3).activated()
    root.layoutIfNeeded()
    #expect(box.frame.minX == 3)
    root.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(box.frame.minX == 87)
  }

  @Test func parentOverridesTraitsOfItsChild() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    parent.setOverrideTraitCollection(wide, forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.overrideTraitCollection(forChild: child) == wide)
    child.removeFromParent()
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
    let messages = collectingLog { parent.setOverrideTraitCollection(wide, forChild: child) }
    #expect(messages.count == 1)
  }

  @Test func controllersHearBeforeViewsAndSubviews() {
    let log = Log()
    let controller = WitnessController(log)
    let window = Headless.host(controller)
    controller.view.addSubview(Witness(log, named: "child"))
    log.lines = []
    window.overrideUserInterfaceStyle = .dark
    #expect(log.lines == ["controller", "view root", "view child"])
  }

  @Test func handlersHearOnlyRegisteredTraits() {
    let view = UIView()
    let window = Headless.host(view)
    var styles: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous) in
      styles += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    window.traitOverrides.legibilityWeight = .bold
    #expect(styles.isEmpty)
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(styles == [.light, .dark])
    view.unregisterForTraitChanges(registration)
    window.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(styles.count == 2)
  }

  /// The code follows UIKit's documentation.
  @Test func traitChangeHandlerCanTakeSelf() {
    class Screen: UIViewController {
      var told: [UIUserInterfaceStyle] = []

      override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
          (self: Self, previousTraitCollection: UITraitCollection) in
          self.told.append(previousTraitCollection.userInterfaceStyle)
        }
      }
    }
    final class Dark: Screen {}
    let screen = Dark()
    let window = Headless.host(screen)
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(screen.told == [.light])
  }

  @Test func controllersCanRegister() {
    let controller = UIViewController()
    let window = Headless.host(controller)
    var count = 0
    controller.registerForTraitChanges([UITraitUserInterfaceLevel.self, ThemeTrait.self]) {
      (_: UIViewController, _) in count += 1
    }
    window.traitOverrides.userInterfaceLevel = .elevated
    window.traitOverrides.theme = .loud
    window.traitOverrides.theme = .loud
    #expect(count == 2)
  }

  @Test func appsCanDefineTraits() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.traitCollection[ThemeTrait.self] == .plain)
    root.traitOverrides.theme = .loud
    #expect(child.traitCollection[ThemeTrait.self] == .loud)
    let plain = UITraitCollection { $0.theme = .plain }
    let loud = plain.modifyingTraits { $0.theme = .loud }
    #expect(plain != loud)
    #expect(plain.hasDifferentColorAppearance(comparedTo: loud))
    #expect(UITraitCollection(traitsFrom: [plain, loud])[ThemeTrait.self] == .loud)
  }

  @Test func traitsFollowAMovedView() {
    let (dark, light, view) = (UIView(), UIView(), UIView())
    dark.overrideUserInterfaceStyle = .dark
    dark.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    light.addSubview(view)
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }
}
