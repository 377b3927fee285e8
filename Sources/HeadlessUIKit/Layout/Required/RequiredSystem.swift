/// The required constraints of a tree in a simplified form, for detecting at once that a new one contradicts the
/// others, without a solve.
///
/// Equalities are processed as they are added; each determines one variable in terms of others. An inequality on a
/// single variable becomes a bound. For any other, the system checks whether the bounds of its variables allow it. A
/// contradiction may therefore go undetected until the next solve, but a detected one is nearly always real.
///
/// - Complexity: A constraint costs as much as its terms, however many other constraints there are; it is left out if
///   it would cost more.
struct RequiredSystem {
  enum Relation { case equal, atLeast }

  /// A constant and multiples of variables.
  struct Sum {
    var constant = 0.0
    var terms: [(variable: Int, factor: Double)] = []

    mutating func add(_ variable: Int, _ factor: Double) {
      if let index = terms.firstIndex(where: { $0.variable == variable }) {
        terms[index].factor += factor
        if abs(terms[index].factor) < RequiredSystem.tolerance { terms.remove(at: index) }
      } else if factor != 0 {
        terms.append((variable, factor))
      }
    }

    mutating func add(_ other: Sum, times factor: Double) {
      constant += other.constant * factor
      for term in other.terms { add(term.variable, term.factor * factor) }
    }
  }

  private struct Entry {
    /// The variable in terms of free variables; nil if it is free itself.
    var value: Sum?
    var least: Double
    var most = Double.infinity
    /// The variables whose value may mention this one.
    var dependents: [Int] = []
    /// The inequalities that may mention this one.
    var inequalities: [Int] = []
  }

  fileprivate static let tolerance = 1e-6
  /// Longer sums are left out.
  private static let termLimit = 24

  private var entries: [Entry] = []
  /// Nil for an inequality that has been replaced by another.
  private var inequalities: [Sum?] = []
  /// The number of terms visited.
  private(set) var steps = 0

  /// - Parameter least: The least value of the variable.
  mutating func addVariable(least: Double = -.infinity) -> Int {
    entries.append(Entry(least: least))
    return entries.count - 1
  }

  /// Adds `sum == 0` or `sum >= 0`.
  ///
  /// - Returns: Whether it can hold together with the others, as far as can be told.
  mutating func add(_ sum: Sum, _ relation: Relation) -> Bool {
    let resolved = resolve(sum)
    guard resolved.terms.count <= Self.termLimit else { return true }
    return relation == .equal ? addEquality(resolved) : addInequality(resolved)
  }

  /// The sum in terms of free variables.
  private mutating func resolve(_ sum: Sum) -> Sum {
    var resolved = Sum(constant: sum.constant)
    for (variable, factor) in sum.terms {
      steps += 1
      if let value = entries[variable].value {
        steps += value.terms.count
        resolved.add(value, times: factor)
      } else {
        resolved.add(variable, factor)
      }
    }
    return resolved
  }

  // MARK: Equalities

  private mutating func addEquality(_ sum: Sum) -> Bool {
    guard let pivot = pivot(of: sum) else { return abs(sum.constant) <= slack(of: sum) }
    var value = Sum(constant: -sum.constant / pivot.factor)
    for term in sum.terms where term.variable != pivot.variable {
      value.add(term.variable, -term.factor / pivot.factor)
    }
    return settle(pivot.variable, to: value)
  }

  /// The variable that the fewest others depend on, positions first.
  private func pivot(of sum: Sum) -> (variable: Int, factor: Double)? {
    sum.terms.min { left, right in weight(left.variable) < weight(right.variable) }
  }

  private func weight(_ variable: Int) -> Int {
    let entry = entries[variable]
    return 2 * (entry.dependents.count + entry.inequalities.count)
      + (entry.least == -.infinity ? 0 : 1)
  }

  private mutating func settle(_ variable: Int, to value: Sum) -> Bool {
    entries[variable].value = value
    for term in value.terms { entries[term.variable].dependents.append(variable) }
    let entry = entries[variable]
    for dependent in entry.dependents {
      guard let old = entries[dependent].value,
        let factor = old.terms.first(where: { $0.variable == variable })?.factor
      else { continue }
      var new = old
      new.add(variable, -factor)
      new.add(value, times: factor)
      steps += old.terms.count + value.terms.count
      // Left as it is, the value only detects fewer contradictions.
      guard new.terms.count <= Self.termLimit else { continue }
      entries[dependent].value = new
      for term in value.terms { entries[term.variable].dependents.append(dependent) }
    }
    entries[variable].dependents = []
    var isPossible = true
    if entry.least > -.infinity {
      var sum = value
      sum.constant -= entry.least
      isPossible = addInequality(resolve(sum)) && isPossible
    }
    if entry.most < .infinity {
      var sum = Sum(constant: entry.most)
      sum.add(value, times: -1)
      isPossible = addInequality(resolve(sum)) && isPossible
    }
    for index in entry.inequalities {
      guard let inequality = inequalities[index] else { continue }
      inequalities[index] = nil
      isPossible = addInequality(resolve(inequality)) && isPossible
    }
    return isPossible
  }

  // MARK: Inequalities

  /// Adds `sum >= 0`.
  private mutating func addInequality(_ sum: Sum) -> Bool {
    guard let first = sum.terms.first else { return sum.constant >= -slack(of: sum) }
    if sum.terms.count == 1 { return bound(first.variable, first.factor, sum.constant) }
    guard sum.terms.count <= Self.termLimit else { return true }
    var most = sum.constant
    for (variable, factor) in sum.terms {
      steps += 1
      most += factor * (factor > 0 ? entries[variable].most : entries[variable].least)
      entries[variable].inequalities.append(inequalities.count)
    }
    inequalities.append(sum)
    return most >= -slack(of: sum)
  }

  /// `factor * variable + constant >= 0`.
  private mutating func bound(_ variable: Int, _ factor: Double, _ constant: Double) -> Bool {
    let limit = -constant / factor
    // A contradiction known before is not reported again.
    guard isPossible(variable, at: limit) else { return true }
    if factor > 0 {
      entries[variable].least = max(entries[variable].least, limit)
    } else {
      entries[variable].most = min(entries[variable].most, limit)
    }
    return isPossible(variable, at: limit)
  }

  private func isPossible(_ variable: Int, at limit: Double) -> Bool {
    let entry = entries[variable]
    return entry.least <= entry.most + Self.tolerance * max(1, abs(limit))
  }

  private func slack(of sum: Sum) -> Double { Self.tolerance * max(1, abs(sum.constant)) }
}
