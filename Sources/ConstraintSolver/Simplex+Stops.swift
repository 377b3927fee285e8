extension Simplex {
  /// Where a mover comes next: a breakpoint of its own, or where the objective stops.
  struct Stop: Comparable, Sendable {
    var index: Int
    var distance: Double
    var breakpoint: Int?
    /// The distance without what rounding adds to it: those that have the same are equally near.
    let nearness: Double
    /// Which of equally near ones comes first.
    let rank: Double

    /// Whether it comes after another one, which is nearer, else steeper.
    static func < (left: Stop, right: Stop) -> Bool {
      if left.nearness != right.nearness { return left.nearness > right.nearness }
      return left.rank == right.rank ? left.index > right.index : left.rank < right.rank
    }
  }

  /// Finds where the movers come next.
  mutating func findStops(_ objective: Objective, usingBland: Bool) {
    stops.removeAll()
    for index in movers.indices { addStop(ofMover: index, objective, usingBland: usingBland) }
  }

  /// Adds where a mover comes next; among equals the steepest is first, by Bland's rule the first variable.
  mutating func addStop(ofMover index: Int, _ objective: Objective, usingBland: Bool) {
    let mover = movers[index]
    work += 1
    guard let stop = stop(of: mover, objective) else { return }
    let reach = 1 + stop.distance
    let grain = reach.binade * 0x1p-40
    stops.push(
      Stop(
        index: index, distance: stop.distance, breakpoint: stop.breakpoint,
        nearness: grain.isNormal ? (reach / grain).rounded() * grain : reach,
        rank: usingBland ? -Double(mover.variable) : abs(mover.rate)))
  }

  private func stop(
    of mover: Mover, _ objective: Objective
  ) -> (distance: Double, breakpoint: Int?)? {
    var stop: (distance: Double, breakpoint: Int?)?
    let breakpoint = Int(segment[mover.variable]) - (mover.rate > 0 ? 0 : 1)
    if breakpoint >= 0, breakpoint < penalties.breakpointCount(mover.variable) {
      let length = penalties.breakpoint(mover.variable, breakpoint) - mover.start
      stop = (max(0, length / mover.rate), breakpoint)
    }
    if let end = objective.stop, mover.variable == Int(objective.target) {
      let distance = max(0, (end - mover.start) / mover.rate)
      if distance < stop?.distance ?? .infinity { stop = (distance, nil) }
    }
    return stop
  }
}
