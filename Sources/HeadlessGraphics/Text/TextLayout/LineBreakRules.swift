/// Where a line may end, after Unicode's line breaking algorithm (UAX #14).
///
/// Scripts whose words are known from a dictionary only, such as Thai, break between characters.
struct LineBreakRules {
  /// Whether Korean breaks at spaces only.
  var keepsHangulTogether = true

  /// - Parameter previous: What is in front of `before`.
  func allowsBreak(
    _ before: LineBreakClass, _ after: LineBreakClass, previous: LineBreakClass?
  ) -> Bool {
    switch after {
    case .space, .lineEnd, .paragraphEnd, .zeroWidthSpace: return false
    default: break
    }
    if before == .space || before == .zeroWidthSpace { return true }
    if before == .joiner || after == .joiner || before == .glue { return false }
    if after == .glue { return before == .breakAfter || before == .hyphen }
    switch after {
    case .closing, .closingBracket, .exclamation, .separator, .slash: return false
    case .quotation, .breakAfter, .hyphen, .nonStarter, .ellipsis, .followingVowel: return false
    default: break
    }
    return allowsBreak(after: before, before: after, previous: previous)
  }

  private func allowsBreak(
    after before: LineBreakClass, before after: LineBreakClass, previous: LineBreakClass?
  ) -> Bool {
    if after == .breakBoth || after == .object { return before != .opening && before != .breakBoth }
    switch before {
    case .opening, .quotation, .breakBefore, .leadingVowel: return false
    case .breakAfter, .breakBoth, .object: return true
    case .hyphen:
      // A hyphen in front of a word or a number belongs to it.
      return after != .digit && previous != nil && previous != .space
    case .exclamation, .ellipsis, .closing: return !isNumeric(after)
    case .slash: return after != .digit
    case .closingBracket, .separator: return isIdeographic(after)
    case .prefix: return false
    case .postfix: return isIdeographic(after)
    default: return isIdeographic(before) ? after != .postfix : breaksBefore(after, before)
    }
  }

  /// Whether words end in front of a character.
  private func breaksBefore(_ after: LineBreakClass, _ before: LineBreakClass) -> Bool {
    if after == .breakBefore { return true }
    if isSouthEastAsian(before), isSouthEastAsian(after) { return true }
    return isIdeographic(after)
  }

  private func isNumeric(_ kind: LineBreakClass) -> Bool {
    kind == .digit || kind == .prefix || kind == .postfix
  }

  private func isIdeographic(_ kind: LineBreakClass) -> Bool {
    switch kind {
    case .ideograph, .nonStarter: true
    case .hangul: !keepsHangulTogether
    default: false
    }
  }

  private func isSouthEastAsian(_ kind: LineBreakClass) -> Bool {
    kind == .southEastAsian || kind == .leadingVowel || kind == .followingVowel
  }
}

/// The answers to all questions about breaks, found once.
enum LineBreakTable {
  /// How many answers there are in a row, of which the last ones are never asked for: a power of two, not less
  /// than there are classes, so that a row is found without a multiplication.
  fileprivate static let rowLength = 64

  /// Of what is in front of two characters nothing matters but whether there is a word.
  private static let answers: [Bool] = [false, true].flatMap { keepsHangulTogether in
    let (rules, all) = (
      LineBreakRules(keepsHangulTogether: keepsHangulTogether), LineBreakClass.allCases
    )
    return all.flatMap { before in
      [nil, .letter].flatMap { previous in
        all.map { rules.allowsBreak(before, $0, previous: previous) }
          + Array(repeating: false, count: rowLength - all.count)
      }
    }
  }
  private static let rowsOfEach = 2 * LineBreakClass.allCases.count

  /// The answers, for all characters of a text.
  struct Answers {
    fileprivate let answers: UnsafeBufferPointer<Bool>
    fileprivate let rowsOfEach: Int

    /// What may follow a character.
    ///
    /// - Parameter hasWord: Whether there is something else than a space in front of it.
    @inline(__always)
    func row(
      after before: LineBreakClass, afterWord hasWord: Bool, keepsHangulTogether: Bool
    ) -> Row {
      let number = 2 &* Int(before.rawValue) &+ (hasWord ? 1 : 0)
      return Row(
        start: (number &+ (keepsHangulTogether ? rowsOfEach : 0)) &* LineBreakTable.rowLength)
    }

    @inline(__always)
    func allowBreak(in row: Row, before after: LineBreakClass) -> Bool {
      answers[row.start &+ Int(after.rawValue)]
    }
  }

  /// Where the answers begin about what follows a character.
  struct Row {
    fileprivate var start = 0

    init() {}

    fileprivate init(start: Int) { self.start = start }
  }

  /// Calls with the answers, which are of no use once the call returns.
  static func withAnswers<Result>(_ body: (Answers) -> Result) -> Result {
    answers.withUnsafeBufferPointer { body(Answers(answers: $0, rowsOfEach: rowsOfEach)) }
  }
}
