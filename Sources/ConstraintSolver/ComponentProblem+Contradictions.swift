/// Whether required wishes contradict each other, seen in less time than values take that violate them least.
extension ComponentProblem {
  /// Whether a required wish is missed, as far as is seen of values that are not free of what steps have added up.
  var seemsContradictory: Bool {
    wishes.contains { wish in
      wish.priority == ConstraintStore.required && !simplex.substitution.contains(wish.target)
        && !wish.relation.holds(simplex.value[Int(wish.target)], wish.value, Solver.tolerance)
    }
  }

  /// Whether required wishes are seen to contradict each other once variables are taken out of them, as far as
  /// that makes them no longer.
  var isContradictory: Bool {
    let required = wishes.filter { $0.priority == ConstraintStore.required }.map { wish in
      RequiredRows.Row(terms: terms(of: wish), relation: wish.relation, constant: wish.value)
    }
    // The signs of lengths are among them.
    let kinds = Array(repeating: Variable.Kind.position, count: variableCount)
    return RequiredRows(required).reduced(to: [], kinds).areContradictory
  }

  /// Whether required wishes contradict each other by the bounds that they set to one variable or row.
  var hasContradictoryBounds: Bool {
    var (target, most) = (Int32(-1), Double.infinity)
    for wish in wishes where wish.priority == ConstraintStore.required {
      if wish.target != target { (target, most) = (wish.target, .infinity) }
      if wish.relation != .lessThanOrEqual, wish.value > most + Solver.tolerance * (1 + abs(most)) {
        return true
      }
      // They come by rising value.
      if wish.relation != .greaterThanOrEqual { most = min(most, wish.value) }
    }
    return false
  }
}
