/// A result builder that collects views, guides and blocks.
///
/// They may be optional or in arrays, with `if`, `switch`, `for` and `if #available` around them.
/// The builder is the same everywhere: at the root, in every block, and in a function or property
/// of yours:
///
/// ```swift
/// @BlockBuilder var header: some Block { photo; name }
/// ```
@resultBuilder
@preconcurrency @MainActor
public enum BlockBuilder: ListBuilder {
  public typealias Item = any Block
}

extension BlockBuilder {
  /// Adds a view, a guide or a block, with its line.
  public static func buildExpression(
    _ block: any Block, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ListPart<Item> {
    .one(LocatedBlock(block: block, line: SourceLine(fileID: fileID, line: line)))
  }

  /// Adds a view, a guide or a block, or nothing if it is nil.
  public static func buildExpression(
    _ block: (any Block)?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ListPart<Item> {
    guard let block else { return .many([]) }
    return .one(LocatedBlock(block: block, line: SourceLine(fileID: fileID, line: line)))
  }

  /// Adds several blocks, one after another, as if each had been named.
  public static func buildExpression(
    _ blocks: [any Block], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ListPart<Item> {
    let line = SourceLine(fileID: fileID, line: line)
    return .many(blocks.map { LocatedBlock(block: $0, line: line) })
  }

  /// Adds the blocks of an array that are not nil, one after another.
  public static func buildExpression(
    _ blocks: [(any Block)?], fileID: StaticString = #fileID, line: UInt = #line
  ) -> ListPart<Item> {
    let line = SourceLine(fileID: fileID, line: line)
    return .many(blocks.compactMap { block in block.map { LocatedBlock(block: $0, line: line) } })
  }

  /// Returns all blocks, in order.
  public static func buildFinalResult(_ part: ListPart<Item>) -> [any Block] { part.items }

  /// Returns all blocks as a single group.
  @_disfavoredOverload
  public static func buildFinalResult(_ part: ListPart<Item>) -> BlockGroup {
    BlockGroup(part.items)
  }
}
