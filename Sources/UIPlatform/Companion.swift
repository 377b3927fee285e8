/// What is kept with a view, a controller or a guide, and goes with it: one of each type.
///
/// Where there is an Objective-C runtime the first of them is an associated object, elsewhere it is in
/// a slot of the object; it holds the next.
@MainActor
package protocol Companion: AnyObject {
  /// What else is kept with the same object.
  var nextCompanion: (any Companion)? { get set }
}

extension Platform {
  private static func first(of object: AnyObject) -> (any Companion)? {
    companion(of: object) as? any Companion
  }

  /// What is kept with an object, of a type; nil if there is none.
  package static func companion<Kind: Companion>(
    _ kind: Kind.Type, of object: AnyObject
  ) -> Kind? {
    var current = first(of: object)
    while let companion = current {
      if let found = companion as? Kind { return found }
      current = companion.nextCompanion
    }
    return nil
  }

  /// What is kept with an object, of a type; made if there is none. Nothing is kept with what is
  /// neither a view nor a controller nor a guide.
  package static func companion<Kind: Companion>(
    of object: AnyObject, orMake make: @MainActor () -> Kind
  ) -> Kind {
    companion(Kind.self, of: object) ?? keep(make(), with: object)
  }

  /// Keeps something with an object that has none of its type.
  package static func keep<Kind: Companion>(_ companion: Kind, with object: AnyObject) -> Kind {
    companion.nextCompanion = first(of: object)
    setCompanion(companion, of: object)
    return companion
  }
}
