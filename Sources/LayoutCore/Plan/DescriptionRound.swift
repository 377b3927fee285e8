/// A run of code that runs again each time its description has to be renewed: the description of a
/// layout, the code that fills a cell, the code that binds a model. A later round replaces the
/// actions that an earlier one has added to a view.
@MainActor
package final class DescriptionRound {
  /// The enclosing round.
  private let outer: DescriptionRound?
  private weak var owner: AnyObject?
  private weak var host: AnyObject?
  /// Whether it had neither an owner nor a host from the start.
  private let isUnowned: Bool
  /// Whether the host has only one such owner at a time.
  private let isOnly: Bool

  private init(_ running: Running, in outer: DescriptionRound?) {
    (owner, host, self.outer) = (running.owner, running.host, outer)
    isUnowned = running.owner == nil && running.host == nil
    isOnly = running.isOnly
  }

  // MARK: Running

  /// A round in progress. Most rounds add nothing that a later one may replace, so their objects
  /// are not created.
  private struct Running {
    let owner: AnyObject?
    let host: AnyObject?
    let isOnly: Bool
    var round: DescriptionRound?
  }

  /// The rounds in progress, each within the previous one.
  private static var running: [Running] = []

  package static var isRunning: Bool { !running.isEmpty }

  /// The innermost round in progress; nil for none.
  package static var current: DescriptionRound? {
    var outer: DescriptionRound?
    for index in running.indices {
      let round = running[index].round ?? DescriptionRound(running[index], in: outer)
      running[index].round = round
      outer = round
    }
    return outer
  }

  /// Runs a closure as a round of its own.
  ///
  /// - Parameters:
  ///   - owner: The owner of the round, such as a model. Rounds with neither this owner nor this
  ///     host are others'. A round without both may be anybody's, for example code that fills a
  ///     cell, in which another cell shows the same views.
  ///   - host: The object of the round, such as the view of a model.
  ///   - isOnly: Whether the host has only one such owner at a time, as a view has one model.
  package static func run<Result>(
    of owner: AnyObject? = nil, on host: AnyObject? = nil, isOnly: Bool = false,
    _ describe: () throws -> Result
  ) rethrows -> Result {
    running.append(Running(owner: owner, host: host, isOnly: isOnly))
    defer { running.removeLast() }
    return try describe()
  }

  // MARK: Comparing

  /// Whether the round may replace statements of another one: not if one of them encloses the
  /// other, because each contributes its part, nor if they share neither an owner nor a host,
  /// unless one of them may be anybody's.
  package func follows(_ other: DescriptionRound) -> Bool {
    !isPart(of: other) && !other.isPart(of: self) && mayShareSubject(with: other)
  }

  /// Whether the round replaces everything of another one, including the statements that it does
  /// not repeat. A description and a model of one view, or two descriptions, each keep their own.
  package func repeats(_ other: DescriptionRound) -> Bool {
    guard follows(other) else { return false }
    if isUnowned || other.isUnowned { return isUnowned && other.isUnowned }
    if let owner, owner === other.owner { return true }
    return isOnly && other.isOnly && host != nil && host === other.host
  }

  private func isPart(of other: DescriptionRound) -> Bool {
    sequence(first: self, next: \.outer).contains { $0 === other }
  }

  private func mayShareSubject(with other: DescriptionRound) -> Bool {
    isUnowned || other.isUnowned || has(other.owner) || has(other.host)
  }

  private func has(_ object: AnyObject?) -> Bool {
    object != nil && (object === owner || object === host)
  }
}
