import Foundation

@testable import HeadlessUIKit

/// The views of a ``RandomLayout``, which change along with it.
@MainActor
final class BuiltLayout {
  private(set) var layout: RandomLayout
  let root: UIView
  private(set) var views: [UIView]
  private let guides: [UILayoutGuide]
  private var constraints: [NSLayoutConstraint] = []

  init(_ layout: RandomLayout) {
    self.layout = layout
    root = makeRoot(layout.size.width, layout.size.height)
    views = layout.items.enumerated().map { Self.makeView($1, named: "\($0)") }
    guides = layout.guides.map { _ in UILayoutGuide() }
    for (guide, owner) in zip(guides, layout.guides) { views[owner].addLayoutGuide(guide) }
    for (index, children) in layout.children.enumerated() {
      for child in children { view(index - 1).addSubview(views[child]) }
    }
    for (index, arranged) in layout.arranged.enumerated() {
      guard let stack = views[index] as? UIStackView else { continue }
      for child in arranged {
        stack.addArrangedSubview(views[child])
        stack.space(layout.items[child].customSpacing, after: views[child])
      }
    }
    constraints = layout.links.map(makeConstraint)
    _ = collectingLog { NSLayoutConstraint.activate(layout.active.map { constraints[$0] }) }
    scroll()
  }

  /// Scrolls, after a layout: offsets need content.
  private func scroll() {
    let items = layout.items
    guard items.contains(where: { $0.offset != .zero }) else { return }
    collectFrames()
    for (item, view) in zip(items, views) {
      (view as? UIScrollView)?.contentOffset = item.offset
    }
  }

  private static func makeView(_ item: RandomLayout.Item, named name: String) -> UIView {
    let view: UIView
    switch item.kind {
    case .box: view = Box(item.size.width, item.size.height)
    case .label:
      let label = UILabel()
      label.text = item.text
      label.font = .systemFont(ofSize: item.fontSize)
      label.numberOfLines = item.lines
      view = label
    case .stack:
      let stack = UIStackView()
      stack.style(item.stack)
      view = stack
    case .scroll: view = UIScrollView()
    }
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isHidden = item.isHidden
    view.semanticContentAttribute = item.isRightToLeft ? .forceRightToLeft : .unspecified
    view.setContentHuggingPriority(UILayoutPriority(item.hugging), for: .horizontal)
    view.setContentCompressionResistancePriority(
      UILayoutPriority(item.resistance), for: .horizontal)
    view.setMargin(item.margin)
    return view
  }

  private func makeConstraint(_ link: RandomLayout.Link) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item(link.first), attribute: link.firstAttribute, relatedBy: link.relation,
      toItem: link.second.map(item),
      attribute: link.second == nil ? .notAnAttribute : link.secondAttribute,
      multiplier: link.multiplier, constant: link.constant)
    constraint.priority = UILayoutPriority(link.priority)
    return constraint
  }

  private func item(_ end: RandomLayout.End) -> AnyObject {
    switch end {
    case .root: root
    case .item(let index): views[index]
    case .guide(let index): guides[index]
    case .content(let index): (views[index] as? UIScrollView)?.contentLayoutGuide ?? root
    case .frame(let index): (views[index] as? UIScrollView)?.frameLayoutGuide ?? root
    }
  }

  private func view(_ index: Int) -> UIView { index < 0 ? root : views[index] }

  /// All frames, guides included, with the offsets and content sizes of scroll views.
  var frames: [String] {
    collectFrames()
    return views.map { view in
      guard let scrollView = view as? UIScrollView else { return view.rect }
      let offset = scrollView.contentOffset
      return view.rect + " showing "
        + Headless.numbers(CGRect(origin: offset, size: scrollView.contentSize))
    } + guides.map { Headless.numbers($0.layoutFrame) }
  }

  private func collectFrames() {
    _ = collectingLog { root.layoutIfNeeded() }
    for (index, view) in views.enumerated() {
      guard let scrollView = view as? UIScrollView else { continue }
      layout.items[index].offset = scrollView.contentOffset
    }
  }
}

extension BuiltLayout {
  var offsets: [CGPoint] {
    views.map { ($0 as? UIScrollView)?.contentOffset ?? .zero }
  }

  /// Gives each item constraints at the lowest priorities, so that nothing is ambiguous.
  func settlePlaces() {
    for (index, view) in views.enumerated() { settlePlace(of: view, at: CGFloat(index * 3)) }
  }

  private func settlePlace(of view: UIView, at place: CGFloat) {
    guard let superview = view.superview else { return }
    let scrollView = superview as? UIScrollView
    let start = scrollView?.contentLayoutGuide.leadingAnchor ?? superview.leadingAnchor
    var wishes = [
      view.leadingAnchor.constraint(equalTo: start, constant: place),
      view.widthAnchor.constraint(equalToConstant: place),
    ]
    if let scrollView = view as? UIScrollView {
      wishes.append(scrollView.contentLayoutGuide.widthAnchor.constraint(equalToConstant: place))
    }
    for (index, constraint) in wishes.enumerated() {
      constraint.at(1 + Float(place) / 64 + Float(index) / 192).isActive = true
    }
  }
}

