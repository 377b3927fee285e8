import TestSupport

/// A card, laid out in each dialect as `describe` prints it.
@MainActor
struct DescribedCard {
  let stage = Stage(CGSize(width: 300, height: 200))
  let photo = SizedView("photo", 40, 40)
  let title = SizedView("title", 90, 20)
  let details = SizedView("details", 90, 30)
  let tools = SizedView("tools")
  let button = SizedView("button", 30, 30)
  let guide = UILayoutGuide()

  var root: UIView { stage.view }

  /// The card as written by hand, in all dialects at once.
  func layOut() -> ConstraintGroup {
    let context = Mondrian.buildSubviews(on: root) {
      HStackBlock(spacing: 16, alignment: .fill) {
        photo.viewBlock.width(64)
        VStackBlock(alignment: .fill) {
          title.viewBlock.spacingAfter(4)
          details
        }
      }
      .padding(20)
    }
    let group = ConstraintGroup(context.constraints)
    root.addLayoutGuide(guide)
    group.append(
      Mondrian.layout {
        guide.mondrian.layout.trailing(.safeArea, 8).height(.exact(44, .defaultHigh))
        details.mondrian.layout.width(.to(title), .max(-2), multiplier: 1.5)
      })
    group.append(
      root.layoutContent { content in
        content.put(tools).edges(.moreThanTo(9), to: .parent).layoutContent { content in
          content.put(button).at(.fullTop, .equal, to: .parent).height(.lessThanTo(30))
            .centerX(.equalTo(2.5), to: photo)
        }
      })
    let anchored = AnchoredView(tools).layout { make in
      make.lastBaseline.set(constraint: 3.from(button.lastBaselineAnchor))
    }
    anchored.build()
    group.append(anchored.constraints)
    return group
  }

  /// Builds the card anew, from its description in each dialect.
  func build(in dialect: LayoutDialect) {
    switch dialect {
    case .chain: chain()
    case .content: content()
    case .anchors: anchors()
    }
  }

  private func chain() {
    let layoutGuide = UILayoutGuide()
    root.addLayoutGuide(layoutGuide)
    root.addSubview(photo)
    root.addSubview(title)
    root.addSubview(details)
    root.addSubview(tools)
    tools.addSubview(button)
    Mondrian.layout {
      photo.mondrian.layout
        .leading(.toSuperview, 20)
        .top(.toSuperview, 20)
        .bottom(.toSuperview, 20)
        .width(64)
      title.mondrian.layout
        .leading(.to(photo).trailing, 16)
        .trailing(.toSuperview, 20)
        .top(.toSuperview, 20)
      details.mondrian.layout
        .leading(.to(photo).trailing, 16)
        .trailing(.toSuperview, 20)
        .top(.to(title).bottom, 4)
        .bottom(.toSuperview, 20)
        .width(.to(title), .max(-2), multiplier: 1.5)
      layoutGuide.mondrian.layout
        .trailing(.safeArea, 8)
        .height(.exact(44, .defaultHigh))
      tools.mondrian.layout
        .top(.toSuperview, .min(9, 999))
        .bottom(.toSuperview, .max(9, 999))
        .left(.toSuperview, .min(9, 999))
        .right(.toSuperview, .max(9, 999))
      button.mondrian.layout
        .top(.toSuperview, .exact(0, 998))
        .left(.toSuperview, .exact(0, 998))
        .right(.toSuperview, .exact(0, 998))
        .height(.max(30, 997))
        .centerX(.to(photo), .exact(2.5, 996))
        .lastBaseline(.toSuperview, .exact(-3, 999))
    }
  }

  private func content() {
    let layoutGuide = UILayoutGuide()
    root.addLayoutGuide(layoutGuide)
    root.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(photo)
        .leading(.equalTo(20), to: .parent)
        .top(.equalTo(20), to: .parent)
        .bottom(.equalTo(20), to: .parent)
        .width(.equalTo(64))
      content.put(title)
        .leading(.equalTo(16), to: photo.trailingAnchor)
        .trailing(.equalTo(20), to: .parent)
        .top(.equalTo(20), to: .parent)
      content.put(details)
        .leading(.equalTo(16), to: photo.trailingAnchor)
        .trailing(.equalTo(20), to: .parent)
        .top(.equalTo(4), to: title.bottomAnchor)
        .bottom(.equalTo(20), to: .parent)
        .width(.lessThanTo(title.widthAnchor), multiplyBy: 1.5, constant: -2)
      content.put(tools)
        .top(.moreThanTo(9), to: .parent, priority: 999)
        .bottom(.moreThanTo(9), to: .parent, priority: 999)
        .left(.moreThanTo(9), to: .parent, priority: 999)
        .right(.moreThanTo(9), to: .parent, priority: 999)
        .layoutContent { content in
          content.put(button)
            .top(.equal, to: .parent, priority: 998)
            .left(.equal, to: .parent, priority: 998)
            .right(.equal, to: .parent, priority: 998)
            .height(.lessThanTo(30), priority: 997)
            .centerX(.equalTo(2.5), to: photo.centerXAnchor, priority: 996)
            .lastBaseline(.equalTo(-3), to: .parent, priority: 999)
        }
    }
    Mondrian.layout {
      layoutGuide.mondrian.layout
        .trailing(.safeArea, 8)
        .height(.exact(44, .defaultHigh))
    }
  }

  private func anchors() {
    let layoutGuide = UILayoutGuide()
    root.addLayoutGuide(layoutGuide)
    root.add {
      photo
        .leadingAnchor(20.priority(.required))
        .topAnchor(20.priority(.required))
        .bottomAnchor(20.priority(.required))
        .widthAnchor(64.priority(.required))
      title
        .leadingAnchor(16.from(photo.trailingAnchor).priority(.required))
        .trailingAnchor(20.priority(.required))
        .topAnchor(20.priority(.required))
      details
        .leadingAnchor(16.from(photo.trailingAnchor).priority(.required))
        .trailingAnchor(20.priority(.required))
        .topAnchor(4.from(title.bottomAnchor).priority(.required))
        .bottomAnchor(20.priority(.required))
        .widthAnchor(-2.from(title.widthAnchor).multiplied(by: 1.5).orLess.priority(.required))
      tools
        .topAnchor(9.orGreater)
        .bottomAnchor(9.orGreater)
        .leftAnchor(9.orGreater)
        .rightAnchor(9.orGreater)
        .add {
          button
            .topAnchor(0.priority(998))
            .leftAnchor(0.priority(998))
            .rightAnchor(0.priority(998))
            .heightAnchor(30.orLess.priority(997))
            .centerXAnchor(2.5.from(photo.centerXAnchor).priority(996))
        }
    }
    Mondrian.layout {
      layoutGuide.mondrian.layout
        .trailing(.safeArea, 8)
        .height(.exact(44, .defaultHigh))
      button.mondrian.layout
        .lastBaseline(.toSuperview, .exact(-3, 999))
    }
  }
}
