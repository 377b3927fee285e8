/// What runs again each time that something is to be said anew: the description of a layout, what fills a cell, what
/// binds a model. What one round has said of a view, the next one replaces.
@MainActor
package final class DescriptionRound {
  /// The one that it is a part of.
  private let outer: DescriptionRound?
  private weak var owner: AnyObject?
  private weak var host: AnyObject?
  /// Whether it has been nobody's from the start.
  private let isAnybodys: Bool
  /// Whether the host has one such owner at a time.
  private let isOnly: Bool

  private init(_ running: Running, in outer: DescriptionRound?) {
    (owner, host, self.outer) = (running.owner, running.host, outer)
    isAnybodys = running.owner == nil && running.host == nil
    isOnly = running.isOnly
  }

  // MARK: Running

  /// What is under way. Most rounds say nothing that a later one may replace: these are not made.
  private struct Running {
    let owner: AnyObject?
    let host: AnyObject?
    let isOnly: Bool
    var round: DescriptionRound?
  }

  /// Each is a part of the one before.
  private static var running: [Running] = []

  package static var isRunning: Bool { !running.isEmpty }

  /// The one that is under way; nil for none.
  package static var current: DescriptionRound? {
    var outer: DescriptionRound?
    for index in running.indices {
      let round = running[index].round ?? DescriptionRound(running[index], in: outer)
      running[index].round = round
      outer = round
    }
    return outer
  }

  /// Runs something as a round of its own.
  ///
  /// - Parameters:
  ///   - owner: Whose it is, such as a model: what has neither it nor the host has other rounds. Without both it may be
  ///     anybody's, as what fills a cell is, in which another cell shows the same views.
  ///   - host: What it is about, such as the view of a model.
  ///   - isOnly: Whether the host has one such owner at a time, as a view has one model.
  package static func run<Result>(
    of owner: AnyObject? = nil, on host: AnyObject? = nil, isOnly: Bool = false,
    _ describe: () throws -> Result
  ) rethrows -> Result {
    running.append(Running(owner: owner, host: host, isOnly: isOnly))
    defer { running.removeLast() }
    return try describe()
  }

  // MARK: Comparing

  /// Whether it says anew what another one has said: not where one of them is a part of the other, and each says its
  /// share, nor where they are of others.
  package func follows(_ other: DescriptionRound) -> Bool {
    !isPart(of: other) && !other.isPart(of: self) && mayBeOfSame(as: other)
  }

  /// Whether it says anew all that another one has said: what only that has said holds no more. A description and a model
  /// of one view, or two descriptions, each say their own.
  package func repeats(_ other: DescriptionRound) -> Bool {
    guard follows(other) else { return false }
    if isAnybodys || other.isAnybodys { return isAnybodys && other.isAnybodys }
    if let owner, owner === other.owner { return true }
    return isOnly && other.isOnly && host != nil && host === other.host
  }

  private func isPart(of other: DescriptionRound) -> Bool {
    sequence(first: self, next: \.outer).contains { $0 === other }
  }

  private func mayBeOfSame(as other: DescriptionRound) -> Bool {
    isAnybodys || other.isAnybodys || has(other.owner) || has(other.host)
  }

  private func has(_ object: AnyObject?) -> Bool {
    object != nil && (object === owner || object === host)
  }
}
