import Foundation

extension UITraitChangeObservable {
  /// Calls the handler after a change of one of the traits, as long as the observed object exists.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Receives the object, cast to the type of its first argument, and the previous traits.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [weak self] previous in
      if let environment = self as? TraitEnvironment { handler(environment, previous) }
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
      ?? (self as? UIPresentationController)?.traitRegistrations
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}
