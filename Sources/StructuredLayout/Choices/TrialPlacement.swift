/// A block placed in a plan of its own, which is never built, to see how long it would be.
///
/// Each coordinate of an item is a number that lies so far behind others as the rules say, and each view
/// is as long as it likes to be. The longest way from the start of the block to its end is its length:
/// the least solution of a system of difference constraints.
@MainActor
struct TrialPlacement: ~Copyable {
  private let plan: LayoutPlan
  private let box: BlockBox?
  private let measuring: BlockMeasuring
  /// Whether the block has asked how much room there is along an axis.
  let asksForRoom: PerAxis<Bool>

  init(of block: any Block, within room: PerAxis<CGFloat>, in measuring: BlockMeasuring) {
    var plan = LayoutPlan(host: Self.host)
    let rooms = BlockRooms(BlockMeasuring(within: measuring))
    rooms.isTrial = true
    plan.attachment = rooms
    var proposal = BlockProposal(
      horizontal: LayoutSlot(), vertical: LayoutSlot(), line: SourceLine(fileID: "", line: 0))
    for axis in LayoutAxis.allCases where room[axis].isFinite {
      proposal.rooms[axis] = rooms.exact(room[axis])
    }
    let occurrences = measuring.madeViews?.occurrences
    box = block.placeWhole(in: proposal, plan: &plan).box
    if let occurrences { measuring.madeViews?.occurrences = occurrences }
    self.plan = plan
    self.measuring = measuring
    asksForRoom = rooms.wasAsked
  }

  /// How many steps between edges have been looked at, for tests.
  static var steps = 0

  /// Nothing is ever added to it.
  private static let host = UIView()

  /// How long the block would like to be, in points.
  func length(along axis: LayoutAxis) -> CGFloat {
    guard let span = box?[axis] else { return 0 }
    var ways = WaysBetweenEdges(along: axis, from: span.start)
    let rules = plan.rules(from: 0)
    for item in plan.placements(from: 0) {
      ways.add(item, length: naturalLength(of: item, along: axis, by: rules))
    }
    for rule in rules where rule.priority == .required { ways.add(rule) }
    ways.keepLengthsFromBeingNegative()
    return max(0, ways.distance(to: span.end))
  }

  /// How long a view would like to be; zero where a rule says how long it is.
  private func naturalLength(
    of item: LayoutItem, along axis: LayoutAxis, by rules: ContiguousArray<LayoutRule>
  ) -> CGFloat {
    guard let view = plan.view(item) else { return 0 }
    var length = view.naturalLength(along: axis, within: PerAxis(.infinity), in: measuring)
    for rule in rules
    where rule.item == item && rule.attribute == axis.length && rule.target == nil
      && rule.priority == .required
    {
      switch rule.relation {
      case .equal: return 0
      case .lessThanOrEqual: length = min(length, rule.constant)
      case .greaterThanOrEqual: break
      }
    }
    return length
  }
}

/// How far coordinates on an axis lie behind one of them at least.
@MainActor
private struct WaysBetweenEdges {
  private struct Place: Hashable {
    let item: LayoutItem
    let isEnd: Bool
  }

  /// `to >= from + distance`.
  private struct Step {
    let from: Place
    let to: Place
    let distance: CGFloat
    /// Whether it is how long a view would like to be, which what is required may not let it be.
    var isWish = false
  }

  /// `length >= other × multiplier + constant`.
  private struct Proportion {
    let item: LayoutItem
    let other: LayoutItem
    let multiplier: CGFloat
    let constant: CGFloat
  }

  private let axis: LayoutAxis
  private let start: LayoutAnchor
  private var steps: [Step] = []
  private var proportions: [Proportion] = []

  init(along axis: LayoutAxis, from start: LayoutAnchor) {
    self.axis = axis
    self.start = start
  }

  private func place(_ item: LayoutItem, _ attribute: LayoutAttribute) -> Place {
    Place(item: item, isEnd: attribute.isEnd)
  }

  /// Adds an item that is so long at least, as far as what is required lets it be.
  mutating func add(_ item: LayoutItem, length: CGFloat) {
    steps.append(
      Step(
        from: Place(item: item, isEnd: false), to: Place(item: item, isEnd: true),
        distance: length, isWish: true))
  }

  /// Adds that no item of the rules ends before it begins: of guides nobody else says so.
  mutating func keepLengthsFromBeingNegative() {
    var known: Set<LayoutItem> = []
    for place in steps.flatMap({ [$0.from, $0.to] }) where known.insert(place.item).inserted {
      add(
        Place(item: place.item, isEnd: false), Place(item: place.item, isEnd: true),
        .greaterThanOrEqual, 0)
    }
  }

