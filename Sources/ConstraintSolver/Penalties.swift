/// The costs of the values of a component's variables and rows, level by level.
///
/// The cost of each target is convex and piecewise linear. It has breakpoints, in rising order, and between them
/// segments with one slope per level. Slopes are compared lexicographically, level 0 first: no gain at a lower level
/// makes up for a loss at a higher one.
struct Penalties: Sendable {
  /// A wish: `relation` at `value`, costing `weight` for each unit by which it is missed.
  struct Wish: Sendable {
    var target: Int32
    var priority: Float
    var relation: Relation
    var value: Double
    var weight: Double

    /// A wish that costs nothing.
    static let none = Wish(target: 0, priority: 0, relation: .equal, value: 0, weight: 0)
  }

  private(set) var levelCount = 0
  private(set) var breakpoints: [Double] = []
  /// The highest level whose slope changes at a breakpoint.
  private(set) var wallLevel: [Int32] = []
  private var start: [Int] = [0]
  /// The levels at which each target has wishes, from the highest down; at all others, it costs nothing.
  private var ownLevels: [Int32] = []
  private var levelStart: [Int] = [0]
  /// For each target and each of its segments, the slope at each of its levels.
  private var slopes: [Double] = []
  private var slopeStart: [Int] = []
  /// For each wish of the target being appended, first its level, then the position of that level among the target's
  /// levels.
  private var columns: [Int32] = []
  /// The targets with wishes at each level.
  private var targets: [Int32] = []
  private var targetStart: [Int] = []

  /// Replaces the penalties by those of targets `0..<count`.
  ///
  /// The wishes are sorted by target, then value; `levels` are their priorities, from the highest down.
  mutating func rebuild(_ wishes: [Wish], targetCount count: Int, levels: [Float]) {
    levelCount = levels.count
    breakpoints.removeAll(keepingCapacity: true)
    wallLevel.removeAll(keepingCapacity: true)
    slopes.removeAll(keepingCapacity: true)
    start.removeAll(keepingCapacity: true)
    start.append(0)
    ownLevels.removeAll(keepingCapacity: true)
    levelStart.removeAll(keepingCapacity: true)
    levelStart.append(0)
    slopeStart.removeAll(keepingCapacity: true)
    var next = 0
    for target in 0..<Int32(count) {
      let first = next
      while next < wishes.count, wishes[next].target == target { next += 1 }
      append(wishes, first..<next, levels)
    }
    findTargets()
  }

  /// The places of the targets that cost something at a level, in order.
  func targets(ofLevel level: Int) -> Range<Int> { targetStart[level]..<targetStart[level + 1] }

  /// The target at a place among those of all levels.
  func target(_ place: Int) -> Int32 { targets[place] }

  private mutating func findTargets() {
    targetStart.refill(levelCount + 2, with: 0)
    targets.refill(ownLevels.count, with: 0)
    for level in ownLevels { targetStart[Int(level) + 2] += 1 }
    for level in 0..<levelCount { targetStart[level + 2] += targetStart[level + 1] }
    for target in 0..<targetCount {
      for place in levelStart[target]..<levelStart[target + 1] {
        let level = Int(ownLevels[place])
        targets[targetStart[level + 1]] = Int32(target)
        targetStart[level + 1] += 1
      }
    }
  }

  /// The number of targets; variables from here on have no penalties.
  var targetCount: Int { start.count - 1 }

  /// The number of breakpoints of a target, which has one more segment than that.
  func breakpointCount(_ target: Int) -> Int {
    target < targetCount ? start[target + 1] - start[target] : 0
  }

  func breakpoint(_ target: Int, _ position: Int) -> Double {
    breakpoints[start[target] + position]
  }

  func wall(_ target: Int, _ position: Int) -> Int32 { wallLevel[start[target] + position] }

  func slope(_ target: Int, segment: Int, level: Int) -> Double {
    let first = levelStart[target]
    let count = levelStart[target + 1] - first
    for column in 0..<count where ownLevels[first + column] >= level {
      guard ownLevels[first + column] == level else { return 0 }
      return slopes[slopeStart[target] + segment * count + column]
    }
    return 0
  }

