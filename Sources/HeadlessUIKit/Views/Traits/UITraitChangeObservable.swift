import Foundation

/// An object that reports changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

/// The token to unregister with.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor
final class TraitRegistrations {
  var all: [TraitRegistration] = []

  func notify(from old: UITraitCollection, to new: UITraitCollection) {
    for registration in all where registration.concerns(old.values, new.values) {
      registration.handler(old)
    }
  }
}

final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func concerns(_ old: TraitValues, _ new: TraitValues) -> Bool {
    !traits.allSatisfy { old.agrees(with: new, on: $0) }
  }
}
