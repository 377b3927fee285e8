/// An identifier for a part of a layout, to find it again: any hashable value.
public struct LayoutKey: Hashable, Sendable {
  private let value: any Hashable & Sendable

  /// Creates a key; two keys are equal if their values are.
  public init(_ value: some Hashable & Sendable) { self.value = value }

  public static func == (left: LayoutKey, right: LayoutKey) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}

/// The keys around parts of a plan, from the outside in, by number. Most layouts have none.
struct LayoutKeys {
  /// The number of the keys around something; nil for none.
  typealias Path = Int32

  private var all: [(key: LayoutKey, around: Path?)] = []

  /// Adds a key inside a path, and returns the longer path.
  mutating func append(_ key: LayoutKey, inside around: Path?) -> Path {
    all.append((key, around))
    return Path(all.count - 1)
  }

  /// Returns the keys of a path, from the inside out.
  func keys(of path: Path?) -> [LayoutKey] {
    var keys: [LayoutKey] = []
    var current = path
    while let number = current {
      keys.append(all[Int(number)].key)
      current = all[Int(number)].around
    }
    return keys
  }
}
