import Foundation
import Testing

@testable import HeadlessGraphics
@testable import HeadlessUIKit

/// Fonts, colors and metrics follow the traits of the object that is being called, or else of the
/// device.
@MainActor
struct CurrentTraitsTests {
  typealias Category = UIContentSizeCategory

  private static let large = Headless.Environment(
    contentSizeCategory: .accessibilityExtraExtraExtraLarge)

  /// Records the current traits whenever it is called.
  private final class Witness: UIView {
    var seen: [String: UITraitCollection] = [:]
    let fontOfInit = UIFont.preferredFont(forTextStyle: .body)
    let lengthOfInit = UIFontMetrics.default.scaledValue(for: 100)

    private func note(_ name: String) { seen[name] = .current }
    override func layoutSubviews() {
      super.layoutSubviews()
      note("layout")
    }
    override func updateConstraints() {
      super.updateConstraints()
      note("constraints")
    }
    override func draw(_ rect: CGRect) { note("draw") }
    override func tintColorDidChange() { note("tint") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      note("traits")
    }
  }

  private final class WitnessController: UIViewController {
    var seen: [String: Category] = [:]
    private func note(_ name: String) {
      seen[name] = UITraitCollection.current.preferredContentSizeCategory
    }
    override func loadView() {
      super.loadView()
      note("load")
    }
    override func viewWillLayoutSubviews() { note("will") }
    override func viewDidLayoutSubviews() { note("did") }
    override func updateViewConstraints() {
      super.updateViewConstraints()
      note("constraints")
    }
  }

  @Test(arguments: UIContentSizeCategory.ordered)
  func fontsMadeInInitializerHaveTheHostedTextSize(category: Category) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    var views: [Witness] = []
    let window = Headless.host(
      {
        views.append(Witness())
        return views[0]
      }(), in: Headless.Environment(contentSizeCategory: category))
    #expect(
      views[0].fontOfInit == .preferredFont(forTextStyle: .body, compatibleWith: traits))
    #expect(
      views[0].lengthOfInit == UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traits))
    #expect((views[0].fontOfInit.pointSize == 17) == (category == .large))
    withExtendedLifetime(window) {}
  }

  @Test func controllerLoadsUnderItsEnvironment() throws {
    var controllers: [WitnessController] = []
    let window = Headless.host(
      {
        controllers.append(WitnessController())
        return controllers[0]
      }(), in: Self.large)
    let category = Category.accessibilityExtraExtraExtraLarge
    let names = ["load", "will", "did", "constraints"]
    #expect(names.allSatisfy { controllers[0].seen[$0] == category })
    withExtendedLifetime(window) {}
  }

  @Test func currentTraitsInCallbacksAreTheViews() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let (root, view) = (UIView(), Witness())
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    root.addSubview(view)
    let window = Headless.host(root, in: Self.large)
    view.overrideUserInterfaceStyle = .dark
    view.setNeedsLayout()
    view.setNeedsUpdateConstraints()
    view.tintColor = .systemRed
    window.layoutIfNeeded()
    _ = Headless.render(window)
    for name in ["layout", "constraints", "tint", "traits", "draw"] {
      let traits = view.seen[name]
      #expect(traits == view.traitCollection, "\(name)")
      #expect(traits?.containsTraits(in: dark) == true, "\(name)")
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
    #expect(UITraitCollection.current == window.traitCollection)
  }

  @Test func handlersSeeTheTraitsOfTheirView() {
    let (view, button) = (UIView(), UIButton(configuration: .plain()))
    var seen: [UITraitCollection] = []
    _ = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in
      seen.append(.current)
    }
    button.configurationUpdateHandler = { _ in seen.append(.current) }
    view.addSubview(button)
    let window = Headless.host(view, in: Self.large)
    seen = []
    view.overrideUserInterfaceStyle = .dark
    button.setNeedsUpdateConfiguration()
    window.layoutIfNeeded()
    #expect(seen.count == 2)
    #expect(seen.allSatisfy { $0 == view.traitCollection })
  }

  @Test func currentTraitsFollowTheLastHostedWindow() {
    Headless.runLoop()
    let outside = UITraitCollection.current
    var first: UIWindow? = Headless.host(UIView(), in: Self.large)
    var second: UIWindow? = Headless.host(
      UIView(), in: Headless.Environment(device: .iPadAir11, contentSizeCategory: .small))
    #expect(UITraitCollection.current.preferredContentSizeCategory == .small)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 15)
    #expect(UIScreen.main.bounds.size == Headless.Device.iPadAir11.size)
    #expect(UIApplication.shared.preferredContentSizeCategory == .small)
    second.map {
      Headless.change($0, to: Headless.Environment(device: .iPhoneSE))
    }
    #expect(UITraitCollection.current.displayScale == 2)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    Headless.runLoop()
    second = nil
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    first = nil
    #expect(UITraitCollection.current == outside)
    #expect(first == nil && second == nil)
  }

  @Test func defaultEnvironmentAppliesWithoutHost() {
    let standard = Headless.environment
    Headless.environment = Self.large
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    Headless.environment = standard
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
  }

  @Test func otherThreadsSeeTheDeviceTraits() {
    let window = Headless.host(UIView(), in: Self.large)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    nonisolated(unsafe) var seen: [UITraitCollection] = []
    let isDone = DispatchSemaphore(value: 0)
    dark.performAsCurrent {
      Thread.detachNewThread {
        let before = UITraitCollection.current
        var inside = before
        UITraitCollection(displayScale: 1).performAsCurrent { inside = .current }
        seen = [before, inside, .current]
        isDone.signal()
      }
      isDone.wait()
      #expect(UITraitCollection.current === dark)
    }
    #expect(seen.map(\.displayScale) == [3, 1, 3])
    #expect(seen.first?.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    withExtendedLifetime(window) {}
  }

  /// This happens at once, not with the next turn of the run loop, and whatever animation ran last.
  @Test func releasedWindowTakesItsSettings() {
    let before = UIFont.preferredFont(forTextStyle: .body).pointSize
    weak var known: UIWindow?
    func show() {
      let window = Headless.host(UIViewController(), in: Headless.Environment())
      known = window
      let settings = Headless.Environment(
        device: .iPadPro13, contentSizeCategory: .accessibilityExtraExtraExtraLarge)
      Headless.change(window, to: settings)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 53)
    }
    show()
    #expect(known == nil)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == before)
  }
}
