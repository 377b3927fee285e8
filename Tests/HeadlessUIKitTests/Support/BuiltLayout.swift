import Foundation

@testable import HeadlessUIKit

/// The views of a ``RandomLayout``, which change with it.
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
    views = layout.items.map(Self.makeView)
    guides = layout.guides.map { _ in UILayoutGuide() }
    for (guide, owner) in zip(guides, layout.guides) { views[owner].addLayoutGuide(guide) }
    for (index, children) in layout.children.enumerated() {
      for child in children { add(child, to: index - 1) }
    }
    constraints = layout.links.map(makeConstraint)
    NSLayoutConstraint.activate(layout.active.map { constraints[$0] })
  }

  private static func makeView(_ item: RandomLayout.Item) -> UIView {
    let view: UIView
    switch item.kind {
    case .box(let size): view = Box(size.width, size.height)
    case .label(let text):
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      view = label
    case .stack(let distribution, let alignment):
      let stack = UIStackView()
      stack.distribution = distribution
      stack.alignment = alignment
      stack.spacing = 4
      stack.axis = item.isVertical ? .vertical : .horizontal
      view = stack
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    view.isHidden = item.isHidden
    view.semanticContentAttribute = item.isRightToLeft ? .forceRightToLeft : .unspecified
    view.setContentHuggingPriority(UILayoutPriority(item.hugging), for: .horizontal)
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

  private func item(_ index: Int) -> AnyObject {
    index < views.count ? view(index) : guides[index - views.count]
  }

  private func view(_ index: Int) -> UIView { index < 0 ? root : views[index] }

  private func add(_ child: Int, to parent: Int) {
    if let stack = view(parent) as? UIStackView {
      stack.addArrangedSubview(views[child])
    } else {
      view(parent).addSubview(views[child])
    }
  }

  /// Every frame, guides included.
  var frames: [String] {
    collectFrames()
    return views.map(\.rect) + guides.map { Headless.numbers($0.layoutFrame) }
  }

  private func collectFrames() {
    _ = collectingLog { root.layoutIfNeeded() }
  }

  /// The weakest of wishes, so that nothing is left to chance.
  func settlePlace(of view: UIView, at place: CGFloat) {
    guard let superview = view.superview else { return }
    let start = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: place)
    let width = view.widthAnchor.constraint(equalToConstant: place)
    for (index, constraint) in [start, width].enumerated() {
      constraint.at(1 + Float(place) / 64 + Float(index) / 128).isActive = true
    }
  }

  // MARK: - Changing

  /// - Returns: What was changed, in words.
  func change(_ generator: inout SeededGenerator) -> String {
    let index = Int.random(in: views.indices, using: &generator)
    let link = Int.random(in: layout.links.indices, using: &generator)
    var deed = ""
    _ = collectingLog { deed = change(index, link, &generator) }
    return deed
  }

  private func change(
    _ index: Int, _ link: Int, _ generator: inout SeededGenerator
  ) -> String {
    switch Int.random(in: 0..<9, using: &generator) {
    case 0...2:
      constraints[link].isActive.toggle()
      noteHierarchy()
      return "toggle \(link)"
    case 3:
      layout.links[link].constant = .random(in: -20...60, using: &generator)
      constraints[link].constant = layout.links[link].constant
      return "constant of \(link)"
    case 4:
      layout.links[link].priority = RandomLayout.priority(&generator)
      constraints[link].priority = UILayoutPriority(layout.links[link].priority)
      layout.links[link].priority = constraints[link].priority.rawValue
      return "priority of \(link)"
    case 5: return changeContent(index, &generator)
    case 6:
      layout.size.width = .random(in: 20...300, using: &generator)
      root.frame.size.width = layout.size.width
      return "width of the root"
    case 7:
      views[index].isHidden.toggle()
      layout.items[index].isHidden = views[index].isHidden
      return "hide \(index)"
    default:
      layout.items[index].parent = .random(in: -1..<index, using: &generator)
      if Bool.random(using: &generator) { views[index].removeFromSuperview() }
      add(index, to: layout.items[index].parent)
      noteHierarchy()
      return "move \(index) to \(layout.items[index].parent)"
    }
  }

  private func changeContent(_ index: Int, _ generator: inout SeededGenerator) -> String {
    switch views[index] {
    case let box as Box:
      box.content = RandomLayout.size(&generator)
      layout.items[index].kind = .box(box.content)
    case let label as UILabel:
      let text = RandomLayout.text(&generator)
      label.text = text
      layout.items[index].kind = .label(text)
    case let stack as UIStackView:
      stack.axis = stack.axis == .vertical ? .horizontal : .vertical
      layout.items[index].isVertical = stack.axis == .vertical
    default: break
    }
    return "content of \(index)"
  }

  /// What moving has taken away, and in which order things now are.
  private func noteHierarchy() {
    layout.active = constraints.indices.filter { constraints[$0].isActive }.sorted {
      constraints[$0].installation.order < constraints[$1].installation.order
    }
    layout.children = (-1..<views.count).map { parent in
      let stack = view(parent) as? UIStackView
      let children = stack?.arrangedSubviews ?? view(parent).subviews
      return children.compactMap { child in views.firstIndex { $0 === child } }
    }
  }
}
