import HeadlessUIKit
import Testing

/// Views take their class's appearance when they enter a window. All classes are private to this
/// suite, because an appearance applies to the whole process.
@MainActor
struct AppearanceTests {
  private class Badge: UILabel {}
  private final class SmallBadge: Badge {}
  private final class Card: UIView {}
  private final class Deck: UIView {}
  private final class Screen: UIViewController {}
  private final class Slide: UISlider {}
  private final class Bar: UINavigationBar {}

  private func show(_ view: UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
  }

  @Test func viewsAdoptTheirProxyInAWindow() {
    Badge.appearance().textColor = .red
    Badge.appearance().font = .boldSystemFont(ofSize: 30)
    Badge.appearance().tintColor = .green
    let (badge, label) = (Badge(), UILabel())
    #expect(badge.textColor == .label)
    let holder = UIView()
    holder.addSubview(badge)
    holder.addSubview(label)
    show(holder)
    #expect(badge.textColor == .red && badge.font.pointSize == 30 && badge.tintColor == .green)
    #expect(label.textColor == .label)
  }

  @Test func proxyStateValuesApplySeparately() {
    final class Choice: UISegmentedControl {}
    final class Action: UIButton {}
    Choice.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    Action.appearance().setTitleColor(.green, for: .disabled)
    let (choice, action, red) = (Choice(items: ["a", "b"]), Action(), Action())
    red.setTitleColor(.red, for: .normal)
    for view in [choice, action, red] { show(view) }
    let selected = choice.titleTextAttributes(for: .selected)?[.foregroundColor]
    #expect(selected as? UIColor == .red && choice.titleTextAttributes(for: .normal) == nil)
    #expect(action.titleColor(for: .disabled) == .green)
    #expect(action.titleColor(for: .normal) != .green)
    #expect(red.titleColor(for: .disabled) == .green && red.titleColor(for: .normal) == .red)
  }

  @Test func explicitlySetValuesStay() {
    Slide.appearance().minimumTrackTintColor = .red
    let slide = Slide()
    slide.minimumTrackTintColor = .blue
    show(slide)
    #expect(slide.minimumTrackTintColor == .blue && slide.maximumTrackTintColor == nil)
  }

  @Test func readdedViewAdoptsTheCurrentProxy() {
    final class Mark: UIView {}
    Mark.appearance().backgroundColor = .red
    let mark = Mark()
    show(mark)
    Mark.appearance().backgroundColor = .blue
    #expect(mark.backgroundColor == .red)
    mark.removeFromSuperview()
    show(mark)
    #expect(mark.backgroundColor == .blue)
  }

  @Test func containersAndSubclassesRefineTheProxy() {
    final class Tag: UILabel {}
    Tag.appearance().textColor = .red
    Tag.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .green
    Tag.appearance(whenContainedInInstancesOf: [Card.self, Deck.self]).textColor = .blue
    let (plain, inCard, inDeck) = (Tag(), Tag(), Tag())
    let (card, cardOfDeck, deck) = (Card(), Card(), Deck())
    card.addSubview(inCard)
    cardOfDeck.addSubview(inDeck)
    deck.addSubview(cardOfDeck)
    for view in [plain, card, deck] { show(view) }
    #expect([plain, inCard, inDeck].map(\.textColor) == [.red, .green, .blue])

    Badge.appearance().highlightedTextColor = .red
    SmallBadge.appearance().highlightedTextColor = .green
    let (badge, small) = (Badge(), SmallBadge())
    show(badge)
    show(small)
    #expect(badge.highlightedTextColor == .red && small.highlightedTextColor == .green)
  }

  @Test func controllersContainTheirViews() {
    final class Note: UILabel {}
    Note.appearance(whenContainedInInstancesOf: [Screen.self]).textColor = .red
    let (inside, outside, screen) = (Note(), Note(), Screen())
    screen.view.addSubview(inside)
    let window = Headless.host(screen)
    show(outside)
    #expect(inside.textColor == .red && outside.textColor == .label)
    #expect(window.rootViewController === screen)
  }

  @Test func barsAdoptTheirProxyAppearance() {
    let look = UINavigationBarAppearance()
    look.backgroundColor = .red
    Bar.appearance().standardAppearance = look
    Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
    let bar = Bar()
    show(bar)
    #expect(bar.standardAppearance.backgroundColor == .red)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
  }

  @Test func viewsAdoptTheirProxyDirection() {
    final class Row: UIView {}
    Row.appearance().semanticContentAttribute = .forceRightToLeft
    let (row, own) = (Row(), Row())
    own.semanticContentAttribute = .forceLeftToRight
    for view in [row, own] { show(view) }
    #expect(row.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(own.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }
}
