/// The source of blocks: calls, views, and their modifiers, one after another.
///
/// Each block adds its own source in `outline(into:)`:
///
/// ```swift
/// func outline(into outline: inout BlockOutline) {
///   content.outline(into: &outline)
///   outline.modifier("framed", .number("width", width))
/// }
/// ```
///
/// An outline keeps no view alive, and turns numbers and names into text only on demand.
@preconcurrency @MainActor
public struct BlockOutline {
  /// One of the things that are said.
  enum Word {
    /// A view or a guide, by its identity.
    case object(ObjectIdentifier)
    /// A remark: something that has no words.
    case remark(String)
    /// The beginning of a call, with the number of its arguments, which follow.
    case call(StaticString, arguments: Int)
    case argument(Argument)
    /// The blocks between the braces of the call before, up to ``end``.
    case beginBlocks
    /// A block that is given to the call before, up to ``end``.
    case beginArgument
    case end
    /// The beginning of a call on what was said before.
    case modifier(StaticString, arguments: Int)
    /// Words that are found when somebody asks.
    case later(@MainActor (inout BlockOutline) -> Void)
    /// Words that may be said in several places.
    case shared(Sharing)
  }

  private(set) var words: [Word] = []
  /// The views and guides that were said; nil where none is to be kept alive.
  private(set) var elements: [LayoutElement]?
  /// What has been said of blocks that may be in several places, which are kept as long as words are added.
  private var shared: [ObjectIdentifier: (blocks: MeasuredBlocks, words: Sharing)] = [:]
  /// Whether the next block is said where one is wanted.
  private var isOneWanted = false

  /// The words of blocks that may be in several places.
  final class Sharing {
    let words: [Word]

    init(_ words: [Word]) { self.words = words }
  }

  private init() {}

  /// What blocks look like.
  ///
  /// - Parameter keepsElements: Whether their views and guides are kept alive.
  init(of blocks: BlockGroup, keepingElements keepsElements: Bool) {
    if keepsElements { elements = [] }
    blocks.outline(into: &self)
    shared = [:]
  }

  /// An argument of a call.
  public struct Argument: Sendable {
    enum Value: Sendable {
      case number(CGFloat)
      case value(ConstraintValue)
      case priority(UILayoutPriority)
      /// Swift source that is the same for every layout.
      case name(StaticString)
      case text(@MainActor @Sendable () -> String)
    }

    let label: StaticString
    let value: Value
  }
}

extension BlockOutline.Argument {
  /// A number with a label; an empty label stands for no label.
  public static func number(_ label: StaticString, _ number: some LayoutNumber) -> Self {
    Self(label: label, value: .number(number.points))
  }

  /// A length or a distance: exact, a minimum or a maximum.
  public static func value(_ label: StaticString, _ value: ConstraintValue) -> Self {
    Self(label: label, value: .value(value))
  }

  /// A priority.
  public static func priority(_ label: StaticString, _ priority: UILayoutPriority) -> Self {
    Self(label: label, value: .priority(priority))
  }

  /// Constant source, such as `.leading`.
  public static func source(_ label: StaticString, _ source: StaticString) -> Self {
    Self(label: label, value: .name(source))
  }

  /// Source that is made on demand.
  public static func source(
    _ label: StaticString, _ source: @escaping @MainActor @Sendable () -> String
  ) -> Self { Self(label: label, value: .text(source)) }
}

extension BlockOutline {
  /// Adds a view or a guide, by the name that it has when the source is made.
  public mutating func object(_ element: LayoutElement) {
    words.append(.object(ObjectIdentifier(element.object)))
    elements?.append(element)
  }

  /// Adds a comment in place of something that has no source.
  public mutating func remark(_ text: String) { words.append(.remark(text)) }

  /// Adds a call of an initializer or a function: `StackingSpacer(minLength: 8)`.
  public mutating func call(_ name: StaticString, _ arguments: Argument?...) {
    begin(.call(name, arguments: count(arguments)), arguments)
  }

  /// Adds a call with blocks between braces: `VStackBlock(spacing: 8) { … }`.
  public mutating func call(
    _ name: StaticString, _ arguments: Argument?..., blocks: (inout BlockOutline) -> Void
  ) {
    begin(.call(name, arguments: count(arguments)), arguments)
    enclose(blocks)
  }

