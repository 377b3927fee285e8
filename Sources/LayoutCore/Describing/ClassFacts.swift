/// What is asked of a class for each of its objects, and takes long to find out.
@MainActor
struct ClassFacts {
  let name: String
  /// Whether it is UIKit's.
  let isOfLibrary: Bool

  private static var known: [ObjectIdentifier: ClassFacts] = [:]
  /// The module of UIKit's classes, with the dot behind it.
  private static let library = String(reflecting: UIView.self).prefix { $0 != "." } + "."

  static func of(_ object: AnyObject) -> ClassFacts { of(type(of: object)) }

  static func of(_ type: Any.Type) -> ClassFacts {
    if let known = known[ObjectIdentifier(type)] { return known }
    let facts = ClassFacts(
      name: "\(type)", isOfLibrary: String(reflecting: type).hasPrefix(library))
    known[ObjectIdentifier(type)] = facts
    return facts
  }
}
