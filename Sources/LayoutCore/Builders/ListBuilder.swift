/// A result builder that collects items, with all the control flow that Swift allows in one.
///
/// A conforming builder names its item and adds a `buildExpression` for each type it accepts.
@preconcurrency @MainActor
public protocol ListBuilder {
  /// The type of the collected items.
  associatedtype Item
}

/// The items of one statement in a builder.
///
/// Most statements stand for a single item, which needs no array.
public enum ListPart<Item> {
  /// A single item.
  case one(Item)
  /// Any number of items in order, including none.
  case many([Item])

  /// All items, in order.
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
  /// Builds an empty list of statements.
  @inlinable
  public static func buildBlock() -> ListPart<Item> { .many([]) }
  /// Builds a single statement.
  @inlinable
  public static func buildBlock(_ part: ListPart<Item>) -> ListPart<Item> { part }
  /// Builds consecutive statements.
  @inlinable
  public static func buildBlock(_ parts: ListPart<Item>...) -> ListPart<Item> { joined(parts) }
  /// Builds an `if` without an `else`.
  @inlinable
  public static func buildOptional(_ part: ListPart<Item>?) -> ListPart<Item> { part ?? .many([]) }
  /// Builds the first branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(first part: ListPart<Item>) -> ListPart<Item> { part }
  /// Builds another branch of an `if` or a `switch`.
  @inlinable
  public static func buildEither(second part: ListPart<Item>) -> ListPart<Item> { part }
  /// Builds a `for` loop.
  @inlinable
  public static func buildArray(_ parts: [ListPart<Item>]) -> ListPart<Item> { joined(parts) }
  /// Builds an `if #available`.
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
    // By index, because a loop over the parts would copy each of them once more.
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
  @available(*, unavailable, message: "this statement describes nothing: move it before the braces")
  @_disfavoredOverload
  public static func buildExpression(_ nothing: ()) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message: "a string can't be used here: put it in a label and write the label instead"
  )
  @_disfavoredOverload
  public static func buildExpression(_ text: String) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message:
      "a view controller can't be used here: add it as a child and write controller.view instead"
  )
  @_disfavoredOverload @preconcurrency @MainActor
  public static func buildExpression(_ controller: UIViewController) -> ListPart<Item> {
    .many([])
  }
}
