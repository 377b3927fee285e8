/// Statements of lines about something, such as the actions of a view, each with its round.
@MainActor
package struct StatementsByRound<Statement> {
  private struct Entry {
    let kind: Int
    let line: SourceLine
    let round: DescriptionRound?
    let statement: Statement
    /// The lines with a statement of this kind in one round with this one.
    var beside: Set<SourceLine> = []
  }

  private var entries: [Entry] = []

  package init() {}

  package var all: [Statement] { entries.map(\.statement) }

  package var isEmpty: Bool { entries.isEmpty }

  /// Adds a statement of a line. In a round, it replaces the line's own statements from earlier
  /// rounds. It also replaces statements that other lines made in earlier rounds of the same
  /// description, if those lines have never made one in the same round with this line: they belong
  /// to the other branch of an `if`, or to code that has filled the cell with another kind of row.
  /// Outside of rounds, all statements stay.
  ///
  /// - Parameter kind: The kind of the statement, which replaces only statements of the same kind.
  /// - Returns: The statements that it replaces.
  package mutating func add(_ statement: Statement, of kind: Int = 0, at line: SourceLine)
    -> [Statement]
  {
    let round = DescriptionRound.current
    var new = Entry(kind: kind, line: line, round: round, statement: statement)
    var (kept, gone): ([Entry], [Statement]) = ([], [])
    for var known in entries {
      if let round, let former = known.round, known.kind == kind {
        if former === round {
          known.beside.insert(line)
          new.beside.insert(known.line)
        } else if known.line == line
          ? round.follows(former) : round.repeats(former) && !known.beside.contains(line)
        {
          if known.line == line { new.beside.formUnion(known.beside) }
          gone.append(known.statement)
          continue
        }
      }
      kept.append(known)
    }
    entries = kept + [new]
    return gone
  }
}
