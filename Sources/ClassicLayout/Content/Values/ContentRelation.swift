/// The relation between an anchor and its target, with a number or a size.
///
/// `moreThan` and `lessThan` compare the anchor itself, also at the far side: at least there, or at
/// most there. For leading and trailing edges, that is in the reading direction. `atLeast` and
/// `atMost` compare the distance: at the far side, they compare the other way round.
public struct ContentRelation<Value> {
  @usableFromInline let relation: LayoutRelation
  /// Nil for no value.
  @usableFromInline let value: Value?
  @usableFromInline let comparesDistance: Bool

  @inlinable
  init(_ relation: LayoutRelation, _ value: Value? = nil, comparesDistance: Bool = false) {
    self.relation = relation
    self.value = value
    self.comparesDistance = comparesDistance
  }

  /// Returns the relation for an attribute.
  func relation(for attribute: LayoutAttribute) -> LayoutRelation {
    comparesDistance && attribute.isEnd ? relation.flipped : relation
  }

  /// `anchor == target`.
  @inlinable public static var equal: ContentRelation { ContentRelation(.equal) }
  /// `anchor >= target`: further right, down or in the reading direction, or larger.
  @inlinable public static var moreThan: ContentRelation { ContentRelation(.greaterThanOrEqual) }
  /// `anchor <= target`: further left, up or against the reading direction, or smaller.
  @inlinable public static var lessThan: ContentRelation { ContentRelation(.lessThanOrEqual) }

  /// `anchor == target + value`; for bottom, right and trailing edges, `anchor == target - value`.
  ///
  /// Without a target, the value is a length in points.
  @inlinable public static func equalTo(_ value: Value) -> ContentRelation {
    ContentRelation(.equal, value)
  }

  /// `anchor >= target + value`; for bottom, right and trailing edges, `anchor >= target - value`.
  @inlinable public static func moreThanTo(_ value: Value) -> ContentRelation {
    ContentRelation(.greaterThanOrEqual, value)
  }

  /// `anchor <= target + value`; for bottom, right and trailing edges, `anchor <= target - value`.
  @inlinable public static func lessThanTo(_ value: Value) -> ContentRelation {
    ContentRelation(.lessThanOrEqual, value)
  }

  /// The same as `equalTo`.
  @inlinable public static func equal(_ value: Value) -> ContentRelation { equalTo(value) }
  /// The same as `moreThanTo`.
  @inlinable public static func moreThan(_ value: Value) -> ContentRelation { moreThanTo(value) }
  /// The same as `lessThanTo`.
  @inlinable public static func lessThan(_ value: Value) -> ContentRelation { lessThanTo(value) }

  /// A minimum distance, at either side.
  @inlinable public static func atLeast(_ distance: Value) -> ContentRelation {
    ContentRelation(.greaterThanOrEqual, distance, comparesDistance: true)
  }

  /// A maximum distance, at either side.
  @inlinable public static func atMost(_ distance: Value) -> ContentRelation {
    ContentRelation(.lessThanOrEqual, distance, comparesDistance: true)
  }
}

extension ContentRelation where Value == CGFloat {
  /// `anchor == target + value`, with a number of any type.
  @_disfavoredOverload
  public static func equalTo(_ value: some LayoutNumber) -> ContentRelation {
    equalTo(value.points)
  }

  /// `anchor >= target + value`, with a number of any type.
  @_disfavoredOverload
  public static func moreThanTo(_ value: some LayoutNumber) -> ContentRelation {
    moreThanTo(value.points)
  }

  /// `anchor <= target + value`, with a number of any type.
  @_disfavoredOverload
  public static func lessThanTo(_ value: some LayoutNumber) -> ContentRelation {
    lessThanTo(value.points)
  }

  /// A minimum distance, with a number of any type.
  @_disfavoredOverload
  public static func atLeast(_ value: some LayoutNumber) -> ContentRelation {
    atLeast(value.points)
  }

  /// A maximum distance, with a number of any type.
  @_disfavoredOverload
  public static func atMost(_ value: some LayoutNumber) -> ContentRelation { atMost(value.points) }
}

/// A relation between lengths.
public typealias InterRelation<Value> = ContentRelation<Value>
