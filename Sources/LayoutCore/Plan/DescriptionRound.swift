/// What runs again each time that something is to be said anew: the description of a layout, what fills a cell, what
/// binds a model. What one round has said of a view, the next one replaces.
@MainActor
package final class DescriptionRound {
  /// The one that is under way; nil for none.
  package private(set) static var current: DescriptionRound?
  /// The one that it is a part of.
  private let outer: DescriptionRound?
  private let owners: [Owner]

  private struct Owner {
    weak var object: AnyObject?
  }

  private init(of owners: [AnyObject], in outer: DescriptionRound?) {
    (self.owners, self.outer) = (owners.map { Owner(object: $0) }, outer)
  }

  /// Runs something as a round of its own.
  ///
  /// - Parameter owners: Whose it is, such as a model and its view: what has none of them has other rounds. Without
  ///   one it may be anybody's, as what fills a cell is, in which another cell shows the same views.
  package static func run<Result>(
    of owners: [AnyObject?] = [], _ describe: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = DescriptionRound(of: owners.compactMap { $0 }, in: outer)
    defer { current = outer }
    return try describe()
  }

  /// Whether it says anew what another one has said: not where one of them is a part of the other, and each says its
  /// share, nor where they are of others.
  package func follows(_ other: DescriptionRound) -> Bool {
    !isPart(of: other) && !other.isPart(of: self) && mayBeOfSame(as: other)
  }

  private func isPart(of other: DescriptionRound) -> Bool {
    sequence(first: self, next: \.outer).contains { $0 === other }
  }

  private func mayBeOfSame(as other: DescriptionRound) -> Bool {
    guard !owners.isEmpty, !other.owners.isEmpty else { return true }
    return owners.contains { owner in
      owner.object != nil && other.owners.contains { $0.object === owner.object }
    }
  }
}
