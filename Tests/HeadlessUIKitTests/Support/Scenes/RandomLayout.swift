import Foundation

@testable import HeadlessUIKit

/// A layout as data, with every kind of element, ties and contradictions.
struct RandomLayout {
  enum Kind: CaseIterable {
    case box, label, stack, scroll
  }

  struct Item {
    let kind: Kind
    /// The index of the parent; -1 for the root.
    var parent: Int
    var isHidden = false
    var isRightToLeft = false
    var hugging: Float = 250
    var resistance: Float = 750
    var margin: CGFloat = 8
    /// The content size of a box.
    var size = CGSize.zero
    /// The text of a label.
    var text = ""
    var fontSize: CGFloat = 17
    var lines = 0
    var stack = StackStyle()
    /// The space after the item in a stack view; nil for the stack view's own spacing.
    var customSpacing: CGFloat?
    /// The offset of a scroll view.
    var offset = CGPoint.zero
  }

  struct StackStyle {
    var isVertical = false
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 4
    var isMarginsRelative = false
    var isBaselineRelative = false
  }

  /// One side of a constraint; scroll views have two guides of their own.
  enum End: Equatable {
    case root
    case item(Int)
    case guide(Int)
    case content(of: Int)
    case frame(of: Int)
  }

  struct Link {
    let first: End
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    /// Nil for a constraint on a length alone.
    let second: End?
    let secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat = 1
    var constant: CGFloat
    var priority: Float
  }

  var size = CGSize(width: 200, height: 150)
  var items: [Item] = []
  /// The owner of each guide.
  var guides: [Int] = []
  var links: [Link] = []
  /// The active links, in the order of activation.
  var active: [Int] = []
  /// The subviews of the root and of each item, in order.
  var children: [[Int]] = []
  /// The arranged views of each item, in order.
  var arranged: [[Int]] = []

  init(_ generator: inout SeededGenerator) {
    let count = Int.random(in: 3...9, using: &generator)
    for index in 0..<count {
      items.append(Self.item(parent: .random(in: -1..<index, using: &generator), &generator))
    }
    guides = (0..<count / 3).map { _ in .random(in: 0..<count, using: &generator) }
    children = (-1..<count).map { parent in
      items.indices.filter { items[$0].parent == parent }
    }
    arranged = items.indices.map { items[$0].kind == .stack ? children[$0 + 1] : [] }
    links = (0..<count * 3).map { _ in link(&generator) }
    active = links.indices.filter { _ in Bool.random(using: &generator) }
    for index in items.indices where items[index].kind == .scroll { wire(index, &generator) }
  }

  /// All possible sides of links.
  var ends: [End] {
    [.root] + items.indices.map(End.item) + guides.indices.map(End.guide)
      + items.indices.filter { items[$0].kind == .scroll }.flatMap {
        [End.content(of: $0), .frame(of: $0)]
      }
  }

  /// Pins content to all edges in most scroll views, and to the visible width in some.
  private mutating func wire(_ index: Int, _ generator: inout SeededGenerator) {
    guard let child = children[index + 1].first, Self.isLikely(&generator) else { return }
    func pin(_ attribute: NSLayoutConstraint.Attribute, to end: End, _ priority: Float) -> Link {
      Link(
        first: .item(child), firstAttribute: attribute, relation: .equal, second: end,
        secondAttribute: attribute, constant: 0, priority: priority)
    }
    let target = Self.isLikely(&generator) ? End.content(of: index) : .item(index)
    var wiring = [.leading, .trailing, .top, .bottom].map { pin($0, to: target, 1000) }
    if Self.isLikely(&generator) { wiring.append(pin(.width, to: .frame(of: index), 1000)) }
    active += links.count..<links.count + wiring.count
    links += wiring
  }
}

/// What scrolls with which scroll view.
extension RandomLayout {
  /// Returns whether a constraint connects items that scroll differently.
  func isScrolled(_ link: Link) -> Bool {
    guard let second = link.second, link.firstAttribute.axis != nil,
      !link.firstAttribute.isDimension
    else { return false }
    let homes = (home(of: link.first), home(of: second))
    // The edges of a scroll view mean those of its content to views inside it, and to the scroll
    // view itself.
    let isContent = second == .item(homes.0) || link.first == .item(homes.1)
    let isEdge = link.firstAttribute.isEdge && link.secondAttribute.isEdge
    guard homes.0 == homes.1 else { return !isContent || !isEdge }
    return link.first == second
      || items.indices.contains { index in
        let ends = [link.first, second]
        return ends.contains(.item(index)) && ends.contains(.frame(of: index))
      }
  }

  /// Distances between centers don't depend on the layout direction, nor do offsets.
  func isMirrored(_ link: Link) -> Bool {
    guard link.second != nil, link.firstAttribute.axis == .horizontal else { return true }
    let isBetweenCenters = link.firstAttribute == .centerX && link.secondAttribute == .centerX
    return !isBetweenCenters && !isScrolled(link)
  }

  /// Returns the scroll view that an item scrolls with; -1 for none.
  private func home(of end: End) -> Int {
    switch end {
    case .root: -1
    case .item(let index), .frame(of: let index): scrollView(around: items[index].parent)
    case .guide(let index): scrollView(around: guides[index])
    case .content(of: let index): index
    }
  }

