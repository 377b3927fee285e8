/// What all builders share: everything that Swift lets one write between the braces.
///
/// A builder names its item and adds the expressions that it takes.
@MainActor
public protocol ListBuilder {
  associatedtype Item
}

extension ListBuilder {
  public static func buildBlock(_ parts: [Item]...) -> [Item] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [Item]?) -> [Item] { part ?? [] }
  public static func buildEither(first part: [Item]) -> [Item] { part }
  public static func buildEither(second part: [Item]) -> [Item] { part }
  public static func buildArray(_ parts: [[Item]]) -> [Item] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [Item]) -> [Item] { part }
}
