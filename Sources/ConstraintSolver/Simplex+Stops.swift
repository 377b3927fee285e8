extension Simplex {
  /// The next stop of a mover: a breakpoint of its own, or the stop of the objective.
  struct Stop: Comparable, Sendable {
    var index: Int
    var distance: Double
    var breakpoint: Int?
    /// The distance rounded to a grain; distances that differ only by rounding compare as equal.
    let nearness: Double
    /// The order of equally near stops: the higher rank comes first.
    let rank: Double

    /// Whether the left stop comes after the right one, which is nearer or, at the same distance, steeper.
    static func < (left: Stop, right: Stop) -> Bool {
      if left.nearness != right.nearness { return left.nearness > right.nearness }
      return left.rank == right.rank ? left.index > right.index : left.rank < right.rank
    }
  }

  /// Finds the next stop of each mover.
  mutating func findStops(_ objective: Objective, usingBland: Bool) {
    stops.removeAll()
    for index in movers.indices { addStop(ofMover: index, objective, usingBland: usingBland) }
  }

  /// Adds the next stop of a mover. Among equally near ones the steepest comes first; by Bland's rule, the first
  /// variable.
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
