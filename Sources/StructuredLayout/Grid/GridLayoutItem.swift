/// A column of a ``VGridBlock``, or a row of an ``HGridBlock``.
///
/// ```swift
/// VGridBlock(columns: [.init(.fixed(40)), .init(.flexible())], rowSpacing: 8) { … }
/// ```
public struct GridLayoutItem: Hashable, Sendable {
  /// The length of a column across the grid (the width of a column, the height of a row), in
  /// points.
  public enum Size: Hashable, Sendable {
    /// Exactly this length, whatever the cells contain.
    case fixed(CGFloat)
    /// As long as all other flexible columns, as far as its limits allow.
    ///
    /// The flexible columns take the width that the others leave. If all of them have a maximum,
    /// they grow up to that, and the rest of the width stays empty.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many flexible columns as there is room for, and at least one.
    ///
    /// The room is the distance between the edges that the grid is to fill, or else the length of
    /// the host; the number of columns changes with it. Give the grid a width if its host is as
    /// wide as its content: cells wider than `minimum` make such a host wider, which changes the
    /// number of columns. The minimum is at least 1 point. A smaller minimum is an issue, and
    /// results in one column.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length of the column.
  public let size: Size
  /// The distance to the next column, in points; nil for the spacing of the grid.
  public let spacing: CGFloat?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - size: The length of the column; by default that of the other flexible columns.
  ///   - spacing: The distance to the next column, in points; nil for the spacing of the grid.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {
    self.size = size
    self.spacing = spacing
  }

  /// Creates a column with a distance to the next one.
  ///
  /// - Parameters:
  ///   - size: The length of the column; by default that of the other flexible columns.
  ///   - spacing: The distance to the next column, in points.
  @_disfavoredOverload
  public init(_ size: Size = .flexible(), spacing: some LayoutNumber) {
    self.init(size, spacing: spacing.points as CGFloat?)
  }
}

// For lengths of other types than `CGFloat`, such as integer variables.
extension GridLayoutItem.Size {
  /// Exactly this length, whatever the cells contain.
  @_disfavoredOverload
  public static func fixed(_ length: some LayoutNumber) -> Self {
    let length: CGFloat = length.points
    return .fixed(length)
  }

  /// As long as all other flexible columns, as far as its limits allow.
  @_disfavoredOverload
  public static func flexible(
    minimum: some LayoutNumber = 10, maximum: some LayoutNumber = CGFloat.infinity
  ) -> Self {
    let (minimum, maximum): (CGFloat, CGFloat) = (minimum.points, maximum.points)
    return .flexible(minimum: minimum, maximum: maximum)
  }

  /// As many flexible columns as there is room for, and at least one.
  @_disfavoredOverload
  public static func adaptive(
    minimum: some LayoutNumber, maximum: some LayoutNumber = CGFloat.infinity
  ) -> Self {
    let (minimum, maximum): (CGFloat, CGFloat) = (minimum.points, maximum.points)
    return .adaptive(minimum: minimum, maximum: maximum)
  }
}

extension GridLayoutItem {
  /// Whether the column takes all available room.
  var isUnlimited: Bool {
    switch size {
    case .fixed: false
    case .flexible(_, let maximum), .adaptive(_, let maximum): maximum == .infinity
    }
  }

  var isFlexible: Bool {
    if case .fixed = size { return false }
    return true
  }

  /// The minimum length of one column.
  var minimum: CGFloat {
    switch size {
    case .fixed(let length): length
    case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
    }
  }

  /// Whether the numbers are usable: lengths that are not negative, and a finite distance.
  var isValid: Bool {
    minimum.isDistance && minimum >= leastMinimum && (spacing ?? 0).isDistance
      && (isUnlimited || maximum.isDistance && maximum >= 0)
  }

  /// Returns the column without unusable lengths. A column whose own length is unusable becomes
  /// flexible.
  ///
  /// - Parameters:
  ///   - wrong: Called with each unusable length.
  ///   - spacing: The spacing that replaces the column's own.
  func repaired(spacing: CGFloat?, _ wrong: (CGFloat) -> Void) -> GridLayoutItem {
    func usable(_ number: CGFloat, from least: CGFloat = 0) -> CGFloat? {
      if number.isDistance && number >= least { return number }
      wrong(number)
      return nil
    }
    func limit(_ number: CGFloat) -> CGFloat {
      number == .infinity ? number : usable(number) ?? .infinity
    }
    let size: Size =
      switch size {
      case .fixed(let length): usable(length).map { .fixed($0) } ?? .flexible(minimum: 0)
      case .flexible(let minimum, let maximum):
        .flexible(minimum: usable(minimum) ?? 0, maximum: limit(maximum))
      case .adaptive(let minimum, let maximum):
        usable(minimum, from: leastMinimum).map { .adaptive(minimum: $0, maximum: limit(maximum)) }
          ?? .flexible(minimum: 0, maximum: limit(maximum))
      }
    return GridLayoutItem(size, spacing: spacing)
  }

  /// Returns the length of some tracks of a grid together; flexible tracks share the rest of the
  /// room.
  static func length(
    of range: Range<Int>, in tracks: [GridLayoutItem], spacing: CGFloat, within whole: CGFloat
  ) -> CGFloat {
    func gap(after index: Int) -> CGFloat { tracks[index].spacing ?? spacing }
    let fixed = tracks.filter { !$0.isFlexible }.reduce(0) { $0 + $1.minimum }
    let gaps = tracks.indices.dropLast().reduce(0) { $0 + gap(after: $1) }
    let count = tracks.count { $0.isFlexible }
    let share = count == 0 ? 0 : max(0, whole - fixed - gaps) / CGFloat(count)
    let lengths = range.reduce(0) { sum, index in
      let track = tracks[index]
      return sum
        + (track.isFlexible ? min(max(share, track.minimum), track.maximum) : track.minimum)
    }
    return range.dropLast().reduce(lengths) { $0 + gap(after: $1) }
  }

  /// The maximum length of one column.
  private var maximum: CGFloat {
    switch size {
    case .fixed(let length): length
    case .flexible(_, let maximum), .adaptive(_, let maximum): maximum
    }
  }

  /// Whether the column is repeated as often as there is room for it.
  var isAdaptive: Bool { leastMinimum > 0 && minimum >= leastMinimum }

  /// The lower bound of the minimum: a column less than a point wide shows nothing, however often
  /// it is repeated.
  private var leastMinimum: CGFloat {
    if case .adaptive = size { return 1 }
    return 0
  }
}
