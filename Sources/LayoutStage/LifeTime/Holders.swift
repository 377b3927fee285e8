/// Finds what keeps an object alive, as far as stored properties show it.
@MainActor
package struct Holders {
  /// The largest number of objects that are examined.
  private static let limit = 20_000

  private let roots: [(name: String, object: AnyObject)]

  /// - Parameter roots: The objects to start from, with their names.
  package init(_ roots: [(name: String, object: AnyObject)]) { self.roots = roots }

  /// Returns the properties that lead to an object from one of the roots:
  /// `window.rootViewController.model`. Nil if there is no path. Closures and UIKit's private
  /// properties can't be inspected, and a weak reference looks like any other.
  package func path(to object: AnyObject) -> String? {
    var seen: Set<ObjectIdentifier> = []
    var queue = roots
    var next = 0
    while next < queue.count, next < Self.limit {
      let (name, holder) = queue[next]
      next += 1
      guard seen.insert(ObjectIdentifier(holder)).inserted else { continue }
      for (label, child) in Self.children(of: holder) {
        let path = "\(name).\(label)"
        if child === object { return path }
        queue.append((path, child))
      }
    }
    return nil
  }

  /// Returns why an object still exists, in words, as far as stored properties show it.
  ///
  /// - Parameter holders: Objects to start from besides the object itself, as they may keep it
  ///   alive.
  package static func reason(_ object: AnyObject, heldBy holders: [AnyObject]) -> String {
    let roots = holders.map { (name: "\(type(of: $0))", object: $0) }
    if let outside = Holders(roots).path(to: object) { return "\(outside) leads to it" }
    if let own = Holders([("self", object)]).path(to: object) {
      return "it holds itself through \(own)"
    }
    return "no property leads to it: look for closures, timers and observers that hold it"
  }

  /// Returns the objects that the properties of an object hold, including those in optionals and
  /// collections.
  private static func children(of object: AnyObject) -> [(label: String, object: AnyObject)] {
    var found: [(String, AnyObject)] = []
    if let view = object as? UIView {
      found += view.subviews.enumerated().map { ("subviews[\($0)]", $1) }
      found += (view.gestureRecognizers ?? []).enumerated().map {
        ("gestureRecognizers[\($0)]", $1)
      }
    }
    if let controller = object as? UIViewController {
      found += controller.children.enumerated().map { ("children[\($0)]", $1) }
      if let presented = controller.presentedViewController {
        found.append(("presented", presented))
      }
      if let view = controller.viewIfLoaded { found.append(("view", view)) }
    }
    // UIKit's own classes are left out here: the code above covers the objects that they hold.
    return found + properties(of: object)
  }

  /// Returns the objects held by stored properties of the object's own classes, not of UIKit's.
  static func properties(of object: AnyObject) -> [(label: String, object: AnyObject)] {
    var found: [(String, AnyObject)] = []
    LayoutNames.forEachProperty(of: object) { name, value, _ in
      found += objects(in: value, name, depth: 0)
    }
    return found
  }

  /// The depth to which values are examined, such as a list in a structure in a dictionary.
  private static let depth = 6

  private static func objects(
    in value: Any, _ label: String, depth: Int
  ) -> [(String, AnyObject)] {
    // Tested first, because a mirror takes longer to make.
    if type(of: value) is AnyObject.Type { return [(label, value as AnyObject)] }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return [(label, value as AnyObject)] }
    if mirror.displayStyle == .optional {
      return mirror.children.first.map { objects(in: $0.value, label, depth: depth) } ?? []
    }
    guard depth < Self.depth else { return [] }
    switch mirror.displayStyle {
    case .dictionary:
      // Sorted, so that the order is the same each time.
      let entries = mirror.children.compactMap { $0.value as? (key: AnyHashable, value: Any) }
        .map { (name: "\($0.key)", entry: $0) }.sorted { $0.name < $1.name }
      return entries.flatMap { name, entry in
        objects(in: entry.key.base, "\(label).keys", depth: depth + 1)
          + objects(in: entry.value, "\(label)[\(name)]", depth: depth + 1)
      }
    case .collection:
      return mirror.children.enumerated().flatMap {
        objects(in: $1.value, "\(label)[\($0)]", depth: depth + 1)
      }
    case .struct, .enum, .tuple, .set:
      return mirror.children.flatMap { child in
        // The label of a tuple's element begins with a dot.
        let path =
          child.label.map { "\(label).\($0)".replacingOccurrences(of: "..", with: ".") } ?? label
        return objects(in: child.value, path, depth: depth + 1)
      }
    default: return []
    }
  }
}
