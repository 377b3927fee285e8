/// Collects blocks: views, guides, blocks, any of them optional or in arrays, with `if`, `switch`,
/// `for` and `if #available` around them.
///
/// It is the same everywhere, at the root and in every block.
@resultBuilder
@MainActor
public enum BlockBuilder: ListBuilder {
  public typealias Item = any Block
}

extension BlockBuilder {
  /// A view, a guide or a block, with the line that it stands in.
  public static func buildExpression(
    _ block: any Block, fileID: String = #fileID, line: UInt = #line
  ) -> [any Block] { located([block], fileID, line) }

  /// A view, a guide or a block, or nothing at all if it is nil.
  public static func buildExpression(
    _ block: (any Block)?, fileID: String = #fileID, line: UInt = #line
  ) -> [any Block] { located([block], fileID, line) }

  /// Several blocks, one after another, as if each had been named.
  public static func buildExpression(
    _ blocks: [any Block], fileID: String = #fileID, line: UInt = #line
  ) -> [any Block] { located(blocks, fileID, line) }

  /// Those of several blocks that are not nil, one after another.
  public static func buildExpression(
    _ blocks: [(any Block)?], fileID: String = #fileID, line: UInt = #line
  ) -> [any Block] { located(blocks, fileID, line) }

  /// The blocks that are there, each with the line that it stands in.
  private static func located(
    _ blocks: [(any Block)?], _ fileID: String, _ line: UInt
  ) -> [any Block] {
    let line = SourceLine(fileID: fileID, line: line)
    return blocks.compactMap { block in block.map { LocatedBlock(block: $0, line: line) } }
  }
}
