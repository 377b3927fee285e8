import Foundation

extension UITraitChangeObservable {
  /// Calls the handler after one of the traits has changed, until the observed object goes.
  ///
  /// - Parameters:
  ///   - traits: The traits that matter.
  ///   - handler: Is given the object, of the type that its first argument says, and the traits before.
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
