import Foundation

/// The proxy for all instances of a class, in certain containers or everywhere.
@MainActor
final class AppearanceProxy {
  private let type: ObjectIdentifier
  private let containers: [any UIAppearanceContainer.Type]
  private let traits: UITraitCollection
  private let matches: (NSObject) -> Bool
  /// Holds the values that are set on the proxy: those that differ from the untouched object.
  let object: NSObject
  let untouched: NSObject

  private static var all: [AppearanceProxy] = []

  private init(
    _ type: ObjectIdentifier, _ containers: [any UIAppearanceContainer.Type],
    _ traits: UITraitCollection, matches: @escaping (NSObject) -> Bool, make: () -> NSObject
  ) {
    self.type = type
    self.containers = containers
    self.traits = traits
    self.matches = matches
    object = make()
    untouched = make()
  }

  static func object(
    of type: NSObject.Type, in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection, matches: @escaping (NSObject) -> Bool, make: () -> NSObject
  ) -> NSObject {
    let (type, holders) = (ObjectIdentifier(type), containers.map { ObjectIdentifier($0) })
    if let known = all.first(where: {
      $0.type == type && $0.traits == traits
        && $0.containers.map { ObjectIdentifier($0) } == holders
    }) {
      return known.object
    }
    let proxy = AppearanceProxy(type, containers, traits, matches: matches, make: make)
    all.append(proxy)
    return proxy.object
  }

  /// Applies the proxies to a view that enters a window.
  static func apply(to view: UIView) {
    guard !all.isEmpty else { return }
    let given = give(view, in: view.next, view.traitCollection, last: view.rare?.appearance ?? [:])
    for (index, value) in given { view.ensureRare().appearance[index] = value }
  }

  /// Applies the proxies to the item of a bar that is being laid out.
  static func apply(to item: UIBarItem, in bar: UIView) {
    guard !all.isEmpty else { return }
    let given = give(item, in: bar, bar.traitCollection, last: item.takenAppearance)
    item.takenAppearance.merge(given) { $1 }
  }

  /// Applies the proxies to an object.
  ///
  /// - Parameter last: The values applied before.
  /// - Returns: The values applied now, by the index of the property.
  private static func give(
    _ object: NSObject, in holder: UIResponder?, _ traits: UITraitCollection, last: [Int: Any]
  ) -> [Int: Any] {
    let fitting = all.filter { $0.fits(object, in: holder, traits) }
    guard !fitting.isEmpty else { return [:] }
    let ordered = fitting.sorted { $0.rank(among: fitting) > $1.rank(among: fitting) }
    var given: [Int: Any] = [:]
    for (index, property) in AppearanceProperty.all.enumerated() {
      given[index] = property.apply(ordered, object, last[index])
    }
    return given
  }

  private func fits(
    _ object: NSObject, in holder: UIResponder?, _ current: UITraitCollection
  ) -> Bool {
    guard matches(object), current.containsTraits(in: traits) else {
      return false
    }
    var missing = containers[...]
    var holder = holder
    while let container = missing.first, let current = holder {
      if Self.isInstance(current, of: container) { missing.removeFirst() }
      holder = current.next
    }
    return missing.isEmpty
  }

  private static func isInstance<Container: UIAppearanceContainer>(
    _ responder: UIResponder, of type: Container.Type
  ) -> Bool {
    responder is Container
  }

  /// Sorts the more specific proxies first: by containers, then by class, then by traits.
  private func rank(among others: [AppearanceProxy]) -> [Int] {
    [
      containers.count, others.filter { $0.matches(object) && $0.type != type }.count,
      traits == UITraitCollection() ? 0 : 1,
    ]
  }
}

extension [Int] {
  fileprivate static func > (left: Self, right: Self) -> Bool {
    right.lexicographicallyPrecedes(left)
  }
}
