import TestSupport
import Testing

/// The description of single elements.
@MainActor
struct DescribeDetailTests {
  private let root = UIView()
  private let a = SizedView("a")
  private let b = SizedView("b")

  init() { root.accessibilityIdentifier = "root" }

  @Test func documentationExampleIsDescribedInEachDialect() {
    let card = Card()
    let group = card.layoutContent { content in
      content.put(card.title).top(.equalTo(8), to: .parent)
    }
    #expect(
      group.describe(in: .anchors) == """
        self.add {
          title
            .topAnchor(8)
        }
        """)
    #expect(
      group.describe() == """
        self.addSubview(title)
        Mondrian.layout {
          title.mondrian.layout
            .top(.toSuperview, .exact(8, 999))
        }
        """)
    #expect(
      group.describe(in: .content) == """
        self.layoutContent(defaultPriority: .fixed(.required)) { content in
          content.put(title)
            .top(.equalTo(8), to: .parent, priority: 999)
        }
        """)
  }

  private final class Fallback: UIView {
    let `default` = UIView()
  }

  @Test func propertyNamedLikeAKeywordIsQuoted() {
    let view = Fallback()
    let group = view.layoutContent { $0.put(view.default).top(.equal, to: .parent) }
    #expect(group.describe().contains("  `default`.mondrian.layout"))
  }

  @Test func unnamedViewsAreDeclared() {
    let (stack, label) = (UIStackView(), UILabel())
    stack.axis = .vertical
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(a)
    stack.setCustomSpacing(3, after: label)
    root.addSubview(stack)
    let group = stack.mondrian.layout.top(.toSuperview).activate()
    #expect(
      group.describe() == """
        let stackView = UIStackView()
        stackView.axis = .vertical
        let label = UILabel()
        root.addSubview(stackView)
        stackView.addArrangedSubview(label)
        stackView.setCustomSpacing(3, after: label)
        stackView.addArrangedSubview(a)
        Mondrian.layout {
          stackView.mondrian.layout
            .top(.toSuperview)
        }
        """)
  }

  @Test func rootViewOfAControllerIsNamedView() {
    let screen = Screen()
    screen.view.addSubview(screen.heading)
    let group = screen.heading.mondrian.layout.top(.toSuperview).activate()
    #expect(group.describe().hasPrefix("view.addSubview(heading)\n"))
  }

  @Test func arrangedViewsAreDescribedAsArranged() {
    let stack = UIStackView()
    stack.accessibilityIdentifier = "stack"
    root.addSubview(stack)
    let group = root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(stack).left(.equal, to: .parent).layoutContent { content in
        content.putStacked(a).width(.equalTo(4))
      }
    }
    #expect(
      group.describe(in: .content) == """
        root.layoutContent(defaultPriority: .fixed(.required)) { content in
          content.put(stack)
            .left(.equal, to: .parent)
            .layoutContent { content in
              content.putStacked(a)
                .width(.equalTo(4))
            }
        }
        """)
    #expect(
      group.describe(in: .anchors) == """
        stack.addArrangedSubview(a)
        root.add {
          stack
            .leftAnchor(0.priority(.required))
        }
        a
          .widthAnchor(4.priority(.required))
          .build()
        """)
    #expect(group.describe().contains("stack.addArrangedSubview(a)"))
  }

  @Test(arguments: LayoutDialect.allCases)
  func arrangedSubviewsAreReadAConstantNumberOfTimes(dialect: LayoutDialect) {
    func asked(_ count: Int) -> Int {
      let stack = AskedStack()
      stack.accessibilityIdentifier = "stack"
      root.addSubview(stack)
      let group = stack.layoutContent { content in
        for _ in 0..<count { content.putStackedView().width(.equalTo(3)) }
      }
      stack.count = 0
      #expect(group.describe(in: dialect).split(separator: "\n").count > count)
      return stack.count
    }
    #expect(asked(40) == asked(4))
  }

  @Test func viewWithoutSuperviewIsDescribedByItself() {
    let group = a.mondrian.layout.width(20).height(.min(10)).activate()
    #expect(
      group.describe(in: .content) == """
        a.layout(defaultPriority: .fixed(.required)) {
          $0
            .width(.equalTo(20))
            .height(.moreThanTo(10))
        }
        """)
    #expect(
      group.describe(in: .anchors) == """
        a
          .widthAnchor(20.priority(.required))
          .heightAnchor(10.orGreater.priority(.required))
          .build()
        """)
  }

  @Test func statementsThatWouldReplaceEachOtherAreSeparated() {
    let group = ConstraintGroup()
    for (width, priority) in [(20, 1000), (40, 750)] as [(CGFloat, Float)] {
      group.append(a.mondrian.layout.width(.exact(width, UILayoutPriority(priority))).activate())
    }
    #expect(
      group.describe() == """
        Mondrian.layout {
          a.mondrian.layout
            .width(20)
          a.mondrian.layout
            .width(.exact(40, .defaultHigh))
        }
        """)
    #expect(
      group.describe(in: .content) == """
        a.layout(defaultPriority: .fixed(.required)) {
          $0
            .width(.equalTo(20))
        }
        Mondrian.layout {
          a.mondrian.layout
            .width(.exact(40, .defaultHigh))
        }
        """)
  }

  @Test func inexpressibleConstraintIsDescribedByAComment() {
    root.addSubview(a)
    let group = ConstraintGroup([
      NSLayoutConstraint(
        item: a, attribute: .leadingMargin, relatedBy: .equal, toItem: root,
        attribute: .leading, multiplier: 1, constant: 0)
    ])
    #expect(group.describe().hasPrefix("// "))
    a.accessibilityIdentifier = "one\r\ntwo"
    #expect(group.describe().split(whereSeparator: \.isNewline).count == 1)
    #expect(ConstraintGroup().describe() == "")
  }

  @Test func constraintOfAReleasedViewIsOmitted() {
    root.addSubview(a)
    let group = ConstraintGroup()
    do {
      let gone = UIView()
      root.addSubview(gone)
      group.append(gone.leadingAnchor.constraint(equalTo: root.leadingAnchor))
      gone.removeFromSuperview()
    }
    group.append(a.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(group.describe(in: .anchors).contains("a\n    .topAnchor(0.priority(.required))"))
    #expect(!group.describe().contains("leading"))
  }

  nonisolated static let names: [(text: String, name: String)] = [
    ("title", "title"), ("sign-in button", "signInButton"), ("UILabel", "label"),
    ("HTMLView", "htmlView"), ("default", "defaultItem"), ("3 dots", "item3Dots"), ("★", "item"),
    ("URL", "url"),
  ]

  @Test(arguments: names) func namesAreValidSwiftIdentifiers(text: String, name: String) {
    a.accessibilityIdentifier = text
    let group = a.mondrian.layout.width(1).activate()
    #expect(group.describe().contains("\n  \(name).mondrian.layout"))
  }

  @Test func guidesAreDistinguishedByOwnerNotByName() {
    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "scroll"
    root.addSubview(scroll)
    let guide = UILayoutGuide()
    guide.identifier = "UIViewSafeAreaLayoutGuide"
    scroll.addLayoutGuide(guide)
    scroll.addSubview(a)
    let group = a.mondrian.layout.top(.to(guide)).left(.to(scroll.contentLayoutGuide))
      .right(.to(scroll).safeArea).activate()
    #expect(
      group.describe() == """
        let viewSafeAreaLayoutGuide = UILayoutGuide()
        scroll.addLayoutGuide(viewSafeAreaLayoutGuide)
        scroll.addSubview(a)
        Mondrian.layout {
          a.mondrian.layout
            .top(.to(viewSafeAreaLayoutGuide))
            .left(.to(scroll.contentLayoutGuide))
            .right(.safeArea)
        }
        """)
  }

  @Test func everyViewHasAUniqueName() {
    let views = [UILabel(), UILabel()]
    for view in views { root.addSubview(view) }
    let content = SizedView("content")
    let group = root.layoutContent { layout in
      for view in views { layout.put(view).top(.equal, to: .parent) }
      layout.put(content).top(.equal, to: .parent)
    }
    let text = group.describe(in: .content)
    for call in ["put(label)", "put(label2)", "content2.put(content)"] {
      #expect(text.contains(call))
    }
  }

  @Test func blocksAndInstalledLayoutsAreDescribedToo() {
    let context = Mondrian.buildSubviews(on: root) { a.viewBlock.padding(4) }
    #expect(context.describe(in: .anchors).contains(".leadingAnchor(4.priority(.required))"))
    var plan = LayoutPlan(host: nil)
    plan.add(LayoutRule(plan.item(b), .width, 3), at: SourceLine())
    #expect(InstalledLayout(plan).describe().contains(".width(3)"))
  }
}

private final class Card: UIView {
  let title = UILabel()
}

private final class Screen: UIViewController {
  let heading = UILabel()
}

private final class AskedStack: UIStackView {
  var count = 0

  override var arrangedSubviews: [UIView] {
    count += 1
    return super.arrangedSubviews
  }
}
