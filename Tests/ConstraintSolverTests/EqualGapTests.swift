import Testing

@testable import ConstraintSolver

/// Views with equal gaps between them. All of them depend on the one shared length, however many they are.
struct EqualGapTests {
  /// Whether the gaps must be equal, and whether they come after all views or each after its view. The elimination
  /// expresses the others by what comes last.
  struct Arrangement: CaseIterable, CustomTestStringConvertible {
    let isRequired: Bool
    let gapsComeLast: Bool

    static let allCases = [true, false].flatMap { isRequired in
      [true, false].map { Arrangement(isRequired: isRequired, gapsComeLast: $0) }
    }

    var testDescription: String {
      (isRequired ? "required" : "wished") + (gapsComeLast ? ", last" : ", in turn")
    }
  }

  private struct Row {
    var solver = Solver()
    let room: Variable
    var tops: [Variable] = []
    var lengths: [Variable] = []
    var gaps: [Variable] = []

    init(_ count: Int, _ arrangement: Arrangement, room length: Double) {
      room = solver.addVariable(.length)
      for number in 0..<count {
        tops.append(solver.addVariable(.position))
        lengths.append(solver.addVariable(.length))
        if !arrangement.gapsComeLast, number + 1 < count {
          gaps.append(solver.addVariable(.length))
        }
      }
      while gaps.count + 1 < count { gaps.append(solver.addVariable(.length)) }
      _ = solver.add([Term(room)], .equal, length)
      for number in 0..<count {
        let content = Self.content(number)
        _ = solver.add([Term(lengths[number])], .lessThanOrEqual, content, priority: 250)
        _ = solver.add([Term(lengths[number])], .greaterThanOrEqual, content, priority: 750)
      }
      _ = solver.add([Term(tops[0])], .equal, 0)
      for number in gaps.indices {
        let (above, below) = (tops[number], tops[number + 1])
        let rest = [Term(above, -1), Term(lengths[number], -1), Term(gaps[number], -1)]
        _ = solver.add([Term(below)] + rest, .equal, 0)
        _ = solver.add([Term(gaps[number])], .greaterThanOrEqual, 1)
        guard number > 0 else { continue }
        _ = solver.add(
          [Term(gaps[number]), Term(gaps[number - 1], -1)], .equal, 0,
          priority: arrangement.isRequired ? 1000 : 18)
      }
      let end = [Term(tops[count - 1]), Term(lengths[count - 1]), Term(room, -1)]
      _ = solver.add(end, .equal, 0)
    }

    /// The length that a view wants.
    static func content(_ number: Int) -> Double { Double(20 + number * 3 % 10) }

    func values(_ variables: [Variable]) -> [Double] { variables.map { solver.value(of: $0) } }
  }

