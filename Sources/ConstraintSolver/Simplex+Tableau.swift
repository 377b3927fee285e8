extension Simplex {
  func coefficient(of entry: Entry) -> Double {
    rowCoefficients[Int(entry.row)][Int(entry.position)] * rowScales[Int(entry.row)]
  }

  /// Finds how much the basic variables change with the nonbasic one of a slot, by their rows.
  mutating func loadColumn(_ slot: Int) {
    guard !factors.isInUse else { return solveColumn(slot) }
    column.removeAll(keepingCapacity: true)
    for index in columns[slot].indices {
      let entry = columns[slot][index]
      column.append((entry.row, coefficient(of: entry)))
    }
  }

  /// Moves the variable of the slot whose column has been loaded.
  mutating func move(slot: Int, by step: Double) {
    value[Int(nonbasic[slot])] += step
    for index in column.indices {
      value[Int(basic[Int(column[index].index)])] += step * column[index].coefficient
    }
  }

  /// What a row is in terms of nonbasic variables, multiplied by a scale.
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
  /// The gradient of a level holds the basic variables' slopes only, so the leaving one's is taken out, and
  /// the entering one's put in.
  mutating func exchange(row: Int, slot: Int, _ objective: Objective) {
    guard mayPivot(row: row, slot: slot) else {
      // It would be done for nothing, if nobody goes on with it.
      postponed = (row, slot)
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
    stand[Int(entering)] = -1
    pivotCount += 1
    if factors.areWorn { renewFactors() }
    guard hasGradient else { return }
    let total =
      gradient[slot] + slope(Int(entering), Int(segment[Int(entering)]), objective)
    gradient[slot] = 0
    addCandidate(Int32(slot))
    if total != 0 { addToGradient(row: row, times: total) }
  }

  /// Makes up for an exchange that there was no work left for.
  mutating func makeUp(_ objective: Objective) {
    guard let (row, slot) = postponed else { return }
    postponed = nil
    exchange(row: row, slot: slot, objective)
  }

  /// Whether what is left of the work suffices for a pivot, as nearly as can be told before.
  private func mayPivot(row: Int, slot: Int) -> Bool {
    let others = columns[slot].count - 1
    return factors.isInUse || others == 0 || others * rowSlots[row].count < workLimit - work
  }

  func isFree(_ variable: Int32) -> Bool {
    canRise[Int(variable)] || canFall[Int(variable)]
  }

  /// A row says `Σ coefficient × nonbasic = basic / scale`, so that the two which change places only take each
  /// other's coefficient.
  private mutating func pivot(row: Int, slot: Int) {
    let entries = columns[slot]
    guard let own = entries.first(where: { Int($0.row) == row }) else { return }
    let scale = -1 / rowCoefficients[row][Int(own.position)]
    rowCoefficients[row][Int(own.position)] = -1 / rowScales[row]
    rowScales[row] = scale
    guard entries.count > 1 else { return }
    let slots = rowSlots[row]
    let coefficients = rowCoefficients[row]
    for entry in entries where Int(entry.row) != row {
      substitute(slot, by: slots, coefficients, times: scale, inRow: Int(entry.row))
    }
  }

  /// Replaces the variable of a slot in a row by the combination it has become.
  private mutating func substitute(
    _ slot: Int, by slots: [Int32], _ coefficients: [Double], times scale: Double, inRow row: Int
  ) {
    work += rowSlots[row].count + slots.count
    for (position, other) in rowSlots[row].enumerated() {
      positions[Int(other)] = Int32(position)
    }
    let pivotPosition = Int(positions[slot])
    let factor = rowCoefficients[row][pivotPosition] * scale
    rowCoefficients[row][pivotPosition] = 0
    for (other, coefficient) in zip(slots, coefficients) {
      let position = Int(positions[Int(other)])
      if position >= 0 {
        rowCoefficients[row][position] += factor * coefficient
      } else {
        rowSlots[row].append(other)
        rowCoefficients[row].append(factor * coefficient)
        let entry = Entry(row: Int32(row), position: Int32(rowSlots[row].count - 1))
        columns[Int(other)].append(entry)
      }
    }
    for other in rowSlots[row] { positions[Int(other)] = -1 }
    dropNegligible(inRow: row)
  }

  private mutating func dropNegligible(inRow row: Int) {
    let negligible = LinearSum.negligible / abs(rowScales[row])
    var position = 0
    while position < rowSlots[row].count {
      if abs(rowCoefficients[row][position]) > negligible {
        position += 1
        continue
      }
      let slot = Int(rowSlots[row][position])
      if let index = index(ofRow: row, inColumn: slot) { columns[slot].swapAtEnd(index) }
      rowSlots[row].swapAtEnd(position)
      rowCoefficients[row].swapAtEnd(position)
      guard position < rowSlots[row].count else { return }
      let moved = Int(rowSlots[row][position])
      if let index = index(ofRow: row, inColumn: moved) {
        columns[moved][index].position = Int32(position)
      }
    }
  }
}

extension Simplex {
  private func index(ofRow row: Int, inColumn slot: Int) -> Int? {
    columns[slot].firstIndex { Int($0.row) == row }
  }
}

extension Array {
  /// Removes an element by putting the last one in its place.
  fileprivate mutating func swapAtEnd(_ index: Int) {
    swapAt(index, count - 1)
    removeLast()
  }
}
