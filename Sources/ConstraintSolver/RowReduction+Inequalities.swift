/// Inequalities: those that others imply, and variables that nothing else mentions.
extension RowReduction {
  /// Whether an inequality follows from the signs of lengths.
  func followsFromSigns(_ row: Row) -> Bool {
    guard row.sign * row.constant <= 0 else { return false }
    for place in row.terms
    where !isLength(place) || row.sign * terms[place].coefficient <= 0 { return false }
    return true
  }

  /// Notes an inequality as the next row and removes rows that follow from it, unless it follows itself from an alike
  /// one.
  ///
  /// - Returns: Whether it does not follow.
  mutating func noteInequality(_ row: Row) -> Bool {
    let side = side(of: row)
    let hash = hash(of: side)
    var group = alike.first(hash)
    while group >= 0, alike[group].hash != hash || !areAlike(side, self.side(of: alike[group].row))
    {
      group = Int(alike[group].next)
    }
    if group < 0 { group = alike.add(row, hash) }
    let known = alike[group]
    for member in 0..<known.count where follows(row, from: rows[Int(known.members[member])]) {
      return false
    }
    alike.removeMembers(of: group)
    for member in 0..<known.count {
      let other = known.members[member]
      guard !rows[Int(other)].terms.isEmpty else { continue }
      if follows(rows[Int(other)], from: row) {
        remove(Int(other))
      } else {
        alike.add(other, to: group)
      }
    }
    alike.add(Int32(rows.count), to: group)
    return true
  }

  /// Eliminates a variable that only inequalities mention: each of its lower bounds is at most each of its upper
  /// bounds.
  mutating func project(_ variable: Int32) {
    guard findBounds(of: variable) else { return }
    let hasSign = needsSign(variable)
    let lowerCount = below.count + (hasSign ? 1 : 0)
    guard lowerCount * above.count <= lowerCount + above.count else { return }
    for bound in below { remove(bound.index) }
    for bound in above { remove(bound.index) }
    for upper in above {
      for lower in below {
        let factor = -upper.coefficient / lower.coefficient
        put(combined(upper.row, lower.row, times: factor, without: variable))
      }
      guard hasSign else { continue }
      let sign = sign(of: variable)
      put(combined(upper.row, sign, times: -upper.coefficient, without: variable))
    }
  }

  /// Finds the inequalities that bound a variable; false if it can't be eliminated, since an equality mentions it or
  /// its coefficient in one of them is too small.
  private mutating func findBounds(of variable: Int32) -> Bool {
    // Emptying an array takes longer than finding that it is empty.
    if !below.isEmpty { below.removeAll(keepingCapacity: true) }
    if !above.isEmpty { above.removeAll(keepingCapacity: true) }
    var entry = columns[Int(variable)].first
    while entry >= 0 {
      let index = Int(entries[Int(entry)].row)
      entry = entries[Int(entry)].next
      let row = rows[index]
      guard let coefficient = coefficient(of: variable, in: row) else { continue }
      guard row.relation != .equal, abs(coefficient) >= largest(in: row) * Self.leastShare else {
        return false
      }
      let bound = Bound(index: index, row: row, coefficient: coefficient)
      if (row.relation == .greaterThanOrEqual) == (coefficient > 0) {
        below.append(bound)
      } else {
        above.append(bound)
      }
    }
    return true
  }

  /// Whether no bound implies the sign of a length, as a least length of zero or more does.
  private func needsSign(_ variable: Int32) -> Bool {
    columns[Int(variable)].isLength
      && !below.contains { $0.row.terms.count == 1 && $0.row.constant / $0.coefficient >= 0 }
  }
}

extension RowReduction {
  /// The common part of inequalities, one of which may imply another: their position terms, or all terms if they
  /// mention only lengths, up to a factor.
  private struct Side {
    let row: Row
    let hasPositions: Bool
    let scale: Double
  }

  private func side(of row: Row) -> Side {
    let first = row.terms.first { !isLength($0) }
    let scale = row.sign * abs(terms[first ?? row.terms.lowerBound].coefficient)
    return Side(row: row, hasPositions: first != nil, scale: scale)
  }

  /// The first place of a side's terms, from a place on; the end if there is none.
  private func place(in side: Side, from place: Int) -> Int {
    var place = place
    while side.hasPositions, place < side.row.terms.upperBound, isLength(place) { place += 1 }
    return place
  }

  private func hash(of side: Side) -> UInt64 {
    var hash: UInt64 = 0
    var place = place(in: side, from: side.row.terms.lowerBound)
    while place < side.row.terms.upperBound {
      let share = (terms[place].coefficient / side.scale).bitPattern
      for part in [UInt64(terms[place].variable), share] {
        hash = (hash ^ part) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
      }
      place = self.place(in: side, from: place + 1)
    }
    return hash
  }

  private func areAlike(_ side: Side, _ other: Side) -> Bool {
    let (end, otherEnd) = (side.row.terms.upperBound, other.row.terms.upperBound)
    var mine = place(in: side, from: side.row.terms.lowerBound)
    var theirs = place(in: other, from: other.row.terms.lowerBound)
    while mine < end, theirs < otherEnd {
      guard terms[mine].variable == terms[theirs].variable,
        terms[mine].coefficient / side.scale == terms[theirs].coefficient / other.scale
      else { return false }
      mine = place(in: side, from: mine + 1)
      theirs = place(in: other, from: theirs + 1)
    }
    return mine == end && theirs == otherEnd
  }

  /// Whether an inequality follows from an alike one and the signs of lengths.
  private mutating func follows(_ row: Row, from other: Row) -> Bool {
    guard !row.terms.isEmpty, !other.terms.isEmpty else { return false }
    let factor =
      -abs(reference(of: row) / reference(of: other)) * row.sign * other.sign
    let difference = combined(row, other, times: factor, without: -1)
    defer { terms.removeLast(difference.terms.count) }
    return followsFromSigns(difference)
  }

  /// The coefficient of the first common term of alike inequalities.
  private func reference(of row: Row) -> Double {
    terms[row.terms.first { !isLength($0) } ?? row.terms.lowerBound].coefficient
  }
}

extension RequiredRows.Row {
  /// 1 if the relation bounds the sum from below, -1 if from above.
  fileprivate var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }
}