  mutating func add(_ rule: LayoutRule) {
    guard rule.attribute.axis == axis else { return }
    guard let target = rule.target else {
      let (from, to) = (Place(item: rule.item, isEnd: false), Place(item: rule.item, isEnd: true))
      return add(from, to, rule.relation, rule.constant)
    }
    guard rule.targetAttribute.axis == axis else { return }
    if rule.attribute.isLength {
      relate(rule, target)
    } else if rule.attribute == axis.center || rule.targetAttribute == axis.center {
      // What is in the middle of something is no longer than it.
      guard rule.attribute == rule.targetAttribute, rule.constant == 0 else { return }
      add(
        Place(item: target, isEnd: false), Place(item: rule.item, isEnd: false),
        .greaterThanOrEqual, 0)
      add(
        Place(item: rule.item, isEnd: true), Place(item: target, isEnd: true), .greaterThanOrEqual,
        0)
    } else {
      add(
        place(target, rule.targetAttribute), place(rule.item, rule.attribute), rule.relation,
        rule.constant)
    }
  }

  private mutating func relate(_ rule: LayoutRule, _ target: LayoutItem) {
    if rule.relation != .lessThanOrEqual {
      proportions.append(
        Proportion(
          item: rule.item, other: target, multiplier: rule.multiplier, constant: rule.constant))
    }
    if rule.relation != .greaterThanOrEqual, rule.multiplier > 0 {
      proportions.append(
        Proportion(
          item: target, other: rule.item, multiplier: 1 / rule.multiplier,
          constant: -rule.constant / rule.multiplier))
    }
  }

  /// `to relation from + distance`.
  private mutating func add(
    _ from: Place, _ to: Place, _ relation: LayoutRelation, _ distance: CGFloat
  ) {
    if relation != .lessThanOrEqual { steps.append(Step(from: from, to: to, distance: distance)) }
    if relation != .greaterThanOrEqual {
      steps.append(Step(from: to, to: from, distance: -distance))
    }
  }

  /// How far an anchor lies behind the start at least.
  ///
  /// - Complexity: O(n²) in the number of rules at worst, as Bellman's and Ford's algorithm has it.
  mutating func distance(to end: LayoutAnchor) -> CGFloat {
    var distances = distances()
    for _ in 0..<Self.mostRounds {
      var isSettled = true
      for proportion in proportions {
        let other = length(of: proportion.other, distances)
        let wanted = other * proportion.multiplier + proportion.constant
        guard wanted > length(of: proportion.item, distances) + 0.001 else { continue }
        add(proportion.item, length: wanted)
        isSettled = false
      }
      if isSettled { break }
      distances = self.distances()
    }
    let known = distances[place(end.item, end.attribute)] ?? start.constant
    return known + end.constant
  }

  private static let mostRounds = 16

  private func length(of item: LayoutItem, _ distances: [Place: CGFloat]) -> CGFloat {
    guard let from = distances[Place(item: item, isEnd: false)],
      let to = distances[Place(item: item, isEnd: true)]
    else { return 0 }
    return to - from
  }

  /// Wishes that what is required contradicts are left out.
  private mutating func distances() -> [Place: CGFloat] {
    while true {
      var distances = [place(start.item, start.attribute): -start.constant]
      var last: [Place: Int] = [:]
      var wishes: Set<Int> = []
      for round in 0...steps.count where wishes.isEmpty {
        var isSettled = true
        TrialPlacement.steps += steps.count
        for (number, step) in steps.enumerated() {
          guard let from = distances[step.from] else { continue }
          let reached = from + step.distance
          if let known = distances[step.to], known >= reached - 0.001 { continue }
          distances[step.to] = reached
          last[step.to] = number
          isSettled = false
        }
        if isSettled { return distances }
        // A ring is there after as many rounds as it has steps. To look for it ever more seldom costs no more than these.
        if round & (round + 1) == 0 || round == steps.count { wishes = self.wishes(inRings: last) }
      }
      // Without them what is required contradicts itself.
      if wishes.isEmpty { return distances }
      steps = steps.indices.filter { !wishes.contains($0) }.map { steps[$0] }
    }
  }

  /// The wishes in all rings of steps, each of which says that something lies behind itself.
  ///
  /// - Parameter last: The step from which each place has been reached.
  private func wishes(inRings last: [Place: Int]) -> Set<Int> {
    var walks: [Place: Int] = [:]
    var wishes: Set<Int> = []
    for (walk, start) in last.keys.enumerated() {
      var place = start
      while walks[place] == nil, let step = last[place] {
        walks[place] = walk
        place = steps[step].from
      }
      guard walks[place] == walk else { continue }
      let ring = place
      repeat {
        guard let step = last[place] else { break }
        if steps[step].isWish { wishes.insert(step) }
        place = steps[step].from
      } while place != ring
    }
    return wishes
  }
}
