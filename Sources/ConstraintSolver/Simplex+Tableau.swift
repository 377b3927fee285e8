extension Simplex {
  func coefficient(of entry: Entry) -> Double {
    rowCoefficients[Int(entry.row)][Int(entry.position)] * rowScales[Int(entry.row)]
  }

  /// Loads the rates at which the basic variables change with the nonbasic one of a slot, by row.
  mutating func loadColumn(_ slot: Int) {
    guard !factors.isInUse else { return solveColumn(slot) }
    column.removeAll(keepingCapacity: true)
    for index in columns[slot].indices {
      let entry = columns[slot][index]
      column.append((entry.row, coefficient(of: entry)))
    }
  }

  /// Moves the variable of the slot whose column is loaded.
  mutating func move(slot: Int, by step: Double) {
    value[Int(nonbasic[slot])] += step
    for index in column.indices {
      value[Int(basic[Int(column[index].index)])] += step * column[index].coefficient
    }
  }

  /// A row in terms of nonbasic variables, to be multiplied by `scale`.
  mutating func row(_ row: Int) -> (terms: Combination, scale: Double) {
    guard factors.isInUse else {
      return (Combination(slots: rowSlots[row], coefficients: rowCoefficients[row]), rowScales[row])
    }
    var sum = Combination()
    factors.places[row] = 1
    addRows(to: &sum)
    release(sum)
    return (sum, 1)
  }

  /// Makes the nonbasic variable of a slot basic in a row, whose variable takes the slot.
  ///
  /// The gradient of a level holds only the basic variables' slopes, so the leaving variable's slope is subtracted, and
  /// the entering one's added.
  mutating func exchange(row: Int, slot: Int, _ objective: Objective) {
    guard mayPivot(row: row, slot: slot) else {
      // The pivot would be wasted, as the work then runs out.
      work = workLimit
      return
    }
    let leaving = basic[row]
    let entering = nonbasic[slot]
    let hasGradient = objective.target < 0 && !factors.isInUse
    if hasGradient {
      let slope = slope(Int(leaving), Int(segment[Int(leaving)]), objective)
      if slope != 0 { addToGradient(row: row, times: -slope) }
    }
    if factors.isInUse {
      factors.exchange(column, place: Int32(row))
    } else {
      pivot(row: row, slot: slot)
    }
    freeCount += (isFree(leaving) ? 1 : 0) - (isFree(entering) ? 1 : 0)
    basic[row] = entering
    nonbasic[slot] = leaving
    place[Int(entering)] = ~Int32(row)
    place[Int(leaving)] = Int32(slot)
    currentBreakpoint[Int(entering)] = -1
    pivotCount += 1
    if factors.needRefactorization { renewFactors() }
    guard hasGradient else { return }
    let total =
      gradient[slot] + slope(Int(entering), Int(segment[Int(entering)]), objective)
    gradient[slot] = 0
    addCandidate(Int32(slot))
    if total != 0 { addToGradient(row: row, times: total) }
  }

  /// Whether the work left suffices for a pivot, according to an estimate.
  private func mayPivot(row: Int, slot: Int) -> Bool {
    let others = columns[slot].count - 1
    return factors.isInUse || others == 0 || others * rowSlots[row].count < workLimit - work
  }

  func isFree(_ variable: Int32) -> Bool {
    canRise[Int(variable)] || canFall[Int(variable)]
  }

  /// Pivots. A row states `Σ coefficient × nonbasic = basic / scale`, so the two variables that change places only take
  /// over each other's coefficient.
  private mutating func pivot(row: Int, slot: Int) {
    let entries = columns[slot]
    guard let own = entries.first(where: { Int($0.row) == row }) else { return }
    let scale = -1 / rowCoefficients[row][Int(own.position)]
    rowCoefficients[row][Int(own.position)] = -1 / rowScales[row]
    rowScales[row] = scale
    guard entries.count > 1 else { return }
    let slots = rowSlots[row]
    let coefficients = rowCoefficients[row]
    var touched: [Int32] = []
    for entry in entries where Int(entry.row) != row {
      substitute(slots, coefficients, times: scale, at: entry, &touched)
    }
  }

  /// Replaces the variable of a term by its new combination.
  ///
  /// - Parameter touched: Scratch space for the positions of changed terms in a long row.
  /// - Complexity: Linear in the combination and the row, or in the combination alone if the row is long.
  private mutating func substitute(
    _ slots: [Int32], _ coefficients: [Double], times scale: Double, at entry: Entry,
    _ touched: inout [Int32]
  ) {
    let row = Int(entry.row)
    let isLong = findPositions(inRow: row)
    work += isLong ? Self.workForLongRow * slots.count : rowSlots[row].count + slots.count
    touched.removeAll(keepingCapacity: true)
    let factor = rowCoefficients[row][Int(entry.position)] * scale
    rowCoefficients[row][Int(entry.position)] = 0
    for (other, coefficient) in zip(slots, coefficients) {
      var position = isLong ? rowPositions[row][Int(other)] : positions[Int(other)]
      if position >= 0 {
        rowCoefficients[row][Int(position)] += factor * coefficient
      } else {
        position = Int32(rowSlots[row].count)
        rowSlots[row].append(other)
        rowCoefficients[row].append(factor * coefficient)
        rowLinks[row].append(Int32(columns[Int(other)].count))
        columns[Int(other)].append(Entry(row: entry.row, position: position))
        if isLong { rowPositions[row][Int(other)] = position }
      }
      if isLong { touched.append(position) }
    }
    let negligible = LinearSum.negligible / abs(rowScales[row])
    if isLong {
      touched.sort()
      for position in touched { drop(upTo: negligible, inRow: row, at: Int(position)) }
    } else {
      for other in rowSlots[row] { positions[Int(other)] = -1 }
      for position in rowSlots[row].indices { drop(upTo: negligible, inRow: row, at: position) }
    }
  }

  /// A row is long if it has so many terms, and one term for so many slots.
  private static let leastLongRow = 64
  private static let slotsForLongRow = 16
  /// The work for each changed term of a long row, whose position is looked up.
  private static let workForLongRow = 4

  /// Indexes the positions of a row's terms by slot; a long row has an index of its own.
  private mutating func findPositions(inRow row: Int) -> Bool {
    let count = rowSlots[row].count
    guard rowPositions[row].isEmpty else { return true }
    guard count >= max(Self.leastLongRow, nonbasic.count / Self.slotsForLongRow) else {
      for (position, other) in rowSlots[row].enumerated() {
        positions[Int(other)] = Int32(position)
      }
      return false
    }
    rowPositions[row].refill(nonbasic.count, with: -1)
    for (position, other) in rowSlots[row].enumerated() {
      rowPositions[row][Int(other)] = Int32(position)
    }
    return true
  }

  /// Removes the term at a position while it is negligible; each time, the last term takes its place.
  @inline(__always)
  private mutating func drop(upTo negligible: Double, inRow row: Int, at position: Int) {
    while position < rowSlots[row].count, abs(rowCoefficients[row][position]) <= negligible {
      drop(inRow: row, at: position)
    }
  }

  private mutating func drop(inRow row: Int, at position: Int) {
    let slot = Int(rowSlots[row][position])
    let link = Int(rowLinks[row][position])
    columns[slot].swapAtEnd(link)
    if link < columns[slot].count {
      let moved = columns[slot][link]
      rowLinks[Int(moved.row)][Int(moved.position)] = Int32(link)
    }
    let isLong = !rowPositions[row].isEmpty
    if isLong { rowPositions[row][slot] = -1 }
    rowSlots[row].swapAtEnd(position)
    rowCoefficients[row].swapAtEnd(position)
    rowLinks[row].swapAtEnd(position)
    guard position < rowSlots[row].count else { return }
    let moved = Int(rowSlots[row][position])
    columns[moved][Int(rowLinks[row][position])].position = Int32(position)
    if isLong { rowPositions[row][moved] = Int32(position) }
  }
}

extension Array {
  /// Removes an element by moving the last one into its place.
  fileprivate mutating func swapAtEnd(_ index: Int) {
    swapAt(index, count - 1)
    removeLast()
  }
}