extension BuiltLayout {
  func apply(_ edits: [LayoutEdit]) {
    for edit in edits { _ = collectingLog { apply(edit) } }
  }

  private func apply(_ edit: LayoutEdit) {
    switch edit {
    case .toggle(let link): constraints[link].isActive.toggle()
    case .constant(let constant, let link):
      layout.links[link].constant = constant
      constraints[link].constant = constant
    case .priority(let priority, let link):
      constraints[link].priority = UILayoutPriority(priority)
      layout.links[link].priority = constraints[link].priority.rawValue
    case .rootWidth(let width):
      layout.size.width = width
      root.frame.size.width = width
    case .move(let index, let parent, let place, let isRemovedFirst):
      if isRemovedFirst { views[index].removeFromSuperview() }
      move(views[index], to: view(parent), at: place)
      layout.items[index].parent = parent
    case .disarrange(let index):
      (views[index].superview as? UIStackView)?.removeArrangedSubview(views[index])
    case .layout: collectFrames()
    default: change(edit)
    }
    noteHierarchy()
  }

  private func change(_ edit: LayoutEdit) {
    switch edit {
    case .hide(let index):
      views[index].isHidden.toggle()
      layout.items[index].isHidden = views[index].isHidden
    case .turn(let index):
      layout.items[index].isRightToLeft.toggle()
      views[index].semanticContentAttribute =
        layout.items[index].isRightToLeft ? .forceRightToLeft : .unspecified
    case .hugging(let hugging, let index):
      layout.items[index].hugging = hugging
      views[index].setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    case .margin(let margin, let index):
      layout.items[index].margin = margin
      views[index].setMargin(margin)
    case .customSpacing(let spacing, let index):
      (views[index].superview as? UIStackView)?.space(spacing, after: views[index])
    default: changeContent(edit)
    }
  }

  private func changeContent(_ edit: LayoutEdit) {
    switch edit {
    case .size(let size, let index):
      layout.items[index].size = size
      (views[index] as? Box)?.content = size
    case .text(let text, let index):
      layout.items[index].text = text
      (views[index] as? UILabel)?.text = text
    case .font(let size, let index):
      layout.items[index].fontSize = size
      (views[index] as? UILabel)?.font = .systemFont(ofSize: size)
    case .lines(let lines, let index):
      layout.items[index].lines = lines
      (views[index] as? UILabel)?.numberOfLines = lines
    case .stack(let style, let index):
      layout.items[index].stack = style
      (views[index] as? UIStackView)?.style(style)
    case .offset(let offset, let index):
      (views[index] as? UIScrollView)?.contentOffset = offset
      layout.items[index].offset = offset
    default: break
    }
  }

  private func move(_ view: UIView, to parent: UIView, at place: Int) {
    guard let stack = parent as? UIStackView else {
      return parent.insertSubview(view, at: place)
    }
    stack.insertArrangedSubview(view, at: min(place, stack.arrangedSubviews.count))
  }

  /// Records what edits have removed, and the present orders.
  private func noteHierarchy() {
    layout.active = constraints.indices.filter { constraints[$0].isActive }.sorted {
      constraints[$0].installation.order < constraints[$1].installation.order
    }
    func indices(_ children: [UIView]) -> [Int] {
      children.compactMap { child in views.firstIndex { $0 === child } }
    }
    layout.children = (-1..<views.count).map { indices(view($0).subviews) }
    layout.arranged = views.map { indices(($0 as? UIStackView)?.arrangedSubviews ?? []) }
    for (index, view) in views.enumerated() {
      guard let stack = view.superview as? UIStackView else { continue }
      let spacing = stack.customSpacing(after: view)
      layout.items[index].customSpacing =
        spacing == UIStackView.spacingUseDefault ? nil : spacing
    }
  }
}

extension UIStackView {
  fileprivate func space(_ spacing: CGFloat?, after view: UIView) {
    setCustomSpacing(spacing ?? UIStackView.spacingUseDefault, after: view)
  }

  fileprivate func style(_ style: RandomLayout.StackStyle) {
    axis = style.isVertical ? .vertical : .horizontal
    distribution = style.distribution
    alignment = style.alignment
    spacing = style.spacing
    isLayoutMarginsRelativeArrangement = style.isMarginsRelative
    isBaselineRelativeArrangement = style.isBaselineRelative
  }
}

extension UIView {
  fileprivate func setMargin(_ margin: CGFloat) {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: margin, bottom: margin / 2, trailing: margin * 2)
  }
}
