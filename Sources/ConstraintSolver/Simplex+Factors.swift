extension Simplex {
  /// Stops updating the tableau, and from here on records exchanges in factors.
  ///
  /// - Parameter exchanges: Rows whose variables take the slots of structurals, which become basic. No row mentions the
  ///   structural of a later one.
  mutating func factorise(after exchanges: [(row: Int32, structural: Int32)]) {
    for (row, structural) in exchanges {
      start(basic[Int(row)], inSlot: place[Int(structural)])
      basic[Int(row)] = structural
      place[Int(structural)] = ~row
      currentBreakpoint[Int(structural)] = -1
    }
    renewFactors()
    refreshValues()
    for variable in basic where Int(variable) < penalties.targetCount {
      segment[Int(variable)] = Int32(penalties.segment(Int(variable), at: value[Int(variable)]))
    }
  }

  /// Factorizes the current basis; if rounding makes that impossible, the old factors stay.
  mutating func renewFactors() {
    let matrix = Factors.Matrix(
      rows: rowSlots, coefficients: rowCoefficients, columns: columns.prefix(nonbasic.count))
    guard let made = Factors(basic, of: matrix) else { return }
    factors = made
  }

  /// Recomputes the basic variables from the nonbasic ones, which removes accumulated rounding errors.
  mutating func refreshValues() {
    for row in basic.indices {
      var sum = 0.0
      for index in rowSlots[row].indices where place[Int(rowSlots[row][index])] >= 0 {
        sum -= rowCoefficients[row][index] * value[Int(rowSlots[row][index])]
      }
      let own = nonbasic.count + row
      factors.side[row] = place[own] >= 0 ? sum + value[own] : sum
    }
    factors.solve(into: &column)
    work += factors.takeWork()
    for variable in basic { value[Int(variable)] = 0 }
    for (row, result) in column { value[Int(basic[Int(row)])] = result }
  }

  /// Computes the rates at which the basic variables change with the nonbasic one of a slot.
  mutating func solveColumn(_ slot: Int) {
    let variable = Int(nonbasic[slot])
    if variable < nonbasic.count {
      for entry in columns[variable] {
        factors.side[Int(entry.row)] =
          -rowCoefficients[Int(entry.row)][Int(entry.position)]
      }
    } else {
      factors.side[variable - nonbasic.count] = 1
    }
    factors.solve(into: &column)
    work += factors.takeWork()
  }

  /// Adds the multiples of basic variables in ``Factors/places``, in terms of nonbasic variables.
  mutating func addRows(to sum: inout Combination) {
    factors.solveTransposed()
    work += factors.takeWork()
    for row in factors.side.indices where factors.side[row] != 0 {
      let multiplier = factors.side[row]
      factors.side[row] = 0
      let own = place[nonbasic.count + row]
      if own >= 0 { add(own, multiplier, to: &sum) }
      work += rowSlots[row].count
      for index in rowSlots[row].indices {
        let home = place[Int(rowSlots[row][index])]
        if home >= 0 { add(home, -multiplier * rowCoefficients[row][index], to: &sum) }
      }
    }
  }
}
