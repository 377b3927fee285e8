@testable import Styling
import TestSupport
import Testing

/// Styles as closures, and themes.
@MainActor
struct StyleTests {
  @Test func documentedStylesApplyInOrder() {
    let button = UIButton()
      .title("Tap me")
      .set(style: .touchHighlighting(color: .blue), .primaryRounded())
    #expect(button.layer.cornerRadius == 8 && button.layer.borderWidth == 4)
    #expect(button.backgroundColor == .systemBlue && button.titleColor(for: .highlighted) == .blue)
    #expect(button.layer.shadowColor == UIColor.darkGray.cgColor && button.layer.shadowOpacity == 1)
  }

  @Test func laterStylesWin() {
    let red = Style<UIView> { $0.backgroundColor = .red }
    let blue = Style<UIView> { $0.backgroundColor = .blue }
    #expect(UIView().set(style: red, blue).backgroundColor == .blue)
    #expect(UIView().set(style: blue + red).backgroundColor == .red)
    #expect(UIView().set(style: blue.adding(red)).backgroundColor == .red)
    #expect(UIView().set(style: [red, blue].merge()).backgroundColor == .blue)
    let view = UIView()
    red.apply(into: view)
    #expect(view.backgroundColor == .red)
  }

  @Test func styleOfASuperclassAppliesToSubclasses() {
    let card = Style<UIView> { $0.layer.cornerRadius = 12 }
    let faint = Style<UIControl> { $0.isEnabled = false }
    let dark = Style<UIView> { view, traits in view.tag = traits.userInterfaceStyle.rawValue }
    let label = UILabel().set(style: Style(card), Style { $0.text = "a" })
    #expect(label.layer.cornerRadius == 12 && label.text == "a")
    let button = UIButton().set(style: Style(card) + Style(faint))
    #expect(button.layer.cornerRadius == 12 && !button.isEnabled)
    let built = UILabel().set(
      style: Style {
        card
        Style { $0.text = "b" }
        dark
      })
    #expect(built.layer.cornerRadius == 12 && built.text == "b")
    let window = UIWindow()
    window.addSubview(built)
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(built.tag == UIUserInterfaceStyle.dark.rawValue)
  }

  @Test(arguments: [false, true]) func styleBuilderTakesConditionsAndLoops(_ isUrgent: Bool) {
    let style = Style<UIButton> {
      Style<UIButton>.primaryRounded()
      if isUrgent { Style { $0.backgroundColor = .red } } else { Style { $0.tag = 1 } }
      for number in 2...4 where number % 2 == 0 { Style { $0.alpha = 1 / CGFloat(number) } }
    }
    let button = UIButton().set(style: style)
    #expect(button.backgroundColor == (isUrgent ? .red : .systemBlue))
    #expect(button.tag == (isUrgent ? 0 : 1) && button.alpha == 0.25)
  }

  @Test func attributeStylesCanBeSetAsStyles() {
    let attributes: ViewStyle = [.text("a"), .color(.red)]
    #expect(UILabel().set(style: attributes).text == "a")
    let label = UILabel().set(style: Style(attributes), Style { $0.backgroundColor = .blue })
    #expect(label.text == "a" && label.backgroundColor == .blue)
    #expect(UILabel().set(style: [.text("b")]).text == "b")
  }

  @Test(arguments: [16, 18])
  func themeIsReappliedWhenTraitsChange(release: Int) {
    onRelease(release) {
      let window = UIWindow()
      let label = UILabel()
      let stack = UIStackView(arrangedSubviews: [label])
      window.addSubview(stack)
      let style = Style<UILabel> { label, traits in
        label.text = traits.userInterfaceStyle == .dark ? "dark" : "light"
      }
      label.set(style: style)
      let spacing = Style<UIStackView> { stack, traits in
        stack.spacing = traits.horizontalSizeClass == .compact ? 4 : 8
      }
      stack.set(style: spacing)
      #expect(label.text == "light" && stack.arrangedSubviews == [label])
      window.overrideUserInterfaceStyle = .dark
      window.layoutIfNeeded()
      #expect(label.text == "dark")
    }
  }

  @Test func laterThemeReplacesTheEarlierOne() {
    var applied: [String] = []
    let window = UIWindow()
    let label = UILabel()
    window.addSubview(label)
    label.set(style: Style { (_: UILabel, _: UITraitCollection) in applied.append("first") })
    label.set(style: Style { (_: UILabel, _: UITraitCollection) in applied.append("second") })
    label.set(style: Style { (_: UILabel) in applied.append("plain") })
    applied = []
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    #expect(applied == ["second"])
  }

