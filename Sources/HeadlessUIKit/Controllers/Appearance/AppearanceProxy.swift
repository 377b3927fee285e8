import Foundation

/// What stands for all views of a class, in some containers or everywhere.
@MainActor
final class AppearanceProxy {
  private let type: ObjectIdentifier
  private let containers: [any UIAppearanceContainer.Type]
  private let traits: UITraitCollection?
  private let matches: (UIView) -> Bool
  /// Takes the values, and has them where they differ from those of the other one.
  let view: UIView
  let untouched: UIView

  private static var all: [AppearanceProxy] = []

  private init(
    _ type: ObjectIdentifier, _ containers: [any UIAppearanceContainer.Type],
    _ traits: UITraitCollection?, matches: @escaping (UIView) -> Bool, make: () -> UIView
  ) {
    self.type = type
    self.containers = containers
    self.traits = traits
    self.matches = matches
    view = make()
    untouched = make()
  }

  static func view(
    of type: UIView.Type, in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection?, matches: @escaping (UIView) -> Bool, make: () -> UIView
  ) -> UIView {
    let (type, holders) = (ObjectIdentifier(type), containers.map { ObjectIdentifier($0) })
    if let known = all.first(where: {
      $0.type == type && $0.traits == traits
        && $0.containers.map { ObjectIdentifier($0) } == holders
    }) {
      return known.view
    }
    let proxy = AppearanceProxy(type, containers, traits, matches: matches, make: make)
    all.append(proxy)
    return proxy.view
  }

  /// Gives a view that enters a window what is meant for it.
  static func apply(to view: UIView) {
    guard !all.isEmpty else { return }
    let fitting = all.filter { $0.fits(view) }
    guard !fitting.isEmpty else { return }
    let ordered = fitting.sorted { $0.rank(among: fitting) > $1.rank(among: fitting) }
    for (index, property) in AppearanceProperty.all.enumerated() {
      let last = view.rare?.appearance[index]
      if let value = property.apply(ordered, view, last) {
        view.ensureRare().appearance[index] = value
      }
    }
  }

  private func fits(_ view: UIView) -> Bool {
    guard matches(view), traits.map({ view.traitCollection.containsTraits(in: $0) }) ?? true else {
      return false
    }
    var missing = containers[...]
    var holder = view.next
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

  /// What says more of where and of which class comes before what says less.
  private func rank(among others: [AppearanceProxy]) -> [Int] {
    [
      containers.count, others.filter { $0.matches(view) && $0.type != type }.count,
      traits == nil ? 0 : 1,
    ]
  }
}

extension [Int] {
  fileprivate static func > (left: Self, right: Self) -> Bool {
    right.lexicographicallyPrecedes(left)
  }
}
