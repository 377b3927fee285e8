/// What all builders share: everything that Swift lets one write between the braces.
///
/// A builder names its item and adds the expressions that it takes.
@MainActor
public protocol ListBuilder {
  /// What is collected.
  associatedtype Item
}

extension ListBuilder {
  /// Statements, one after another.
  public static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
  /// An `if` without an `else`.
  public static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }
  /// The first branch of an `if` or a `switch`.
  public static func buildEither(first part: [Item]) -> [Item] { part }
  /// Another branch of an `if` or a `switch`.
  public static func buildEither(second part: [Item]) -> [Item] { part }
  /// A `for`.
  public static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ part: [Item]) -> [Item] { part }
}
