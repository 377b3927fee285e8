/// The rules for where a line may end, based on Unicode's line breaking algorithm (UAX #14).
///
/// Scripts whose words only a dictionary knows, such as Thai, break between characters.
struct LineBreakRules {
  /// Whether Korean breaks only at spaces.
  var keepsHangulTogether = true

  /// - Parameter previous: The class in front of `before`.
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

/// The answers of the rules for all classes, computed once.
enum LineBreakTable {
  /// The number of answers in a row, including unused ones at the end: a power of two no less than the number of
  /// classes, so that finding a row takes no multiplication.
  fileprivate static let rowLength = 64

  /// Of the text in front of two characters, it only matters whether there is a word.
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

    /// The answers for the characters that may follow a character.
    ///
    /// - Parameter hasWord: Whether there is anything but spaces in front of the character.
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

  /// The start of the answers for the characters that may follow a character.
  struct Row {
    fileprivate var start = 0

    init() {}

    fileprivate init(start: Int) { self.start = start }
  }

  /// Calls `body` with the answers, which are valid only during the call.
  static func withAnswers<Result>(_ body: (Answers) -> Result) -> Result {
    answers.withUnsafeBufferPointer { body(Answers(answers: $0, rowsOfEach: rowsOfEach)) }
  }
}
