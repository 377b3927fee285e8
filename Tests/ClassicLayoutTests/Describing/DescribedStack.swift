import TestSupport

/// A stack in a view, both without names, as `describe` prints it.
@MainActor
struct DescribedStack {
  /// Builds the stack by hand and lays it out.
  func layOut() -> (root: UIView, group: ConstraintGroup) {
    let root = UIView()
    let stack = UIStackView()
    stack.axis = .vertical
    stack.spacing = 4
    stack.alignment = .leading
    let (first, second, switches) = (UILabel(), UILabel(), UIStackView())
    for view in [first, second, switches] { stack.addArrangedSubview(view) }
    stack.setCustomSpacing(12, after: first)
    switches.distribution = .fillEqually
    for _ in 0..<2 { switches.addArrangedSubview(UISwitch()) }
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.addSubview(stack)
    let group = Mondrian.layout {
      stack.mondrian.layout.top(.to(guide)).leading(.margins, 8)
        .bottom(.toSuperview, 2, multiplier: 0.5)
      second.mondrian.layout.height(20)
      guide.mondrian.layout.top(.toSuperview, 5)
    }
    return (root, group)
  }

  /// Builds the root from the description.
  func build(in dialect: LayoutDialect) -> UIView {
    switch dialect {
    case .chain: chain()
    case .content: content()
    case .anchors: anchors()
    }
  }

  private func chain() -> UIView {
    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 4
    stackView.alignment = .leading
    let view = UIView()
    let label = UILabel()
    let label2 = UILabel()
    let stackView2 = UIStackView()
    stackView2.distribution = .fillEqually
    let switchItem = UISwitch()
    let switchItem2 = UISwitch()
    let layoutGuide = UILayoutGuide()
    view.addLayoutGuide(layoutGuide)
    view.addSubview(stackView)
    stackView.addArrangedSubview(label2)
    stackView.setCustomSpacing(12, after: label2)
    stackView.addArrangedSubview(label)
    stackView.addArrangedSubview(stackView2)
    stackView2.addArrangedSubview(switchItem)
    stackView2.addArrangedSubview(switchItem2)
    Mondrian.layout {
      stackView.mondrian.layout
        .top(.to(layoutGuide))
        .leading(.margins, 8)
        .bottom(.toSuperview, 2, multiplier: 0.5)
      label.mondrian.layout
        .height(20)
      layoutGuide.mondrian.layout
        .top(.toSuperview, 5)
    }
    return view
  }

  private func content() -> UIView {
    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 4
    stackView.alignment = .leading
    let view = UIView()
    let label = UILabel()
    let label2 = UILabel()
    let stackView2 = UIStackView()
    stackView2.distribution = .fillEqually
    let switchItem = UISwitch()
    let switchItem2 = UISwitch()
    let layoutGuide = UILayoutGuide()
    view.addLayoutGuide(layoutGuide)
    view.layoutContent(defaultPriority: .fixed(.required)) { content in
      content.put(stackView)
        .top(.equal, to: layoutGuide.topAnchor)
        .leading(.equalTo(8), to: .margins)
        .bottom(.equalTo(2), to: .parent, multiplyBy: 0.5)
        .layoutContent { content in
          content.putStacked(label2)
          content.putSpace(by: 12)
          content.putStacked(label)
            .height(.equalTo(20))
          content.putStacked(stackView2)
            .layoutContent { content in
              content.putStacked(switchItem)
              content.putStacked(switchItem2)
            }
        }
    }
    Mondrian.layout {
      layoutGuide.mondrian.layout
        .top(.toSuperview, 5)
    }
    return view
  }

  private func anchors() -> UIView {
    let stackView = UIStackView()
    stackView.axis = .vertical
    stackView.spacing = 4
    stackView.alignment = .leading
    let view = UIView()
    let label = UILabel()
    let label2 = UILabel()
    let stackView2 = UIStackView()
    stackView2.distribution = .fillEqually
    let switchItem = UISwitch()
    let switchItem2 = UISwitch()
    let layoutGuide = UILayoutGuide()
    view.addLayoutGuide(layoutGuide)
    stackView.addArrangedSubview(label2)
    stackView.setCustomSpacing(12, after: label2)
    stackView.addArrangedSubview(label)
    stackView.addArrangedSubview(stackView2)
    stackView2.addArrangedSubview(switchItem)
    stackView2.addArrangedSubview(switchItem2)
    view.add {
      stackView
        .topAnchor(layoutGuide.topAnchor.priority(.required))
        .leadingAnchor(8.from(.margins).priority(.required))
        .bottomAnchor(2.from(view.bottomAnchor).multiplied(by: 0.5).priority(.required))
    }
    label
      .heightAnchor(20.priority(.required))
      .build()
    Mondrian.layout {
      layoutGuide.mondrian.layout
        .top(.toSuperview, 5)
    }
    return view
  }
}
