import Foundation

@testable import HeadlessUIKit

/// A layout as data, of everything that layouts are made of, with ties and contradictions.
struct RandomLayout {
  enum Kind {
    case box(CGSize)
    case label(String)
    case stack(UIStackView.Distribution, UIStackView.Alignment)

    var isStack: Bool {
      if case .stack = self { return true }
      return false
    }
  }

  struct Item {
    var kind: Kind
    /// -1 for the root.
    var parent: Int
    var isHidden = false
    var isVertical = false
    var hugging: Float = 250
    var isRightToLeft = false
  }

  struct Link {
    let first: Int
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    /// Nil for a size of its own.
    let second: Int?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    var constant: CGFloat
    var priority: Float

    var isBetweenCenters: Bool {
      second != nil && firstAttribute == .centerX && secondAttribute == .centerX
    }
  }

  var size = CGSize(width: 200, height: 150)
  var items: [Item] = []
  /// The item that each guide belongs to.
  var guides: [Int] = []
  var links: [Link] = []
  /// The links that are active, in the order of their activation.
  var active: [Int] = []
  /// The children of the root and of each item, in their order.
  var children: [[Int]] = []

  static let words = ["a", "few", "words", "that", "wrap", "somewhere", "or", "elsewhere"]
  private static let attributes: [[NSLayoutConstraint.Attribute]] = [
    [.leading, .trailing, .centerX], [.top, .bottom, .centerY], [.width, .height],
  ]

  init(_ generator: inout SeededGenerator) {
    let count = Int.random(in: 3...8, using: &generator)
    for index in 0..<count {
      var item = Item(
        kind: Self.kind(&generator), parent: .random(in: -1..<index, using: &generator))
      item.isHidden = Int.random(in: 0..<6, using: &generator) == 0
      item.isVertical = .random(using: &generator)
      item.hugging = Self.pick([250, 250, 251, 600], &generator)
      items.append(item)
    }
    guides = (0..<count / 3).map { _ in .random(in: 0..<count, using: &generator) }
    links = (0..<count * 3).map { _ in link(&generator) }
    active = links.indices.filter { _ in Bool.random(using: &generator) }
    children = (-1..<count).map { parent in
      items.indices.filter { items[$0].parent == parent }
    }
  }

  private static func pick<Value>(_ values: [Value], _ generator: inout SeededGenerator) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }

  private static func kind(_ generator: inout SeededGenerator) -> Kind {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...4: .box(size(&generator))
    case 5...7: .label(text(&generator))
    default:
      .stack(
        pick([.fill, .fillEqually, .equalSpacing], &generator),
        pick([.fill, .leading, .center], &generator))
    }
  }

  static func size(_ generator: inout SeededGenerator) -> CGSize {
    CGSize(
      width: pick([-1, 10, 25, 40, 90], &generator), height: pick([-1, 10, 25, 30], &generator))
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
    return Link(
      first: .random(in: 0..<items.count + guides.count, using: &generator),
      firstAttribute: Self.pick(kind, &generator),
      relation: Self.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual], &generator),
      second: isSize && Bool.random(using: &generator)
        ? nil : .random(in: -1..<items.count + guides.count, using: &generator),
      secondAttribute: Self.pick(kind, &generator),
      multiplier: isSize ? Self.pick([1, 1, 0.5], &generator) : 1,
      constant: Self.pick([0, 0, 8, 16, 20, -8], &generator),
      priority: Self.priority(&generator))
  }
}