  /// Returns the index itself for a scroll view, else the scroll view around it.
  private func scrollView(around index: Int) -> Int {
    var index = index
    while index >= 0, items[index].kind != .scroll { index = items[index].parent }
    return index
  }
}

/// A description for reports of failures.
extension RandomLayout {
  var lines: [String] {
    let ends = guides.enumerated().map { "guide \($0) of \($1)" }
    return ["size \(Int(size.width)) \(Int(size.height))"]
      + items.enumerated().map { "\($0): \($1.summary)" } + ends
      + active.map { "link \($0): \(links[$0].summary)" }
  }
}

extension RandomLayout.Item {
  fileprivate var summary: String {
    let own =
      switch kind {
      case .box: "\(Int(size.width)) x \(Int(size.height))"
      case .label: "'\(text)' font \(fontSize) lines \(lines)"
      case .scroll: "at \(offset.x) \(offset.y)"
      case .stack:
        """
        \(stack.isVertical ? "vertical" : "horizontal") \(stack.distribution) \
        \(stack.alignment) spacing \(stack.spacing) margins \(stack.isMarginsRelative) \
        baselines \(stack.isBaselineRelative)
        """
      }
    let marks = [isHidden ? "hidden" : "", isRightToLeft ? "turned" : ""]
    return """
      \(kind) in \(parent) \(own) \(marks.joined(separator: " ")) margin \(margin) \
      hugs \(hugging) resists \(resistance) then \(customSpacing ?? -1)
      """
  }
}

extension RandomLayout.Link {
  fileprivate var summary: String {
    let other = second.map { "\($0).\(secondAttribute) * \(multiplier) + " } ?? ""
    return "\(first).\(firstAttribute) \(relation.symbol) \(other)\(constant) @\(priority)"
  }
}

/// The values that random layouts choose from.
extension RandomLayout {
  private static let words = ["a", "few", "words", "that", "wrap", "somewhere", "or", "elsewhere"]
  private static let attributes: [[NSLayoutConstraint.Attribute]] = [
    [.leading, .trailing, .centerX], [.leading, .trailing, .leadingMargin, .trailingMargin],
    [.top, .bottom, .centerY], [.top, .bottom, .firstBaseline, .lastBaseline],
    [.width, .height], [.width, .height],
  ]

  static func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  static func isLikely(_ generator: inout SeededGenerator) -> Bool {
    Int.random(in: 0..<4, using: &generator) > 0
  }

  private static func item(parent: Int, _ generator: inout SeededGenerator) -> Item {
    var item = Item(
      kind: pick(
        [.box, .box, .box, .box, .label, .label, .label, .stack, .stack, .scroll], &generator),
      parent: parent)
    item.isHidden = Int.random(in: 0..<6, using: &generator) == 0
    item.hugging = pick([250, 250, 251, 600], &generator)
    item.resistance = pick([750, 750, 751, 400], &generator)
    item.size = size(&generator)
    item.text = text(&generator)
    item.fontSize = pick([17, 17, 12, 24], &generator)
    item.lines = pick([0, 0, 0, 1, 2], &generator)
    item.stack = stack(&generator)
    item.customSpacing = customSpacing(&generator)
    if item.kind == .scroll { item.offset = offset(&generator) }
    return item
  }

  static func stack(_ generator: inout SeededGenerator) -> StackStyle {
    StackStyle(
      isVertical: .random(using: &generator),
      distribution: pick(UIStackView.Distribution.all, &generator),
      alignment: pick(UIStackView.Alignment.all, &generator),
      spacing: pick([0, 4, 4, 8, -4], &generator), isMarginsRelative: !isLikely(&generator),
      isBaselineRelative: !isLikely(&generator))
  }

  static func customSpacing(_ generator: inout SeededGenerator) -> CGFloat? {
    pick([nil, nil, 0, 12], &generator)
  }

  static func offset(_ generator: inout SeededGenerator) -> CGPoint {
    CGPoint(x: pick([0, 0, 20, -7], &generator), y: pick([0, 30, 90, -7], &generator))
  }

  static func size(_ generator: inout SeededGenerator) -> CGSize {
    CGSize(
      width: pick([-1, 10, 25, 40, 90], &generator),
      height: pick([-1, 10, 25, 30, 240], &generator))
  }

  static func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...7, using: &generator)).map { _ in pick(words, &generator) }
      .joined(separator: " ")
  }

  static func priority(_ generator: inout SeededGenerator) -> Float {
    pick([1000, 750, 750, 500, 500, 250, 250, 251, 10], &generator)
  }

  private func link(_ generator: inout SeededGenerator) -> Link {
    let kind = Self.pick(Self.attributes, &generator)
    let isSize = kind.count == 2
    let ends = ends
    return Link(
      first: Self.pick(Array(ends.dropFirst()), &generator),
      firstAttribute: Self.pick(kind, &generator),
      relation: Self.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual], &generator),
      second: isSize && Bool.random(using: &generator) ? nil : Self.pick(ends, &generator),
      secondAttribute: Self.pick(kind, &generator),
      multiplier: isSize ? Self.pick([1, 1, 0.5], &generator) : 1,
      constant: Self.pick([0, 0, 8, 16, 20, -8], &generator),
      priority: Self.priority(&generator))
  }
}
