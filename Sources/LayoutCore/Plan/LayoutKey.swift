/// A name that somebody gives to a part of a layout, to find it again: any hashable value.
public struct LayoutKey: Hashable, Sendable {
  private let value: any Hashable & Sendable

  /// Two keys are the same if their values are equal.
  public init(_ value: some Hashable & Sendable) { self.value = value }

  public static func == (left: LayoutKey, right: LayoutKey) -> Bool {
    AnyHashable(left.value) == AnyHashable(right.value)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(value)) }
}
