import TestSupport
import Testing

@testable import LayoutCore

/// The names of views and guides in messages and in described source.
@MainActor
struct LayoutNamesTests {
  private class Base: UIView { let inherited = UILabel() }

  private final class Card: Base {
    let title = UILabel()
    let named: UILabel = {
      let label = UILabel()
      label.accessibilityIdentifier = "headline"
      return label
    }()
    lazy var badge = UIView()
    let rows = [UIView(), UIView()]
    let guide = UILayoutGuide()
    let optional: UIView? = UIView()
  }

  private final class Controller: UIViewController { let footer = UIView() }

  @Test func viewIsNamedByIdentifierThenPropertyThenClass() throws {
    let card = Card()
    let stranger = UISwitch()
    let optional = try #require(card.optional)
    let badge = card.badge
    for view in [card.title, card.named, card.inherited, badge, optional, stranger] + card.rows {
      card.addSubview(view)
    }
    card.addLayoutGuide(card.guide)
    let views = [card.title, card.named, card.inherited, badge, optional, stranger] + card.rows
    let names = LayoutNames(of: (views as [UIView]).map { .view($0) } + [.guide(card.guide)])
    #expect(
      views.map { names.name(of: $0) } == [
        "title", "headline", "inherited", "badge", "optional", "UISwitch", "rows[0]", "rows[1]",
      ])
    #expect(names.name(of: .guide(card.guide)) == "guide")
  }

  /// Texts that have a line for each view or rule keep it, whatever the identifiers.
  @Test func namesEscapeLineBreaks() {
    let (view, guide) = (UIView(), UILayoutGuide())
    view.accessibilityIdentifier = "sign\r\nin\u{2028}to\u{1}day 👋"
    guide.identifier = "first\nlast"
    view.addLayoutGuide(guide)
    let names = LayoutNames(of: [.view(view), .guide(guide)])
    #expect(names.name(of: view) == #"sign\r\nin\u{2028}to\u{01}day 👋"#)
    #expect(names.name(of: .guide(guide)) == #"first\nlast"#)
    #expect(
      names.name(of: .guide(view.safeAreaLayoutGuide))
        == #"sign\r\nin\u{2028}to\u{01}day 👋.safeArea"#)
    var sources = SourceNames(inSightOf: [view])
    #expect(sources.name(of: view) == "signInToDay")
    #expect(sources.name(of: guide) == "firstLast")
  }

  @Test func unnamedViewsOfAClassAreNumbered() {
    let (first, second, button) = (UILabel(), UILabel(), UIButton())
    let names = LayoutNames(of: [.view(first), .view(button), .view(second), .view(first)])
    #expect(
      [first, button, second].map { names.name(of: $0) } == ["UILabel 1", "UIButton", "UILabel 2"])
  }

  @Test func propertiesOfTheControllerNameViews() {
    let controller = Controller()
    controller.view.addSubview(controller.footer)
    #expect(LayoutNames(of: [.view(controller.footer)]).name(of: controller.footer) == "footer")
  }

  @Test func guidesOfAViewAreNamedAfterIt() {
    let scrollView = UIScrollView()
    scrollView.accessibilityIdentifier = "list"
    let names = LayoutNames()
    #expect(names.name(of: .guide(scrollView.contentLayoutGuide)) == "list.content")
    #expect(names.name(of: .guide(scrollView.frameLayoutGuide)) == "list.frame")
    #expect(names.name(of: .guide(scrollView.safeAreaLayoutGuide)) == "list.safeArea")
  }

  /// The stored properties of UIKit's own classes give no names.
  @Test func propertiesOfUIKitClassesGiveNoNames() throws {
    let button = UIButton()
    button.setTitle("Send", for: .normal)
    let label = try #require(button.titleLabel)
    #expect(LayoutNames(of: [.view(label)]).name(of: label) == "\(type(of: label))")
  }

  @Test(arguments: [
    ("sign-in button", "signInButton"), ("UILabel", "label"), ("URLField", "urlField"),
    ("title", "title"), ("2nd", "item2nd"), ("", "item"), ("für alle", "fRAlle"),
    ("class", "classItem"),
    ("UILabel 2", "label2"),
  ])
  func sourceNamesAreValidSwiftIdentifiers(text: String, identifier: String) {
    #expect(SourceNames.identifier(from: text) == identifier)
  }

  @Test func sourceNamesAreUnique() {
    let (first, second) = (UILabel(), UILabel())
    var names = SourceNames(inSightOf: [])
    #expect([first, second, first].map { names.name(of: $0) } == ["label", "label2", "label"])
    #expect(names.unique("label") == "label3")
  }

  /// Reflection gives no module for Objective-C classes, such as UIKit's.
  @Test(arguments: [
    ("UILabel", "", "UILabel"), ("HeadlessUIKit.UILabel", "HeadlessUIKit", "UILabel"),
    ("App.List<Swift.Int>.Row", "App", "List<Swift.Int>.Row"),
    ("List<Swift.Int>", "", "List<Swift.Int>"),
    ("App.(Row in _21F3)", "App", "(Row in _21F3)"),
    ("(extension in App):UIKit.Row", "", "(extension in App):UIKit.Row"),
  ])
  func aQualifiedNameIsAModuleAndAPath(text: String, module: String, path: String) {
    let name = QualifiedName(text)
    #expect(String(name.module) == module && String(name.path) == path)
  }

  private final class Twice: UIView {
    let title = UILabel()
    lazy var first: UIView = title
  }

  @Test func viewInTwoPropertiesIsNamedByTheFirst() {
    let view = Twice()
    view.addSubview(view.first)
    #expect(LayoutNames(of: [.view(view.title)]).name(of: view.title) == "title")
  }
}
