/// A mistake in how the command was called: one line that says what is wrong and what to do about
/// it.
struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The code that the command exits with.
  static let exitCode: Int32 = 2

  let problem: String
  let hint: String

  init(_ problem: String, hint: String) {
    self.problem = problem
    self.hint = hint
  }

  /// A word that is none of those expected; the hint is the nearest of them, if one is near.
  init(_ problem: String, wrote word: String, insteadOf names: [String], otherwise hint: String) {
    self.init(problem, hint: names.nearest(to: word).map { "did you mean '\($0)'?" } ?? hint)
  }

  var description: String { "error: \(problem) (\(hint))" }
}
