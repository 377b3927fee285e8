import Foundation

@testable import HeadlessUIKit

/// A tree of boxes and guides with random constraints, which can be changed in every way.
///
/// All constraints are optional and no two have the same priority, so that a layout is unique
/// unless it is ambiguous.
@MainActor
final class RandomScene {
  struct Link {
    let first: Int
    let second: Int?
    let firstAttribute: NSLayoutConstraint.Attribute
    let secondAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    var priority: Float
  }

  private static let attributes: [[NSLayoutConstraint.Attribute]] = [
    [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width, .height],
  ]

  let root = makeRoot(200, 200)
  let boxes: [Box]
  let guides: [UILayoutGuide]
  var parents: [Int]
  var links: [Link]
  private(set) var constraints: [NSLayoutConstraint] = []
  private var anchors: [NSLayoutConstraint] = []

  /// - Parameter count: The number of boxes; every third box has a guide as well.
  init(count: Int, with generator: inout SeededGenerator) {
    boxes = (0..<count).map { Box(named: "\($0)") }
    guides = (0..<count / 3).map { _ in UILayoutGuide() }
    parents = (0..<count).map { Int.random(in: -1..<$0, using: &generator) }
    links = []
    for box in boxes { box.content = Self.randomSize(&generator) }
    let items = count + guides.count
    for number in 0..<count * 5 {
      let kind = Self.attributes.randomElement(using: &generator) ?? []
      let isSize = kind.count == 2
      links.append(
        Link(
          first: .random(in: 0..<items, using: &generator),
          second: isSize && Bool.random(using: &generator)
            ? nil : .random(in: -1..<items, using: &generator),
          firstAttribute: kind.randomElement(using: &generator) ?? .width,
          secondAttribute: kind.randomElement(using: &generator) ?? .width,
          relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
            .randomElement(using: &generator) ?? .equal,
          constant: .random(in: -20...60, using: &generator),
          priority: Self.priority(number, &generator)))
    }
    build(active: links.map { _ in Bool.random(using: &generator) })
  }

  /// Makes a scene in the same state without any edits.
  init(like other: RandomScene) {
    boxes = other.boxes.map { original in
      let box = Box(original.content.width, original.content.height)
      box.accessibilityIdentifier = original.accessibilityIdentifier
      return box
    }
    guides = other.guides.map { _ in UILayoutGuide() }
    parents = other.parents
    links = other.links
    root.frame = other.root.frame
    root.semanticContentAttribute = other.root.semanticContentAttribute
    build(active: other.constraints.map(\.isActive))
    for (box, original) in zip(boxes, other.boxes) {
      box.semanticContentAttribute = original.semanticContentAttribute
      box.setContentHuggingPriority(original.contentHuggingPriority(for: .vertical), for: .vertical)
    }
  }

  private func build(active: [Bool]) {
    for (index, box) in boxes.enumerated() { view(parents[index]).addSubview(box) }
    for (index, guide) in guides.enumerated() { boxes[index * 3].addLayoutGuide(guide) }
    constraints = links.map { link in
      let constraint = NSLayoutConstraint(
        item: item(link.first), attribute: link.firstAttribute, relatedBy: link.relation,
        toItem: link.second.map(item),
        attribute: link.second == nil ? .notAnAttribute : link.secondAttribute, multiplier: 1,
        constant: link.constant)
      constraint.priority = UILayoutPriority(link.priority)
      return constraint
    }
    NSLayoutConstraint.activate(zip(constraints, active).filter(\.1).map(\.0))
    for index in 0..<boxes.count + guides.count { anchor(item(index), index) }
  }

  /// Gives each item constraints at the lowest priorities, and each box content priorities of its
  /// own.
  private func anchor(_ item: AnyObject, _ index: Int) {
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    for (number, attribute) in attributes.enumerated() where number >= 2 || item is UIView {
      let constraint = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: .equal, toItem: number < 2 ? root : nil,
        attribute: number < 2 ? attribute : .notAnAttribute, multiplier: 1,
        constant: CGFloat(index * 7 + number))
      constraint.priority = UILayoutPriority(0.5 + Float(index * 4 + number) / 256)
      anchors.append(constraint.activated())
    }
    guard let box = item as? Box else { return }
    for (number, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      let own = Float(index * 2 + number) / 512
      box.setContentHuggingPriority(UILayoutPriority(250 + own), for: axis)
      box.setContentCompressionResistancePriority(UILayoutPriority(750 + own), for: axis)
    }
  }

  private func view(_ index: Int) -> UIView { index < 0 ? root : boxes[index] }

  private func item(_ index: Int) -> AnyObject {
    index < boxes.count ? view(index) : guides[index - boxes.count]
  }

  private static func randomSize(_ generator: inout SeededGenerator) -> CGSize {
    let sides = (0..<2).map { _ in
      Bool.random(using: &generator) ? -1 : CGFloat.random(in: 0...50, using: &generator)
    }
    return CGSize(width: sides[0], height: sides[1])
  }

  private static func priority(_ number: Int, _ generator: inout SeededGenerator) -> Float {
    Float(Int.random(in: 1..<999, using: &generator)) + Float(number) / 256
  }

  func change(with generator: inout SeededGenerator) {
    let link = Int.random(in: links.indices, using: &generator)
    let index = Int.random(in: boxes.indices, using: &generator)
    let box = boxes[index]
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1: constraints[link].isActive.toggle()
    case 2:
      links[link].constant = .random(in: -20...60, using: &generator)
      constraints[link].constant = links[link].constant
    case 3:
      links[link].priority = Self.priority(link, &generator)
      constraints[link].priority = UILayoutPriority(links[link].priority)
    case 4: box.content = Self.randomSize(&generator)
    case 5: root.frame.size.width = .random(in: 20...300, using: &generator)
    case 6:
      let attributes = [UISemanticContentAttribute.unspecified, .forceRightToLeft]
      (Bool.random(using: &generator) ? root : box).semanticContentAttribute =
        attributes.randomElement(using: &generator) ?? .unspecified
    case 7:
      box.setContentHuggingPriority(
        UILayoutPriority(Float.random(in: 1...999, using: &generator)), for: .vertical)
    default:
      parents[index] = .random(in: -1..<index, using: &generator)
      view(parents[index]).addSubview(box)
      NSLayoutConstraint.activate(anchors)
    }
  }
}
