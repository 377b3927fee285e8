import Foundation
import TestSupport
import Testing

/// The names of properties in described source.
@MainActor
struct PropertyNameTests {
  private final class Parts: UIView {
    let guide = UILayoutGuide()
    var badge: UILabel? = UILabel()
    weak var shared: UILabel?
    lazy var later = UILabel()
    var rows: [UIView]? = [UIView(), UIView()]
    var `in`: UIView? = UIView()
  }

  /// The source compiles in the class that has the properties.
  @Test func viewsInPropertiesAreNamedByTheProperty() throws {
    let (parts, shared) = (Parts(), UILabel())
    parts.shared = shared
    let badge = try #require(parts.badge)
    let rows = try #require(parts.rows)
    let within = try #require(parts.in)
    let context = Mondrian.buildSubviews(on: parts) {
      VStackBlock {
        badge
        shared
        parts.later
        rows[1]
        within
        parts.guide.layoutGuideBlock.height(40)
      }
    }
    let lines = context.describe(in: BlockDialect.blocks).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(
      lines == [
        "Mondrian.buildSubviews(on: self) {", "VStackBlock {", "badge!", "shared!", "later",
        "rows![1]", "`in`!", "guide.layoutGuideBlock.height(40)", "}", "}",
      ])
  }

  private final class Card: UIView {
    let title = UILabel()
  }

  /// The description includes the arranged subviews and the margins.
  @Test func unnamedStackViewIsDescribedWithItsContent() {
    let card = Card()
    let inner = UIStackView(arrangedSubviews: [UILabel(), card.title])
    inner.spacing = 4
    let stack = UIStackView(arrangedSubviews: [inner, UIImageView()])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4.5)
    let context = Mondrian.buildSubviews(on: card) { VStackBlock { stack } }
    #expect(
      context.describe(in: BlockDialect.blocks) == """
        let stackView = UIStackView()
        stackView.isLayoutMarginsRelativeArrangement = true
        stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, \
        trailing: 4.5)
        let stackView2 = UIStackView()
        stackView2.spacing = 4
        let imageView = UIImageView()
        let label = UILabel()
        stackView.addArrangedSubview(stackView2)
        stackView.addArrangedSubview(imageView)
        stackView2.addArrangedSubview(label)
        stackView2.addArrangedSubview(title)
        Mondrian.buildSubviews(on: self) {
          VStackBlock {
            stackView
          }
        }
        """)
  }

  /// The stack view makes the label's constraints, except those that the label states itself.
  @Test func viewBothArrangedAndPlacedIsDeclaredOnce() {
    let card = Card()
    let (stack, label) = (UIStackView(), UILabel())
    let context = Mondrian.buildSubviews(on: card) {
      VStackBlock {
        stack
        label.viewBlock.height(20)
      }
    }
    stack.addArrangedSubview(label)
    #expect(
      context.describe(in: BlockDialect.blocks) == """
        let stackView = UIStackView()
        let label = UILabel()
        stackView.addArrangedSubview(label)
        Mondrian.buildSubviews(on: self) {
          VStackBlock {
            stackView
            label.viewBlock.height(20)
          }
        }
        """)
  }
}