  /// The first level at which a target costs more when it moves within a segment; `max` if it costs nothing.
  func levelOfCost(_ target: Int, segment: Int, isRising: Bool) -> Int32 {
    let levels = levelStart[target]..<levelStart[target + 1]
    let row = slopeStart[target] + segment * levels.count
    let changing = levels.first { abs(slopes[row + $0 - levels.lowerBound]) > LinearSum.negligible }
    guard let changing else { return .max }
    let isCost = (slopes[row + changing - levels.lowerBound] > 0) == isRising
    return isCost ? ownLevels[changing] : .max
  }

  /// The range of values at which a target by itself costs least, as breakpoints; nil where an end is open.
  func cheapest(_ target: Int) -> (lowest: Int?, highest: Int?) {
    let count = breakpointCount(target)
    for segment in 0...count {
      switch sign(target, segment) {
      case ..<0: continue
      case 0:
        return (segment > 0 ? segment - 1 : nil, segment < count ? segment : nil)
      default:
        return (segment > 0 ? segment - 1 : nil, segment > 0 ? segment - 1 : nil)
      }
    }
    return (count > 0 ? count - 1 : nil, nil)
  }

  /// Whether a target has its least cost at a value.
  func isCheapest(_ target: Int, at value: Double) -> Bool {
    let (lowest, highest) = cheapest(target)
    let slack = Solver.tolerance * (1 + abs(value))
    return (lowest.map { breakpoint(target, $0) <= value + slack } ?? true)
      && (highest.map { breakpoint(target, $0) >= value - slack } ?? true)
  }

  /// The segment that contains a value; at a breakpoint, the one below.
  func segment(_ target: Int, at value: Double) -> Int {
    var segment = 0
    while segment < breakpointCount(target), breakpoint(target, segment) < value { segment += 1 }
    return segment
  }

  /// The index of a wish's priority among the levels, which fall.
  private func level(of wish: Wish, in levels: [Float]) -> Int32 {
    var (low, high) = (0, levels.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] > wish.priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  private func sign(_ target: Int, _ segment: Int) -> Int {
    let count = levelStart[target + 1] - levelStart[target]
    let row = slopeStart[target] + segment * count
    for slope in slopes[row..<row + count] where abs(slope) > LinearSum.negligible {
      return slope < 0 ? -1 : 1
    }
    return 0
  }

  private mutating func append(_ wishes: [Wish], _ range: Range<Int>, _ levels: [Float]) {
    findColumns(wishes[range], levels)
    let first = levelStart[levelStart.count - 1]
    let count = ownLevels.count - first
    var row = slopes.count
    slopeStart.append(row)
    for _ in 0..<count { slopes.append(0) }
    for (place, index) in range.enumerated() where wishes[index].relation != .lessThanOrEqual {
      slopes[row + Int(columns[place])] -= wishes[index].weight
    }
    var last = -Double.infinity
    for (place, index) in range.enumerated() {
      let wish = wishes[index]
      let column = Int(columns[place])
      let level = ownLevels[first + column]
      if breakpoints.count == start[start.count - 1]
        || wish.value - last > LinearSum.negligible * (1 + abs(last))
      {
        last = wish.value
        breakpoints.append(last)
        wallLevel.append(level)
        for own in 0..<count { slopes.append(slopes[row + own]) }
        row += count
      }
      slopes[row + column] += wish.relation == .equal ? 2 * wish.weight : wish.weight
      wallLevel[wallLevel.count - 1] = min(wallLevel[wallLevel.count - 1], level)
    }
    start.append(breakpoints.count)
    levelStart.append(ownLevels.count)
  }

  /// Adds the levels of the wishes for the target being appended to its own levels, and finds each wish's column.
  private mutating func findColumns(_ wishes: ArraySlice<Wish>, _ levels: [Float]) {
    columns.removeAll(keepingCapacity: true)
    for wish in wishes {
      let level = level(of: wish, in: levels)
      columns.append(level)
      addLevel(level)
    }
    let first = levelStart[levelStart.count - 1]
    for place in columns.indices {
      let level = columns[place]
      columns[place] = 0
      while ownLevels[first + Int(columns[place])] != level { columns[place] += 1 }
    }
  }

  /// Adds a level to those of the target being appended.
  private mutating func addLevel(_ level: Int32) {
    var place = ownLevels.count
    let first = levelStart[levelStart.count - 1]
    while place > first, ownLevels[place - 1] > level { place -= 1 }
    if place == first || ownLevels[place - 1] != level { ownLevels.insert(level, at: place) }
  }
}
