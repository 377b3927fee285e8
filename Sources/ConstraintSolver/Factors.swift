/// Factors of the basis, kept in place of a tableau that exchanges would fill in.
///
/// The rows stay as they were at first. A column or a row of the tableau is computed on request by solving with the
/// basis: with its factors as of when they were made, and with the changes since.
///
/// - SeeAlso: Gilbert, Peierls, *Sparse partial pivoting in time proportional to arithmetic operations*, SIAM
///   Journal on Scientific and Statistical Computing 9(5), 1988, doi:10.1137/0909058; Suhl, Suhl, *Computing
///   Sparse LU Factorizations for Large-Scale Linear Programming Bases*, ORSA Journal on Computing 2(4), 1990,
///   doi:10.1287/ijoc.2.4.325; Dantzig, Orchard-Hays, *The product form for the inverse in the simplex
///   method*, Mathematics of Computation 8, 1954, doi:10.1090/S0025-5718-1954-0061469-8.
struct Factors: Sendable {
  /// A coefficient by its row, or by its place in the basis.
  typealias Term = (index: Int32, coefficient: Double)

  /// A row solved for a structural.
  private struct Step {
    var row: Int32
    /// The place of the structural in the basis.
    var place: Int32
    var pivot: Double
    var lowerEnd: Int
    var upperEnd: Int
  }

  /// A change of the basis: a place taken by another variable, or added with another row.
  private struct Change {
    var place: Int32
    /// The coefficient of the entering variable; nil for another row.
    var pivot: Double?
    var end: Int
  }

  /// After so many changes, it pays to factorize anew.
  private static let mostChanges = 64

  private(set) var isInUse = false
  private var steps: [Step] = []
  /// For each step, the multiples of its row in the rows of later steps.
  private var lower: [Term] = []
  /// For each step, the coefficients of its structural in rows of earlier steps and in loose rows.
  private var upper: [Term] = []
  /// For each row, its coefficients in ``upper``, and the step of each.
  private var uses = Buckets()
  private var stepOfUpper: [Int32] = []
  /// The rows whose own variables are basic, with their places in the basis.
  private var loose: [(row: Int32, place: Int32)] = []
  private var changes: [Change] = []
  /// For each change, the coefficients at other places.
  private var changeTerms: [Term] = []
  /// Scratch space for the systems to be solved, by row and by place in the basis; zero in between.
  var side: [Double] = []
  var places: [Double] = []
  /// The number of coefficients visited.
  private(set) var work = 0

  /// Whether it is time to factorize anew.
  var needRefactorization: Bool { !changes.isEmpty && changes.count % Self.mostChanges == 0 }

  mutating func takeWork() -> Int {
    defer { work = 0 }
    return work
  }

  /// Adds a row, whose own variable is basic at the last place.
  ///
  /// - Parameter terms: The coefficients of basic structurals, by place.
  mutating func addRow(_ terms: [Term]) {
    changeTerms += terms
    changes.append(Change(place: Int32(side.count), pivot: nil, end: changeTerms.count))
    side.append(0)
    places.append(0)
  }

  /// Replaces the variable at a place in the basis.
  ///
  /// - Parameter column: The rates at which the basic variables change with the entering one.
  mutating func exchange(_ column: [Term], place: Int32) {
    var pivot = 1.0
    for term in column {
      if term.index == place {
        pivot = -term.coefficient
      } else {
        changeTerms.append((term.index, -term.coefficient))
      }
    }
    changes.append(Change(place: place, pivot: pivot, end: changeTerms.count))
  }

  private func lowerRange(_ step: Int) -> Range<Int> {
    (step > 0 ? steps[step - 1].lowerEnd : 0)..<steps[step].lowerEnd
  }

  private func upperRange(_ step: Int) -> Range<Int> {
    (step > 0 ? steps[step - 1].upperEnd : 0)..<steps[step].upperEnd
  }

  private func changeRange(_ index: Int) -> Range<Int> {
    (index > 0 ? changes[index - 1].end : 0)..<changes[index].end
  }

