import Foundation

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