  @Test(arguments: Arrangement.allCases)
  func equalGapsShareTheRemainingRoom(arrangement: Arrangement) {
    var row = Row(40, arrangement, room: 3000)
    #expect(row.solver.solve() == .solved)
    let lengths = row.values(row.lengths)
    for (number, length) in lengths.enumerated() {
      #expect(abs(length - Row.content(number)) < 1e-6)
    }
    let total: Double = lengths.reduce(0, +)
    let gap = (3000 - total) / 39
    for value in row.values(row.gaps) { #expect(abs(value - gap) < 1e-6) }
  }

  /// The last views absorb the missing length, so that the earliest views keep their wishes.
  @Test(arguments: Arrangement.allCases)
  func lastViewsGiveWayIfNotAllFit(arrangement: Arrangement) throws {
    var row = Row(40, arrangement, room: 700)
    #expect(row.solver.solve() == .solved)
    for value in row.values(row.gaps) { #expect(abs(value - 1) < 1e-6) }
    let lengths = row.values(row.lengths)
    let total: Double = lengths.reduce(0, +)
    #expect(abs(total - 661) < 1e-6)
    let shorter = try #require(lengths.indices.first { lengths[$0] < Row.content($0) - 1e-6 })
    for length in lengths[(shorter + 1)...] { #expect(abs(length) < 1e-6) }
    #expect(shorter == 26)
  }

  /// Four times as many views cost four times as much to solve, and to solve again in another room.
  @Test(arguments: Arrangement.allCases, [60.0, 15])
  func workGrowsLinearly(arrangement: Arrangement, length: Double) {
    func work(_ count: Int) -> [Int] {
      var row = Row(count, arrangement, room: Double(count) * length)
      #expect(row.solver.solve() == .solved)
      let first = row.solver.counters.coefficients
      let given = ConstraintID(index: 0)
      row.solver.setConstant(Double(count) * length + 3, of: given)
      #expect(row.solver.solve() == .solved)
      return [first, row.solver.counters.coefficients - first]
    }
    for (small, large) in zip(work(100), work(400)) { #expect(large <= 5 * small + 100) }
  }

  // MARK: Both directions of reading

  /// A row as a stack view makes it: a guide from each view to the next, as long as the first guide.
  struct GuidedRow {
    /// The properties that decide the order in which positions are defined.
    struct Order: CaseIterable, CustomTestStringConvertible {
      let isMirrored: Bool
      let guidesComeLast: Bool
      /// Whether guides connect the centers of neighboring views instead of their edges.
      let isCentered: Bool

      static let allCases = [false, true].flatMap { isMirrored in
        [false, true].flatMap { guidesComeLast in
          [false, true].map {
            Order(isMirrored: isMirrored, guidesComeLast: guidesComeLast, isCentered: $0)
          }
        }
      }

      var testDescription: String {
        [
          isMirrored ? "right to left" : "left to right",
          guidesComeLast ? "guides last" : "in turn",
          isCentered ? "from center to center" : "from edge to edge",
        ].joined(separator: ", ")
      }
    }

    typealias Box = (x: Variable, width: Variable)

    let order: Order
    var solver = Solver()
    var boxes: [Box] = []
    var guides: [Box] = []
    let room: Box

    /// - Parameters:
    ///   - priority: The priority with which a guide, given by its number, should equal the first one.
    ///   - content: The length that a view, given by its number, wants.
    init(
      _ count: Int, _ order: Order, room width: Double,
      priority: (Int) -> Float = { _ in 1000 },
      content: (Int) -> Double = Row.content
    ) {
      self.order = order
      room = (solver.addVariable(), solver.addVariable(.length))
      for number in 0..<count {
        boxes.append((solver.addVariable(), solver.addVariable(.length)))
        if number > 0, !order.guidesComeLast { addGuide() }
      }
      while guides.count + 1 < count { addGuide() }
      equate([Term(room.x)], [])
      _ = solver.add([Term(room.width)], .equal, width)
      for number in boxes.indices {
        let width = [Term(boxes[number].width)]
        _ = solver.add(width, .lessThanOrEqual, content(number), priority: 250)
        _ = solver.add(width, .greaterThanOrEqual, content(number), priority: 750)
      }
      equate(leading(room), leading(boxes[0]))
      for (number, guide) in guides.enumerated() {
        let (before, after) = (boxes[number], boxes[number + 1])
        equate(leading(guide), order.isCentered ? center(before) : trailing(before))
        equate(trailing(guide), order.isCentered ? center(after) : leading(after))
        let space = difference(leading(after), trailing(before))
        _ = solver.add(space, order.isMirrored ? .lessThanOrEqual : .greaterThanOrEqual, 0)
        if number > 0 {
          equate([Term(guide.width)], [Term(guides[0].width)], priority: priority(number))
        }
      }
      equate(trailing(boxes[count - 1]), trailing(room))
    }

    private mutating func addGuide() {
      guides.append((solver.addVariable(), solver.addVariable(.length)))
    }

    private mutating func equate(_ left: [Term], _ right: [Term], priority: Float = 1000) {
      _ = solver.add(difference(left, right), .equal, 0, priority: priority)
    }

    private func difference(_ left: [Term], _ right: [Term]) -> [Term] {
      left + right.map { Term($0.variable, -$0.coefficient) }
    }

    private func leading(_ box: Box) -> [Term] { order.isMirrored ? end(box) : [Term(box.x)] }
    private func trailing(_ box: Box) -> [Term] { order.isMirrored ? [Term(box.x)] : end(box) }
    private func end(_ box: Box) -> [Term] { [Term(box.x), Term(box.width)] }
    private func center(_ box: Box) -> [Term] { [Term(box.x), Term(box.width, 0.5)] }

    /// The start of each view, measured from the start of the row, and its width.
    var frames: [Double] {
      boxes.flatMap { box in
        let (x, width) = (solver.value(of: box.x), solver.value(of: box.width))
        return [order.isMirrored ? solver.value(of: room.width) - x - width : x, width]
      }
    }
  }

  /// A row from right to left is the mirror image of a row from left to right.
  @Test(arguments: [false, true], [60.0, 25])
  func rowsAreMirrored(isCentered: Bool, length: Double) {
    let rows = [false, true].flatMap { isMirrored in
      [false, true].map { guidesComeLast in
        let order = GuidedRow.Order(
          isMirrored: isMirrored, guidesComeLast: guidesComeLast, isCentered: isCentered)
        var row = GuidedRow(30, order, room: 30 * length)
        #expect(row.solver.solve() == .solved)
        return row.frames
      }
    }
    for frames in rows.dropFirst() {
      for (value, expected) in zip(frames, rows[0]) { #expect(abs(value - expected) < 1e-6) }
    }
  }

  /// Four times as many views cost four times as much in both directions: no position becomes a sum of all lengths
  /// before it.
  @Test(arguments: GuidedRow.Order.allCases)
  func workForGuidedRowsGrowsLinearly(order: GuidedRow.Order) {
    func work(_ count: Int) -> Int {
      var row = GuidedRow(count, order, room: Double(count) * 60)
      #expect(row.solver.solve() == .solved)
      return row.solver.counters.coefficients
    }
    #expect(work(400) <= 5 * work(100) + 100)
  }

  /// If there is room for equal distances between centers, promoting the wishes grants them.
  @Test(arguments: [false, true])
  func wishesForEqualDistancesArePromoted(isMirrored: Bool) {
    let order = GuidedRow.Order(isMirrored: isMirrored, guidesComeLast: false, isCentered: true)
    var row = GuidedRow(200, order, room: 200 * 60) { max(51, 150 - Float($0)) }
    #expect(row.solver.solve() == .solved)
    #expect(row.solver.counters.promotions == 1)
    #expect(row.solver.counters.coefficients < 800 * 200)
  }

  /// In a stack view that is too small, promoting can't grant wishes for equal distances between centers. Each width
  /// then follows from the one before it, and a tableau would have a coefficient for each pair of views.
  @Test(arguments: [false, true])
  func workGrowsLinearlyIfViewsDoNotFit(isMirrored: Bool) {
    func work(_ count: Int) -> Int {
      let order = GuidedRow.Order(isMirrored: isMirrored, guidesComeLast: false, isCentered: true)
      var row = GuidedRow(count, order, room: Double(count) * 20) { max(51, 150 - Float($0)) }
      #expect(row.solver.solve() == .solved)
      #expect(row.solver.counters.factorisations == 1)
      return row.solver.counters.coefficients
    }
    #expect(work(800) <= 4 * work(200))
  }

  private static func misfits(_ count: Int, _ order: GuidedRow.Order, wide: Range<Int>) -> GuidedRow
  {
    GuidedRow(
      count, order, room: Double(count) * 60,
      priority: { max(51, 150 - Float($0)) },
      content: { wide.contains($0) ? Double(count) * 120 : Row.content($0) })
  }

  /// If one view in the middle wants more than there is, that view gives way at once, and the others are not tried
  /// first.
  @Test(arguments: [false, true])
  func workGrowsLinearlyIfOneViewDoesNotFit(isMirrored: Bool) {
    let order = GuidedRow.Order(isMirrored: isMirrored, guidesComeLast: false, isCentered: true)
    func work(_ count: Int) -> Int {
      var row = Self.misfits(count, order, wide: count / 2..<count / 2 + 1)
      #expect(row.solver.solve() == .solved)
      #expect(row.solver.counters.factorisations == 0)
      return row.solver.counters.coefficients
    }
    #expect(work(1_600) <= 5 * work(400))
  }

  /// The simplex reaches the same result from any start: the usual one, after a trial of the soft constraints, or
  /// with factors.
  @Test(arguments: GuidedRow.Order.allCases, 0..<4)
  func misfitsGiveWayAsInThePlainSimplex(order: GuidedRow.Order, wideCount: Int) {
    for number in 0..<6 {
      let (first, workBeforeFactors) = ([0, 4, 9][number % 3], number < 3 ? 10_000 : 0)
      var row = Self.misfits(13, order, wide: first..<min(13, first + wideCount))
      var plain = row
      row.solver.effort.workBeforePromotion = 0
      row.solver.effort.leastWork = 0
      row.solver.effort.workBeforeFactors = workBeforeFactors
      plain.solver.effort = .simplexOnly
      #expect(row.solver.solve() == .solved && plain.solver.solve() == .solved)
      if wideCount > 0, workBeforeFactors == 0 { #expect(row.solver.counters.factorisations > 0) }
      for (value, expected) in zip(row.frames, plain.frames) {
        #expect(abs(value - expected) < 1e-6)
      }
    }
  }
}
