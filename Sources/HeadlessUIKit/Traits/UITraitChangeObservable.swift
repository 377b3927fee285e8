import Foundation

/// Something that tells when its traits change.
@MainActor
public protocol UITraitChangeObservable: AnyObject {
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void
}

/// What to unregister with.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UITraitChangeObservable {
  /// Calls the handler after one of the traits has changed, until the observed object goes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let self { handler(self, previous) }
    }
    registrations?.all.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    registrations?.all.removeAll { $0 === registration }
  }

  private var registrations: TraitRegistrations? {
    (self as? UIView)?.ensureRare().traitRegistrations
      ?? (self as? UIViewController)?.traitRegistrations
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

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

extension UIViewController {
  /// What this controller imposes on its view and on what is inside it.
  public var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set {
      ownTraitOverrides = newValue
      viewIfLoaded?.environmentDidChange()
    }
  }

  /// Does nothing: traits are always up to date here.
  public func updateTraitsIfNeeded() {}

  /// What the parent imposes, then what the controller does.
  var imposedTraits: TraitValues {
    var values = storedParent?.overrideTraitCollection(forChild: self)?.values ?? TraitValues()
    values = values.overridden(by: ownTraitOverrides.values)
    if overrideUserInterfaceStyle != .unspecified { values.style = overrideUserInterfaceStyle }
    return values
  }

  func impose(_ collection: UITraitCollection?, onChild child: UIViewController) {
    guard child.storedParent === self else {
      Headless.log(
        "\(type(of: child)) is no child of \(type(of: self)): its traits are not overridden.")
      return
    }
    childOverrides[ObjectIdentifier(child)] = collection
    child.viewIfLoaded?.environmentDidChange()
  }
}
