/// The scope of the next solve.
extension Solver {
  /// The numbers of the components that the next solve visits; nil for all.
  public var unsettledComponents: [Int]? {
    guard partition != nil else { return nil }
    guard !dirtyComponents.isEmpty else { return [] }
    return dirtyComponents + dependents.linked.filter { !isDirty[$0] }
  }

  /// The variables that constraints of a component bound one at a time, however they are defined.
  ///
  /// - Complexity: Linear in the number of constraints of the component.
  public func boundedVariables(ofComponent component: Int) -> [Variable] {
    guard let partition else { return [] }
    return partition.demandsOfComponent[component].compactMap { number in
      let source = Int(partition.demands.source(of: Int(number)))
      guard source >= 0, store[source].isAlive else { return nil }
      let terms = store.terms(of: source)
      return terms.count == 1 ? Variable(index: store.variables[terms.lowerBound]) : nil
    }
  }
}
