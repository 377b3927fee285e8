/// What lines have said of something, such as what a view does, and in which round.
@MainActor
package struct SaidInRounds<Said> {
  private struct Entry {
    let kind: Int
    let line: SourceLine
    let round: DescriptionRound?
    let said: Said
    /// The lines that have said something of the kind in one round with this one.
    var beside: Set<SourceLine> = []
  }

  private var entries: [Entry] = []

  package init() {}

  package var all: [Said] { entries.map(\.said) }

  package var isEmpty: Bool { entries.isEmpty }

  /// Notes what a line says. In a round it takes the place of what the line has said in former ones, and of what
  /// lines have said in former ones of the same description that have never spoken in one round with it: those of the
  /// other branch of an `if`, or of what has filled a cell with another kind of row. Outside of rounds all stays that has
  /// been said.
  ///
  /// - Parameter kind: What else is said of others takes the place of nothing.
  /// - Returns: What it takes the place of.
  package mutating func add(_ said: Said, of kind: Int = 0, at line: SourceLine) -> [Said] {
    let round = DescriptionRound.current
    var new = Entry(kind: kind, line: line, round: round, said: said)
    var (kept, gone): ([Entry], [Said]) = ([], [])
    for var known in entries {
      if let round, let former = known.round, known.kind == kind {
        if former === round {
          known.beside.insert(line)
          new.beside.insert(known.line)
        } else if known.line == line
          ? round.follows(former) : round.repeats(former) && !known.beside.contains(line)
        {
          if known.line == line { new.beside.formUnion(known.beside) }
          gone.append(known.said)
          continue
        }
      }
      kept.append(known)
    }
    entries = kept + [new]
    return gone
  }
}
