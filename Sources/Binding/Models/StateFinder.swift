/// Finds the states of models. It looks only once for the places where a type may have them.
@MainActor
enum StateFinder {
  /// The places, among the properties of a type and those that it inherits, that may hold a state.
  private static var places: [ObjectIdentifier: [[Int]]] = [:]

  /// Returns all states of a model, in the order of their properties, its own before inherited
  /// ones, including the states of models that it has as properties.
  static func states(of model: AnyObject) -> [any AnyState] {
    var seen: Set<ObjectIdentifier> = []
    return states(of: model, &seen)
  }

  private static func states(
    of model: AnyObject, _ seen: inout Set<ObjectIdentifier>
  ) -> [any AnyState] {
    guard seen.insert(ObjectIdentifier(model)).inserted else { return [] }
    var found: [any AnyState] = []
    let mirrors = sequence(first: Mirror(reflecting: model), next: \.superclassMirror)
    for (mirror, places) in zip(mirrors, places(in: model)) where !places.isEmpty {
      let children = mirror.children
      for place in places {
        guard
          let index = children.index(
            children.startIndex, offsetBy: place, limitedBy: children.endIndex),
          index != children.endIndex
        else { continue }
        switch children[index].value {
        case let state as any AnyState:
          if seen.insert(ObjectIdentifier(state)).inserted { found.append(state) }
        // An optional may be a weak reference to the model that has this one.
        case let value where value is any OptionalValue: break
        case let nested as any AnyViewModel: found += states(of: nested, &seen)
        default: break
        }
      }
    }
    return found
  }

  private static func places(in model: AnyObject) -> [[Int]] {
    let key = ObjectIdentifier(type(of: model))
    if let known = places[key] { return known }
    let mirrors = sequence(first: Mirror(reflecting: model), next: \.superclassMirror)
    let found = mirrors.map { mirror in
      mirror.children.enumerated().compactMap { place, child -> Int? in
        isPlain(child.value) ? nil : place
      }
    }
    places[key] = found
    return found
  }

  /// Whether a property with this value has no state in any other model of its type, either. A
  /// property that is declared as a protocol may hold a state next time.
  private static func isPlain(_ value: Any) -> Bool {
    switch value {
    case is any OptionalValue, is any BinaryInteger, is any BinaryFloatingPoint: true
    case is any StringProtocol, is Bool, is any Collection: true
    default: false
    }
  }
}