  @Test func applyingThemesReachesTheWindowsViewsOnly() {
    let palette = Palette()
    let window = UIWindow()
    let (inside, outside) = (UILabel(), UILabel())
    let box = UIView()
    window.addSubview(box)
    box.addSubview(inside)
    let style = Style<UILabel> { label, _ in label.textColor = palette.color }
    for label in [inside, outside] { label.set(style: style) }
    palette.color = .blue
    Theme.apply(to: window)
    #expect(inside.textColor == .blue && outside.textColor == .red)
  }

  @Test(arguments: [16, 18])
  func themedViewIsReleased(release: Int) {
    onRelease(release) {
      weak var released: UILabel?
      weak var held: Palette?
      do {
        let palette = Palette()
        let label = UILabel()
        label.set(style: Style { label, _ in label.textColor = palette.color })
        (released, held) = (label, palette)
      }
      #expect(released == nil && held == nil)
    }
  }

  /// An app that empties a view also removes the watching view.
  @Test(arguments: [16, 18])
  func emptiedViewFollowsTraitsWhenStyledAgain(release: Int) {
    onRelease(release) {
      let (window, view) = (UIWindow(), UIView())
      window.addSubview(view)
      let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .black }
      var applied = 0
      for _ in 0..<2 {
        for subview in view.subviews { subview.removeFromSuperview() }
        view.borderColor(color).set(style: Style { _, _ in applied += 1 })
      }
      #expect(applied == 2)
      window.overrideUserInterfaceStyle = .dark
      window.layoutIfNeeded()
      #expect(applied == 3 && view.layer.borderColor == UIColor.yellow.cgColor)
    }
  }

  @Test func emptiedViewFollowsTraitsFromTheNextTurn() async {
    let (window, view, other) = (UIWindow(), UIView(), UIView())
    window.addSubview(view)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .black }
    var applied = 0
    // The watching view also serves other styles, whatever the release is later.
    onRelease(16) {
      view.borderColor(color).set(style: Style { _, _ in applied += 1 })
      view.set(style: ViewStyle([.roundedBy(.height)]))
    }
    // A loop that empties the view ends.
    while let subview = view.subviews.first { subview.removeFromSuperview() }
    window.overrideUserInterfaceStyle = .dark
    view.bounds.size = CGSize(width: 50, height: 40)
    for _ in 0..<10 { await Task.yield() }
    window.layoutIfNeeded()
    #expect(view.subviews.count == 1 && view.layer.cornerRadius == 20 && applied == 2)
    #expect(view.layer.borderColor == UIColor.yellow.cgColor)
    // The watching view does not stay with a view that takes over all subviews, either.
    for subview in view.subviews { other.addSubview(subview) }
    for _ in 0..<10 { await Task.yield() }
    view.bounds.size.height = 30
    window.layoutIfNeeded()
    #expect(other.subviews.isEmpty && view.layer.cornerRadius == 15)
  }

  /// The watching view lies behind all others. In views that do not own their subviews, it lies in
  /// the content view.
  @Test func styleSensorLiesBehindOtherSubviews() throws {
    let (view, label, effect) = (UIView(), UILabel(), UIVisualEffectView(effect: nil))
    view.addSubview(label)
    let before = effect.subviews
    for view in [view, effect] { view.set(style: ViewStyle([.roundedBy(.height)])) }
    #expect(view.subviews.first is StyleSensor && view.subviews.last === label)
    #expect(effect.subviews == before && effect.contentView.subviews.first is StyleSensor)
  }

  @Test func styleSensorDoesNotInterfere() throws {
    try onRelease(16) {
      let stack = UIStackView(arrangedSubviews: [UILabel()])
      stack.set(style: Style { stack, _ in stack.spacing = 3 })
      stack.set(style: Style { stack, _ in stack.spacing = 4 })
      let sensor = try #require(stack.subviews.first { $0 is StyleSensor })
      #expect(stack.subviews.count == 2 && stack.arrangedSubviews.count == 1)
      #expect(sensor.isHidden && !sensor.isUserInteractionEnabled && !sensor.isAccessibilityElement)
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height < 30)
    }
  }
}

@MainActor
private final class Palette {
  var color = UIColor.red
}

extension Style {
  /// Generic definition is required to be able to support view subclass types
  fileprivate static func primaryRounded<T: UIView>() -> Style<T> {
    Style<T>({ view in
      view.backgroundColor(.systemBlue)
        .cornerRadius(8)
        .borderWidth(4)
        .shadowColor(.darkGray)
        .shadowOpacity(1)
        .shadowRadius(5)
    })
  }

  fileprivate static func touchHighlighting<T: UIButton>(color: UIColor) -> Style<T> {
    Style<T> { button in button.titleColor(color, for: .highlighted) }
  }
}