  /// Adds a call that takes a block before its other arguments, with blocks between braces:
  /// `VScrollBlock(scrollView, spacing: 8) { … }`.
  public mutating func call(
    _ name: StaticString, _ arguments: Argument?..., block: (inout BlockOutline) -> Void,
    blocks: (inout BlockOutline) -> Void
  ) {
    begin(.call(name, arguments: count(arguments)), arguments)
    words.append(.beginArgument)
    block(&self)
    words.append(.end)
    enclose(blocks)
  }

  /// Says a block where one is wanted, as before a modifier: blocks that stand for several, or for none, are
  /// said between the braces of a group.
  mutating func one(_ block: any Block) {
    isOneWanted = true
    block.outline(into: &self)
    isOneWanted = false
  }

  /// Says the blocks of a group, as if they were written where it stands.
  mutating func several(_ blocks: [any Block]) {
    if isOneWanted, blocks.count != 1 {
      return call("BlockGroup") { outline in
        for block in blocks { block.outline(into: &outline) }
      }
    }
    for block in blocks { block.outline(into: &self) }
  }

  /// Adds a modifier of the block before it: `.padding(8)`.
  public mutating func modifier(_ name: StaticString, _ arguments: Argument?...) {
    begin(.modifier(name, arguments: count(arguments)), arguments)
  }

  /// Adds a modifier that takes a block before its other arguments: `.background(card)`.
  public mutating func modifier(
    _ name: StaticString, _ arguments: Argument?..., block: (inout BlockOutline) -> Void
  ) {
    begin(.modifier(name, arguments: count(arguments)), arguments)
    words.append(.beginArgument)
    block(&self)
    words.append(.end)
  }

  /// Adds a modifier with blocks between braces: `.overlay(alignment: .top) { … }`.
  mutating func modifier(
    _ name: StaticString, _ arguments: [Argument?], blocks: (inout BlockOutline) -> Void
  ) {
    begin(.modifier(name, arguments: count(arguments)), arguments)
    enclose(blocks)
  }

  // Loops, and no closures: each call of one asks whether the main actor is running.

  private func count(_ arguments: [Argument?]) -> Int {
    var count = 0
    for case _? in arguments { count += 1 }
    return count
  }

  private mutating func begin(_ word: Word, _ arguments: [Argument?]) {
    isOneWanted = false
    if words.isEmpty { words.reserveCapacity(16) }
    words.append(word)
    for case let argument? in arguments { words.append(.argument(argument)) }
  }

  /// Says something about which nobody mostly asks: what is said speaks of no view, and keeps none.
  mutating func later(_ say: @escaping @MainActor (inout BlockOutline) -> Void) {
    isOneWanted = false
    if words.isEmpty { words.reserveCapacity(16) }
    words.append(.later(say))
  }

  /// Says blocks between the braces of the call before.
  mutating func enclose(_ blocks: (inout BlockOutline) -> Void) {
    words.append(.beginBlocks)
    blocks(&self)
    words.append(.end)
  }

  /// Says blocks that are measured, which may be in several places: they are asked for their words once.
  ///
  /// - Parameter areChoices: Whether each of them stands for one block.
  mutating func say(_ blocks: MeasuredBlocks, areChoices: Bool = false) {
    let known = shared[ObjectIdentifier(blocks)]?.words
    if let known { return words.append(.shared(known)) }
    var said: [Word] = []
    swap(&words, &said)
    if areChoices {
      for block in blocks.all.blocks { one(block) }
    } else {
      blocks.all.outline(into: &self)
    }
    swap(&words, &said)
    let sharing = Sharing(said)
    shared[ObjectIdentifier(blocks)] = (blocks, sharing)
    words.append(.shared(sharing))
  }

  /// All words, with those that were left for later.
  var allWords: [Word] { Self.all(words) }

  private static func all(_ words: [Word]) -> [Word] {
    words.flatMap { word -> [Word] in
      switch word {
      case .later(let say):
        var said = BlockOutline()
        say(&said)
        return said.allWords
      case .shared(let sharing): return all(sharing.words)
      default: return [word]
      }
    }
  }
}
