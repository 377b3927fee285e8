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
  /// One element of the outline.
  enum Word {
    /// A view or a guide, by its identity.
    case object(ObjectIdentifier)
    /// A comment in place of something that has no source.
    case remark(String)
    /// The beginning of a call, with the number of its arguments, which follow.
    case call(StaticString, arguments: Int)
    case argument(Argument)
    /// The blocks between the braces of the call before, up to ``end``.
    case beginBlocks
    /// A block as an argument of the call before, up to ``end``. An optional argument is left out
    /// if it is a view that no longer exists.
    case beginArgument(isOptional: Bool)
    case end
    /// The beginning of a method call on the preceding block.
    case modifier(StaticString, arguments: Int)
    /// Words that are produced on demand.
    case later(@MainActor (inout BlockOutline) -> Void)
    /// Words that may occur in several places.
    case shared(Sharing)
  }

  private(set) var words: [Word] = []
  /// The views and guides of the outline; nil if none is to be kept alive.
  private(set) var elements: [LayoutElement]?
  /// The words of blocks that may occur in several places. The blocks are kept alive as long as
  /// words are added.
  private var shared: [ObjectIdentifier: (blocks: MeasuredBlocks, words: Sharing)] = [:]
  /// Whether the next block stands where a single block is needed.
  private var isOneWanted = false

  /// The words of blocks that may occur in several places.
  final class Sharing {
    let words: [Word]

    init(_ words: [Word]) { self.words = words }
  }

  private init() {}

  /// Creates the outline of blocks.
  ///
  /// - Parameter keepsElements: Whether the outline keeps their views and guides alive.
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
      /// Swift source that is the same in every layout.
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
    words.append(.beginArgument(isOptional: false))
    block(&self)
    words.append(.end)
    enclose(blocks)
  }

  /// Adds a call that takes an optional view before its other arguments, with blocks between
  /// braces.
  mutating func call(
    _ name: StaticString, _ arguments: Argument?..., view: UIView,
    blocks: (inout BlockOutline) -> Void
  ) {
    begin(.call(name, arguments: count(arguments)), arguments)
    words.append(.beginArgument(isOptional: true))
    object(.view(view))
    words.append(.end)
    enclose(blocks)
  }

  /// Adds a block where a single block is needed, as before a modifier. A block that stands for
  /// several, or for none, is enclosed in a group.
  mutating func one(_ block: any Block) {
    isOneWanted = true
    block.outline(into: &self)
    isOneWanted = false
  }

  /// Adds the blocks of a group as if they were written in its place.
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
    words.append(.beginArgument(isOptional: false))
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

  // Loops instead of closures, because each call of a closure checks for the main actor.

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

  /// Adds words that are rarely needed. The closure must not refer to a view, so that it keeps none
  /// alive.
  mutating func later(_ say: @escaping @MainActor (inout BlockOutline) -> Void) {
    isOneWanted = false
    if words.isEmpty { words.reserveCapacity(16) }
    words.append(.later(say))
  }

  /// Adds blocks between the braces of the call before.
  mutating func enclose(_ blocks: (inout BlockOutline) -> Void) {
    words.append(.beginBlocks)
    blocks(&self)
    words.append(.end)
  }

  /// Adds measured blocks, which may occur in several places; their words are produced once.
  ///
  /// - Parameter areChoices: Whether each of them stands where a single block is needed.
  mutating func describe(_ blocks: MeasuredBlocks, areChoices: Bool = false) {
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

  /// All words, including those that are produced on demand.
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
