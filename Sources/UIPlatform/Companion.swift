/// An object attached to a view, a controller or a guide, one of each type, and released with it.
///
/// With an Objective-C runtime the first companion is an associated object, otherwise it is in a
/// slot of the object. Each companion holds the next.
@MainActor
package protocol Companion: AnyObject {
  /// The next companion of the same object.
  var nextCompanion: (any Companion)? { get set }
}

extension Platform {
  private static func first(of object: AnyObject) -> (any Companion)? {
    companion(of: object) as? any Companion
  }

  /// Returns the companion of a type; nil if there is none.
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

  /// Returns the companion of a type, and makes it if there is none. An object that is neither a
  /// view nor a controller nor a guide keeps no companions.
  package static func companion<Kind: Companion>(
    of object: AnyObject, orMake make: @MainActor () -> Kind
  ) -> Kind {
    companion(Kind.self, of: object) ?? keep(make(), with: object)
  }

  /// Attaches a companion to an object that has none of its type.
  package static func keep<Kind: Companion>(_ companion: Kind, with object: AnyObject) -> Kind {
    companion.nextCompanion = first(of: object)
    setCompanion(companion, of: object)
    return companion
  }
}