  private func sumOfChange(_ index: Int) -> Double {
    changeRange(index).reduce(0) {
      $0 + changeTerms[$1].coefficient * places[Int(changeTerms[$1].index)]
    }
  }

  /// Solves `basis × places = side`, and clears both.
  ///
  /// - Parameter column: Receives the nonzero places.
  mutating func solve(into column: inout [Term]) {
    work += steps.count + loose.count + changes.count
    for step in steps.indices where side[Int(steps[step].row)] != 0 { takeOut(step) }
    for step in steps.indices.reversed() {
      let row = Int(steps[step].row)
      guard side[row] != 0 else { continue }
      let value = side[row] / steps[step].pivot
      side[row] = 0
      places[Int(steps[step].place)] = value
      work += upperRange(step).count
      for position in upperRange(step) {
        side[Int(upper[position].index)] -= upper[position].coefficient * value
      }
    }
    for (row, place) in loose where side[Int(row)] != 0 {
      places[Int(place)] = -side[Int(row)]
      side[Int(row)] = 0
    }
    for index in changes.indices {
      let place = Int(changes[index].place)
      guard let pivot = changes[index].pivot else {
        places[place] = sumOfChange(index) - side[place]
        side[place] = 0
        continue
      }
      guard places[place] != 0 else { continue }
      let value = places[place] / pivot
      places[place] = value
      work += changeRange(index).count
      for position in changeRange(index) {
        places[Int(changeTerms[position].index)] -= changeTerms[position].coefficient * value
      }
    }
    column.removeAll(keepingCapacity: true)
    for place in places.indices where places[place] != 0 {
      if abs(places[place]) > LinearSum.negligible { column.append((Int32(place), places[place])) }
      places[place] = 0
    }
  }

  /// Eliminates the row of a step from the rows of later steps.
  private mutating func takeOut(_ step: Int) {
    let value = side[Int(steps[step].row)]
    work += lowerRange(step).count
    for position in lowerRange(step) {
      side[Int(lower[position].index)] -= lower[position].coefficient * value
    }
  }

  /// Subtracts a row from the places of later steps whose structurals it mentions.
  private mutating func spread(_ row: Int32) {
    let value = side[Int(row)]
    guard value != 0 else { return }
    work += uses[Int(row)].count
    for position in uses[Int(row)] {
      let place = steps[Int(stepOfUpper[Int(position)])].place
      places[Int(place)] -= upper[Int(position)].coefficient * value
    }
  }

  /// Solves `side × basis = places`, and clears the places.
  mutating func solveTransposed() {
    work += steps.count + loose.count + lower.count + changeTerms.count
    for index in changes.indices.reversed() {
      let place = Int(changes[index].place)
      guard let pivot = changes[index].pivot else {
        side[place] = -places[place]
        places[place] = 0
        for position in changeRange(index) {
          places[Int(changeTerms[position].index)] -=
            changeTerms[position].coefficient * side[place]
        }
        continue
      }
      places[place] = (places[place] - sumOfChange(index)) / pivot
    }
    for (row, place) in loose {
      side[Int(row)] = -places[Int(place)]
      places[Int(place)] = 0
      spread(row)
    }
    for step in steps {
      let value = places[Int(step.place)]
      guard value != 0 else { continue }
      places[Int(step.place)] = 0
      side[Int(step.row)] = value / step.pivot
      spread(step.row)
    }
    for step in steps.indices.reversed() {
      let row = Int(steps[step].row)
      for position in lowerRange(step) {
        side[row] -= lower[position].coefficient * side[Int(lower[position].index)]
      }
    }
  }
}

extension Factors {
  /// The rows of a tableau as they were at first, in terms of structurals.
  struct Matrix {
    var rows: [[Int32]]
    var coefficients: [[Double]]
    /// The terms of each structural, and nothing else.
    var columns: ArraySlice<[Simplex.Entry]>

    func coefficient(of entry: Simplex.Entry) -> Double {
      coefficients[Int(entry.row)][Int(entry.position)]
    }
  }

