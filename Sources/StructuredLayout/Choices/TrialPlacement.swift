/// A block placed in a plan of its own that is never built, to find its natural length.
///
/// Each rule bounds the distance between two coordinates, and each view has its natural length. The
/// longest path from the start of the block to its end is its length: the least solution of a
/// system of difference constraints.
@MainActor
struct TrialPlacement: ~Copyable {
  private let plan: LayoutPlan
  private let box: BlockBox?
  private let measuring: BlockMeasuring
  /// Whether the block has asked for the room along an axis.
  let dependsOnSpace: PerAxis<Bool>

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
    dependsOnSpace = rooms.wasAsked
  }

  /// The number of steps between edges that have been examined, for tests.
  static var steps = 0

  /// A host to which nothing is ever added.
  private static let host = UIView()

  /// Returns the natural length of the block, in points.
  func length(along axis: LayoutAxis) -> CGFloat {
    guard let span = box?[axis] else { return 0 }
    var distances = EdgeDistances(along: axis, from: span.start)
    let rules = plan.rules(from: 0)
    for item in plan.placements(from: 0) {
      distances.add(item, length: naturalLength(of: item, along: axis, by: rules))
    }
    for rule in rules where rule.priority == .required { distances.add(rule) }
    distances.requireNonnegativeLengths()
    return max(0, distances.distance(to: span.end))
  }

  /// Returns the natural length of a view; zero if a rule determines its length.
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

/// The least distances of coordinates on an axis from one of them.
@MainActor
private struct EdgeDistances {
  private struct Place: Hashable {
    let item: LayoutItem
    let isEnd: Bool
  }

  /// `to >= from + distance`.
  private struct Step {
    let from: Place
    let to: Place
    let distance: CGFloat
    /// Whether the distance is the natural length of a view, which required rules may contradict.
    var isOptional = false
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

  /// Adds an item with a minimum length, as far as required rules permit it.
  mutating func add(_ item: LayoutItem, length: CGFloat) {
    steps.append(
      Step(
        from: Place(item: item, isEnd: false), to: Place(item: item, isEnd: true),
        distance: length, isOptional: true))
  }

  /// Adds that no item of the rules ends before it begins: for guides, no other rule ensures that.
  mutating func requireNonnegativeLengths() {
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
      // An item centered in another one is no longer than that.
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

  /// Returns the least distance of an anchor from the start.
  ///
  /// - Complexity: O(n²) in the number of rules in the worst case (Bellman–Ford).
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

  /// Solves the steps. Wishes that contradict required rules are dropped.
  private mutating func distances() -> [Place: CGFloat] {
    while true {
      var distances = [place(start.item, start.attribute): -start.constant]
      var last: [Place: Int] = [:]
      var optional: Set<Int> = []
      for round in 0...steps.count where optional.isEmpty {
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
        // A cycle shows after as many rounds as it has steps. Searching at growing intervals costs
        // no more than the rounds themselves.
        if round & (round + 1) == 0 || round == steps.count {
          optional = optionalSteps(inCycles: last)
        }
      }
      // If the cycles contain no optional steps, the required rules contradict each other.
      if optional.isEmpty { return distances }
      steps = steps.indices.filter { !optional.contains($0) }.map { steps[$0] }
    }
  }

  /// Returns the optional steps in all cycles; a cycle means that a coordinate lies after itself.
  ///
  /// - Parameter last: The step by which each place was reached last.
  private func optionalSteps(inCycles last: [Place: Int]) -> Set<Int> {
    var walks: [Place: Int] = [:]
    var optional: Set<Int> = []
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
        if steps[step].isOptional { optional.insert(step) }
        place = steps[step].from
      } while place != ring
    }
    return optional
  }
}
