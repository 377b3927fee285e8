/// The names of views and guides in described source: each is unique and a valid Swift identifier.
@MainActor
package struct SourceNames {
  private let displayNames: LayoutNames
  private var names: [ObjectIdentifier: String] = [:]
  private var taken: Set<String> = []
  /// The views that are named as they are from inside.
  private var inside: Set<ObjectIdentifier> = []
  /// The last number that was appended to each name to make it unique.
  private var numbers: [String: Int] = [:]

  /// - Parameter views: The views whose properties, and those of the views and controllers around
  ///   them, are in sight.
  package init(inSightOf views: [UIView]) {
    displayNames = LayoutNames(inSightOf: views)
  }

  /// The name of a view or a guide.
  package mutating func name(of object: AnyObject) -> String {
    if let known = names[ObjectIdentifier(object)] { return known }
    let name = nameInside(object) ?? unique(identifier(for: object))
    names[ObjectIdentifier(object)] = name
    return name
  }

  /// Returns a name that nothing else has.
  package mutating func unique(_ name: String) -> String {
    var result = name
    while !taken.insert(result).inserted {
      let number = numbers[name, default: 1] + 1
      numbers[name] = number
      result = "\(name)\(number)"
    }
    return result
  }

  /// Whether a property holds the object, so that its name needs no declaration.
  package func isProperty(_ object: AnyObject) -> Bool {
    displayNames.property(holding: object) != nil
  }

  /// Whether the name of an object comes from a property or an identifier, instead of being made up
  /// here.
  package func hasOwnName(_ object: AnyObject) -> Bool {
    if inside.contains(ObjectIdentifier(object)) { return true }
    return LayoutElement(object).map { displayNames.hasOwnName($0) } ?? false
  }

  /// Returns the name of a view in the code that declares the properties: `self` if the names are
  /// its properties, `view` if they are those of its controller.
  private mutating func nameInside(_ object: AnyObject) -> String? {
    guard let view = object as? UIView, !hasOwnName(view) else { return nil }
    let name =
      if displayNames.isHolder(view) {
        "self"
      } else if view.next is UIViewController, displayNames.isHolder(view.next) {
        "view"
      } else {
        ""
      }
    guard !name.isEmpty, taken.insert(name).inserted else { return nil }
    inside.insert(ObjectIdentifier(view))
    return name
  }

  private func identifier(for object: AnyObject) -> String {
    if let property = displayNames.source(holding: object) {
      let word = String(property.prefix { $0 != "!" && $0 != "[" })
      return Self.keywords.contains(word) ? "`\(word)`\(property.dropFirst(word.count))" : property
    }
    let text: String
    switch object {
    case let view as UIView: text = displayNames.plainName(of: .view(view))
    case let guide as UILayoutGuide:
      // The line that made the guide follows after two spaces.
      text = String(displayNames.plainName(of: .guide(guide)).prefix { $0 != " " })
    default: text = "item"
    }
    return Self.identifier(from: text)
  }

  /// Returns a Swift name made from the words of a text: `sign-in button` becomes `signInButton`,
  /// `UILabel` becomes `label`.
  static func identifier(from text: String) -> String {
    let words = text.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let joined = words.enumerated().map { index, word in
      index == 0 ? lowercased(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    .joined()
    guard let first = joined.first else { return "item" }
    if first.isNumber { return "item\(joined)" }
    return keywords.contains(joined) ? "\(joined)Item" : joined
  }

  private static func lowercased(_ word: Substring) -> String {
    let bare = word.hasPrefix("UI") && word.count > 2 ? word.dropFirst(2) : word
    let capitals = bare.prefix { $0.isUppercase }.count
    let length = capitals > 1 && capitals < bare.count ? capitals - 1 : capitals
    return bare.prefix(length).lowercased() + bare.dropFirst(length)
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