  /// The factors of a basis; nil if its rows appear to be dependent.
  ///
  /// Rows with one open structural, and structurals in one open row, are solved first, which changes no coefficient.
  /// The rest are solved by rising number of rows that mention them.
  ///
  /// - Parameter basic: The variable at each place; structurals have the lowest numbers.
  init?(_ basic: [Int32], of matrix: Matrix) {
    side = Array(repeating: 0, count: basic.count)
    places = side
    isInUse = true
    var kernel = Kernel(basic, of: matrix)
    loose = kernel.loose
    while let (structural, row) = kernel.popSingle(of: matrix) {
      guard solve(structural, in: row, &kernel, matrix, after: steps.count, leastShare: 0) else {
        return nil
      }
    }
    let singleCount = steps.count
    kernel.sortOthers()
    while let (structural, row) = kernel.popOther(of: matrix) {
      let isSolved = solve(
        structural, in: row, &kernel, matrix, after: singleCount, leastShare: Self.leastShare)
      guard isSolved else { return nil }
    }
    uses = Buckets(upper.map(\.index), count: basic.count)
    for step in steps.indices {
      for _ in upperRange(step) { stepOfUpper.append(Int32(step)) }
    }
  }

  /// The least pivot, as a share of the largest coefficient of the structural.
  private static let leastShare = 0.1

  /// Eliminates the rows of steps from those of later steps, which touches those rows as well. Only touched rows are
  /// visited.
  ///
  /// - Parameters:
  ///   - step: The step of each row; -1 for none.
  ///   - first: The first step whose row may be contained in later ones.
  private mutating func takeOutSteps(
    of touched: inout [Int32], _ step: [Int32], after first: Int
  ) {
    var awaiting = Heap<Int64>()
    var (next, last) = (0, -1)
    while true {
      for row in touched[next...] where Int(step[Int(row)]) >= first {
        awaiting.push(-Int64(step[Int(row)]))
      }
      next = touched.count
      guard let earliest = awaiting.pop().map({ Int(-$0) }) else { return }
      // A row that was zero in between has been added to `touched` twice.
      guard earliest != last, side[Int(steps[earliest].row)] != 0 else { continue }
      last = earliest
      for position in lowerRange(earliest) where side[Int(lower[position].index)] == 0 {
        touched.append(lower[position].index)
      }
      takeOut(earliest)
    }
  }

  /// Makes the next step; false if no row can be solved for the structural.
  ///
  /// - Parameters:
  ///   - row: The row to solve; nil for the one with the fewest terms.
  ///   - first: The first step whose row may be contained in later ones with this structural.
  private mutating func solve(
    _ structural: Int32, in row: Int32?, _ kernel: inout Kernel, _ matrix: Matrix,
    after first: Int, leastShare: Double
  ) -> Bool {
    let column = matrix.columns[Int(structural)]
    for entry in column { side[Int(entry.row)] = matrix.coefficient(of: entry) }
    var touched = column.map(\.row)
    takeOutSteps(of: &touched, kernel.step, after: first)
    touched.sort()
    work += touched.count
    defer { for row in touched { side[Int(row)] = 0 } }
    let open = touched.filter { !kernel.isUsed[Int($0)] }
    let least = leastShare * open.reduce(0) { max($0, abs(side[Int($1)])) }
    let pivotRow =
      row.flatMap { abs(side[Int($0)]) >= least ? $0 : nil }
      ?? open.filter { abs(side[Int($0)]) >= least }.min { kernel.count($0) < kernel.count($1) }
    guard let pivotRow, abs(side[Int(pivotRow)]) > LinearSum.negligible else { return false }
    let pivot = side[Int(pivotRow)]
    for row in touched where row != pivotRow && abs(side[Int(row)]) > LinearSum.negligible {
      if kernel.isUsed[Int(row)] {
        upper.append((row, side[Int(row)]))
      } else {
        lower.append((row, side[Int(row)] / pivot))
      }
      side[Int(row)] = 0
    }
    steps.append(
      Step(
        row: pivotRow, place: kernel.place[Int(structural)], pivot: pivot, lowerEnd: lower.count,
        upperEnd: upper.count))
    kernel.solve(structural, in: pivotRow, matrix)
    return true
  }
}
