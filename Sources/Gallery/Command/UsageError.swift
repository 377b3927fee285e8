/// A mistake in the call of a command, in one line: the problem and a hint.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The code that the command exits with.
  static let exitCode: Int32 = 2

  let problem: String
  let hint: String

  init(_ problem: String, hint: String) {
    self.problem = problem
    self.hint = hint
  }

  /// Reports an unknown word; the hint is the nearest expected word, if one is close.
  init(_ problem: String, wrote word: String, insteadOf names: [String], otherwise hint: String) {
    self.init(problem, hint: names.nearest(to: word).map { "did you mean '\($0)'?" } ?? hint)
  }

  var description: String { "error: \(problem) (\(hint))" }
}
