/// What all builders share: everything that Swift lets one write between the braces.
///
/// A builder names its item and adds the expressions that it takes.
@preconcurrency @MainActor
public protocol ListBuilder {
  /// What is collected.
  associatedtype Item
}

/// What a statement in a builder stands for: mostly one item, so that nothing is made for it but the
/// item.
public enum ListPart<Item> {
  /// A single item.
  case one(Item)
  /// Any number of items, in their order; none, too.
  case many([Item])

  /// All of them, in order.
  @inlinable
  public var items: [Item] {
    switch self {
    case .one(let item): [item]
    case .many(let items): items
    }
  }

  @inlinable
  var count: Int {
    switch self {
    case .one: 1
    case .many(let items): items.count
    }
  }
}

extension ListBuilder {
  /// No statement at all.
  @inlinable
  public static func buildBlock() -> ListPart<Item> { .many([]) }
  /// A single statement.
  @inlinable
  public static func buildBlock(_ part: ListPart<Item>) -> ListPart<Item> { part }
  /// Statements, one after another.
  @inlinable
  public static func buildBlock(_ parts: ListPart<Item>...) -> ListPart<Item> { joined(parts) }
  /// An `if` without an `else`.
  @inlinable
  public static func buildOptional(_ part: ListPart<Item>?) -> ListPart<Item> { part ?? .many([]) }
  /// The first branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(first part: ListPart<Item>) -> ListPart<Item> { part }
  /// Another branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(second part: ListPart<Item>) -> ListPart<Item> { part }
  /// A `for`.
  @inlinable
  public static func buildArray(_ parts: [ListPart<Item>]) -> ListPart<Item> { joined(parts) }
  /// An `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ part: ListPart<Item>) -> ListPart<Item> { part }

  /// All items, in order.
  @inlinable @_disfavoredOverload
  public static func buildFinalResult(_ part: ListPart<Item>) -> [Item] { part.items }

  @inlinable
  static func joined(_ parts: [ListPart<Item>]) -> ListPart<Item> {
    var count = 0
    for index in parts.indices { count += parts[index].count }
    var items: [Item] = []
    items.reserveCapacity(count)
    // By their places: each of a loop's own parts would be copied once more.
    for index in parts.indices {
      switch parts[index] {
      case .one(let item): items.append(item)
      case .many(let more): items += more
      }
    }
    return .many(items)
  }
}

// MARK: What no builder takes

extension ListBuilder {
  @available(*, unavailable, message: "this describes nothing: do it before the braces")
  @_disfavoredOverload
  public static func buildExpression(_ nothing: ()) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable, message: "a text can't stand here: put it into a label, and name the label"
  )
  @_disfavoredOverload
  public static func buildExpression(_ text: String) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message: "a controller can't stand here: add it as a child, and name its view: controller.view"
  )
  @_disfavoredOverload @preconcurrency @MainActor
  public static func buildExpression(_ controller: UIViewController) -> ListPart<Item> {
    .many([])
  }
}
