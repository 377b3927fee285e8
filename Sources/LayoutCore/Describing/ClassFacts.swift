/// Facts about a class that are needed for each of its objects and are slow to find out.
@MainActor
package struct ClassFacts {
  let name: String
  /// The name within its module, including the enclosing types.
  let path: Substring
  /// Whether it is a class of UIKit.
  package let isOfLibrary: Bool

  private static var known: [ObjectIdentifier: ClassFacts] = [:]
  /// The modules of UIKit's classes. Objective-C classes have no module.
  private static let libraries: Set = [
    QualifiedName(String(reflecting: UIView.self)).module, "UIKit", "UIKitCore",
  ]

  package static func of(_ object: AnyObject) -> ClassFacts { of(type(of: object)) }

  static func of(_ type: Any.Type) -> ClassFacts {
    if let known = known[ObjectIdentifier(type)] { return known }
    let qualified = QualifiedName(String(reflecting: type))
    let facts = ClassFacts(
      name: "\(type)", path: qualified.path, isOfLibrary: libraries.contains(qualified.module))
    known[ObjectIdentifier(type)] = facts
    return facts
  }
}

/// The name of a type, separated from the name of its module.
struct QualifiedName {
  /// Empty for an Objective-C class, which has no module.
  let module: Substring
  let path: Substring

  /// - Parameter text: The name as reflection gives it: `HeadlessUIKit.UILabel`,
  ///   `App.List<Swift.Int>.Row`, or `UILabel`.
  init(_ text: String) {
    let dot = text.firstIndex { $0 == "." || $0 == "<" || $0 == "(" }
    guard let dot, text[dot] == "." else {
      (module, path) = ("", text[...])
      return
    }
    (module, path) = (text[..<dot], text[text.index(after: dot)...])
  }
}
