extension Simplex {
  func coefficient(row: Int, slot: Int32) -> Double {
    for position in rowSlots[row].indices where rowSlots[row][position] == slot {
      return rowCoefficients[row][position]
    }
    return 0
  }

  mutating func move(slot: Int, by step: Double) {
    value[Int(nonbasic[slot])] += step
    for position in columns[slot].indices {
      let row = columns[slot][position]
      value[Int(basic[Int(row)])] += step * coefficient(row: Int(row), slot: Int32(slot))
    }
  }

  /// Makes the nonbasic variable of a slot basic in a row, whose variable takes the slot.
  ///
  /// The gradient holds the basic variables' slopes only, so the leaving one's is taken out, and the
  /// entering one's put in.
  mutating func exchange(row: Int, slot: Int, _ objective: Objective) {
    let leaving = basic[row]
    let entering = nonbasic[slot]
    addToGradient(row: row, times: -slope(Int(leaving), Int(segment[Int(leaving)]), objective))
    pivot(row: row, slot: slot)
    freeCount += (isFree(leaving) ? 1 : 0) - (isFree(entering) ? 1 : 0)
    basic[row] = entering
    nonbasic[slot] = leaving
    place[Int(entering)] = ~Int32(row)
    place[Int(leaving)] = Int32(slot)
    stand[Int(entering)] = -1
    let total =
      gradient[slot] + slope(Int(entering), Int(segment[Int(entering)]), objective)
    gradient[slot] = 0
    addToGradient(row: row, times: total)
    pivotCount += 1
  }

  private func isFree(_ variable: Int32) -> Bool {
    canRise[Int(variable)] || canFall[Int(variable)]
  }

  private mutating func pivot(row: Int, slot: Int) {
    guard let position = rowSlots[row].firstIndex(of: Int32(slot)) else { return }
    let divisor = rowCoefficients[row][position]
    for other in rowCoefficients[row].indices {
      rowCoefficients[row][other] =
        other == position ? 1 / divisor : -rowCoefficients[row][other] / divisor
    }
    let slots = rowSlots[row]
    let coefficients = rowCoefficients[row]
    let others = columns[slot]
    for other in others where Int(other) != row {
      substitute(slot, by: slots, coefficients, inRow: Int(other))
    }
  }

  /// Replaces the variable of a slot in a row by the combination it has become.
  private mutating func substitute(
    _ slot: Int, by slots: [Int32], _ coefficients: [Double], inRow row: Int
  ) {
    work += rowSlots[row].count + slots.count
    for (position, other) in rowSlots[row].enumerated() {
      positions[Int(other)] = Int32(position)
    }
    let pivotPosition = Int(positions[slot])
    let factor = rowCoefficients[row][pivotPosition]
    rowCoefficients[row][pivotPosition] = 0
    for (other, coefficient) in zip(slots, coefficients) {
      let position = Int(positions[Int(other)])
      if position >= 0 {
        rowCoefficients[row][position] += factor * coefficient
      } else {
        rowSlots[row].append(other)
        rowCoefficients[row].append(factor * coefficient)
        columns[Int(other)].append(Int32(row))
      }
    }
    for other in rowSlots[row] { positions[Int(other)] = -1 }
    dropNegligible(inRow: row)
  }

  private mutating func dropNegligible(inRow row: Int) {
    var position = 0
    while position < rowSlots[row].count {
      if abs(rowCoefficients[row][position]) > LinearSum.negligible {
        position += 1
        continue
      }
      let slot = Int(rowSlots[row][position])
      if let index = columns[slot].firstIndex(of: Int32(row)) { columns[slot].swapAtEnd(index) }
      rowSlots[row].swapAtEnd(position)
      rowCoefficients[row].swapAtEnd(position)
    }
  }
}

extension Array {
  /// Removes an element by putting the last one in its place.
  fileprivate mutating func swapAtEnd(_ index: Int) {
    swapAt(index, count - 1)
    removeLast()
  }
}
