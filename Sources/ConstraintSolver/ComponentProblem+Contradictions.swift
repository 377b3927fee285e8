/// Detects required wishes that contradict each other, faster than by finding the values that violate them least.
extension ComponentProblem {
  /// Whether the simplex's values miss a required wish, as far as wishes on unsubstituted targets tell. The values
  /// carry the rounding errors of all steps.
  var seemsContradictory: Bool {
    wishes.contains { wish in
      wish.priority == ConstraintStore.required && !simplex.substitution.contains(wish.target)
        && !wish.relation.holds(simplex.value[Int(wish.target)], wish.value, Solver.tolerance)
    }
  }

  /// Whether eliminating variables from the required wishes exposes a contradiction. The elimination gives up where it
  /// would take too much work or add rows.
  var isContradictory: Bool {
    var required = RequiredRows()
    for wish in wishes where wish.priority == ConstraintStore.required {
      for term in terms(of: wish) { required.add(term.variable, term.coefficient) }
      required.close(wish.relation, wish.value)
    }
    // The wishes already include the signs of lengths.
    let kinds = Array(repeating: Variable.Kind.position, count: variableCount)
    return required.reduced(to: [], kinds).areContradictory
  }

  /// Whether the required bounds on one variable or row contradict each other.
  var hasContradictoryBounds: Bool {
    var (target, most) = (Int32(-1), Double.infinity)
    for wish in wishes where wish.priority == ConstraintStore.required {
      if wish.target != target { (target, most) = (wish.target, .infinity) }
      if wish.relation != .lessThanOrEqual, wish.value > most + Solver.tolerance * (1 + abs(most)) {
        return true
      }
      // The wishes of a target come in rising order of value.
      if wish.relation != .greaterThanOrEqual { most = min(most, wish.value) }
    }
    return false
  }
}
