/// The column of a plan with all that its rules speak of, each of them once.
@MainActor
struct PlanItems {
  /// What an item is.
  enum Kind: Hashable {
    case view, guide
    /// A guide that the plan makes.
    case made
    /// The superview that another item has when the plan is built.
    case parent
    /// A part of the view that another item is, or belongs to.
    case area(LayoutArea)
  }

  struct Item {
    let kind: Kind
    /// The view or the guide; nil for what is found when the plan is built.
    let object: AnyObject?
    /// The view that the plan puts it into; for parents and areas, the item whose they are.
    var base: LayoutItem?
    /// The line that places it; nil if the plan does not.
    var line: SourceLine?
  }

  private(set) var all: ContiguousArray<Item> = []
  /// The numbers of the items, once there are too many to look through all of them.
  private var numbers: [Key: Int] = [:]

  /// What makes an item the same: the object, or what it is of which other.
  private struct Key: Hashable {
    let kind: Kind
    let identity: Int

    init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }

    /// Views and guides are told apart by their addresses alone.
    init(_ object: AnyObject) {
      self.init(kind: .view, identity: Int(bitPattern: ObjectIdentifier(object)))
    }
  }

  private static let searchLimit = 12

  var count: Int { all.count }

  subscript(item: LayoutItem) -> Item {
    get { all[item.index] }
    set { all[item.index] = newValue }
  }

  /// The item for a view or a guide.
  mutating func item(for object: AnyObject, _ kind: Kind) -> LayoutItem {
    if let known = find(object) { return known }
    return append(Item(kind: kind, object: object))
  }

  /// The item for a view or a guide, if the plan has spoken of it.
  func find(_ object: AnyObject) -> LayoutItem? {
    guard all.count <= Self.searchLimit else { return numbers[Key(object)].map { LayoutItem($0) } }
    return all.firstIndex { $0.object === object }.map { LayoutItem($0) }
  }

  /// The item for what another has: its superview, or a part of its view.
  mutating func item(_ kind: Kind, of base: LayoutItem) -> LayoutItem {
    let key = Key(kind: kind, identity: base.index)
    let known =
      all.count <= Self.searchLimit
      ? all.firstIndex { $0.kind == kind && $0.base == base } : numbers[key]
    return known.map { LayoutItem($0) } ?? append(Item(kind: kind, object: nil, base: base))
  }

  /// A new guide.
  mutating func makeGuide(in owner: LayoutItem?, at line: SourceLine) -> LayoutItem {
    append(Item(kind: .made, object: nil, base: owner, line: line))
  }

  private mutating func append(_ item: Item) -> LayoutItem {
    all.append(item)
    let number = all.count - 1
    if all.count == Self.searchLimit + 1 {
      for (number, item) in all.enumerated() { note(item, number) }
    } else if all.count > Self.searchLimit {
      note(item, number)
    }
    return LayoutItem(number)
  }

  private mutating func note(_ item: Item, _ number: Int) {
    if let object = item.object {
      numbers[Key(object)] = number
    } else if item.kind != .made, let base = item.base {
      numbers[Key(kind: item.kind, identity: base.index)] = number
    }
  }

  /// Forgets what has come since a mark.
  mutating func removeAll(from mark: Int) {
    guard mark < all.count else { return }
    if all.count > Self.searchLimit {
      numbers = numbers.filter { $0.value < mark }
      if mark <= Self.searchLimit { numbers = [:] }
    }
    all.removeSubrange(mark...)
  }
}
