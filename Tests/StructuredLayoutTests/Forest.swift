import TestSupport

/// Makes random layouts, and says in words what each is.
@MainActor
struct Forest {
  private var random: SeededGenerator
  private var count = 0
  private let views: ForestViews?

  /// - Parameter views: The views that layouts use, each from the first on; nil for new ones.
  init(seed: UInt64, views: ForestViews? = nil) {
    random = SeededGenerator(seed: seed)
    self.views = views
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
        Edge.Set(rawValue: pick([1, 2, 4, 15], 1)), number())
    case 8:
      text += " ground"
      return next(depth: depth - 1, &text).background(view())
    case 9:
      text += " badge"
      return next(depth: depth - 1, &text)
        .overlay(view().relative(Edge.Set(rawValue: pick([3, 5, 12], 3)), .exact(number())))
    case 10: return lines(depth, &text)
    default: return siblings(&text)
    }
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
        // Its width must not depend on it.
        FlowBlock(spacing: spacing) { cells }.width(.exact(90, .init(900)))
      }
      StackingSpacer(minLength: 0)
    }
  }

  /// Stacks with spacers beside each other, in a stack that has none.
  private mutating func siblings(_ text: inout String) -> any Block {
    let isRow = Bool.random(using: &random)
    text += " siblings(\(isRow))"
    let elements = (0..<2).map { _ -> any Block in
      stack(isRow, .fill, [view(), StackingSpacer(minLength: number()), view()])
    }
    return stack(isRow, .fill, elements)
  }
}

/// The views of layouts that follow each other: the same number is the same view.
@MainActor
final class ForestViews {
  private var all: [Int: SizedView] = [:]

  func view(_ number: Int) -> SizedView {
    let view = all[number] ?? Self.make(number)
    all[number] = view
    return view
  }

  static func make(_ number: Int) -> SizedView {
    SizedView("\(number)", CGFloat(10 + number * 7 % 10), CGFloat(10 + number * 3 % 10))
  }
}
