import TestSupport

/// Makes random layouts, and describes each of them in words.
@MainActor
struct Forest {
  private var random: SeededGenerator
  private var count = 0
  private let views: ForestViews?
  private let isWild: Bool

  /// - Parameters:
  ///   - views: The views that layouts use, each layout from the first view on. Nil makes new
  ///     views.
  ///   - isWild: Whether layouts contain blocks that depend on their room, wrapping text, and
  ///     contradictions.
  init(seed: UInt64, views: ForestViews? = nil, isWild: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.views = views
    self.isWild = isWild
  }

  private mutating func number(_ range: ClosedRange<Int> = 0...9) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private mutating func pick<Element>(_ elements: [Element], _ standard: Element) -> Element {
    elements.randomElement(using: &random) ?? standard
  }

  mutating func next(depth: Int, _ text: inout String) -> any Block {
    guard depth > 0 else { return leaf(&text) }
    switch Int.random(in: 0..<12, using: &random) {
    case 0..<5: return stack(depth, &text)
    case 5: return shared(depth, &text)
    case 6: return layers(depth, &text)
    case 7:
      text += " padding"
      return next(depth: depth - 1, &text).padding(
        LayoutEdge.Set(rawValue: pick([1, 2, 4, 15], 1)), number())
    case 8:
      text += " ground"
      return next(depth: depth - 1, &text).background(view())
    case 9:
      text += " badge"
      return next(depth: depth - 1, &text)
        .overlay(view().relative(LayoutEdge.Set(rawValue: pick([3, 5, 12], 3)), .exact(number())))
    case 10: return lines(depth, &text)
    default: return isWild ? wild(depth, &text) : siblings(&text)
    }
  }

  /// A block that depends on its room, wraps text, or has preferences that can't all be satisfied.
  private mutating func wild(_ depth: Int, _ text: inout String) -> any Block {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      text += " choice("
      let (first, second) = (next(depth: depth - 1, &text), next(depth: depth - 1, &text))
      text += ")"
      return FirstThatFits {
        first.width(.min(60 + number()))
        second
      }
    case 1:
      text += " ratio"
      return next(depth: depth - 1, &text).aspectRatio(0.5, priority: UILayoutPriority(250))
    case 2:
      text += " contradiction"
      let (one, other) = (40 + number(), 60 + number())
      return next(depth: depth - 1, &text).width(.exact(one)).padding(2).width(.exact(other))
    case 3:
      text += " flow"
      let tags: [any Block] = (0..<4).map { _ in view() }
      return FlowBlock(spacing: 2) { tags }
    case 4:
      text += " label"
      return label()
    default: return siblings(&text)
    }
  }

  private mutating func label() -> any Block {
    count += 1
    let label = views?.label(count) ?? ForestViews.makeLabel(count)
    return label.viewBlock
  }

  private mutating func view() -> SizedView {
    count += 1
    return views?.view(count) ?? ForestViews.make(count)
  }

  private mutating func leaf(_ text: inout String) -> any Block {
    let view = view()
    text += " \(count)"
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return view.width(.min(20))
    case 1: return view.size(width: .exact(12, .defaultHigh), height: .exact(17, .init(800)))
    case 2: return view.padding(.horizontal, 3)
    default: return view
    }
  }

  private mutating func elements(_ depth: Int, _ text: inout String) -> [any Block] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in next(depth: depth - 1, &text) }
  }

  /// A stack of any kind.
  private mutating func stack(
    _ isRow: Bool, _ distribution: StackDistribution, _ elements: [any Block]
  ) -> any Block {
    let spacing = number(-3...6)
    if isRow {
      let alignment = pick([.top, .center, .bottom, .fill], HStackBlock.YAxisAlignment.center)
      return HStackBlock(spacing: spacing, alignment: alignment, distribution: distribution) {
        elements
      }
    }
    let alignment = pick(VStackBlock.XAxisAlignment.allCases, .center)
    return VStackBlock(spacing: spacing, alignment: alignment, distribution: distribution) {
      elements
    }
  }

  private mutating func stack(_ depth: Int, _ text: inout String) -> any Block {
    let isRow = Bool.random(using: &random)
    text += isRow ? " row(" : " column("
    var elements = elements(depth, &text)
    let spacer = StackingSpacer(minLength: number())
    elements.insert(spacer, at: Int.random(in: 0...elements.count, using: &random))
    text += ")"
    return stack(isRow, .fill, elements)
  }

  /// Elements that share the length of their stack.
  private mutating func shared(_ depth: Int, _ text: inout String) -> any Block {
    let isRow = Bool.random(using: &random)
    let distribution = pick([.fill, .equalSizes, .equalSpacing], StackDistribution.fill)
    text += " \(distribution)("
    var elements = [leaf(&text), next(depth: depth - 1, &text)]
    if distribution == .fill {
      elements = [view().weight(2), view().weight(1 + number())]
    }
    text += ")"
    return stack(isRow, distribution, elements)
  }

  private mutating func layers(_ depth: Int, _ text: inout String) -> any Block {
    let alignment: ZStackBlock.ZAxisAlignment =
      Bool.random(using: &random) ? .center : .attach(.init(rawValue: Int(number(0...15))))
    text += " layers("
    let elements = elements(depth, &text)
    text += ")"
    return ZStackBlock(alignment: alignment) { elements }
  }

  /// A grid or a flow above a spacer.
  private mutating func lines(_ depth: Int, _ text: inout String) -> any Block {
    let isGrid = Bool.random(using: &random)
    text += isGrid ? " grid(" : " flow("
    let cells: [any Block] = (0..<Int.random(in: 1...6, using: &random)).map { _ in view() }
    text += "\(cells.count))"
    let spacing = number()
    return VStackBlock(alignment: .fill) {
      if isGrid {
        VGridBlock(columns: [.init(), .init(.fixed(30)), .init()], columnSpacing: spacing) { cells }
      } else {
        // The width must not depend on the cells.
        FlowBlock(spacing: spacing) { cells }.width(.exact(90, .init(900)))
      }
      StackingSpacer(minLength: 0)
    }
  }

  /// Stacks with spacers side by side, in a stack without a spacer.
  private mutating func siblings(_ text: inout String) -> any Block {
    let isRow = Bool.random(using: &random)
    text += " siblings(\(isRow))"
    let elements = (0..<2).map { _ -> any Block in
      stack(isRow, .fill, [view(), StackingSpacer(minLength: number()), view()])
    }
    return stack(isRow, .fill, elements)
  }
}

/// The views of successive layouts: a number always stands for the same view.
@MainActor
final class ForestViews {
  private var all: [Int: SizedView] = [:]

  func view(_ number: Int) -> SizedView {
    let view = all[number] ?? Self.make(number)
    all[number] = view
    return view
  }

  private var labels: [Int: UILabel] = [:]

  func label(_ number: Int) -> UILabel {
    let label = labels[number] ?? Self.makeLabel(number)
    labels[number] = label
    return label
  }

  static func makeLabel(_ number: Int) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "word", count: 1 + number % 9).joined(separator: " ")
    return label
  }

  static func make(_ number: Int) -> SizedView {
    SizedView("\(number)", CGFloat(10 + number * 7 % 10), CGFloat(10 + number * 3 % 10))
  }
}
