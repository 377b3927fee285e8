/// An observer of a property.
final class PropertyObservation {
  fileprivate let property: ObservableProperty
  fileprivate let willChange: () -> Void
  fileprivate let didChange: () -> Void

  init(
    _ property: ObservableProperty, willChange: @escaping () -> Void,
    didChange: @escaping () -> Void
  ) {
    self.property = property
    self.willChange = willChange
    self.didChange = didChange
  }
}

/// The observers of an object. Most objects have none, and pay for one comparison with nil.
final class PropertyObservers {
  private var all: [PropertyObservation] = []
  /// The property that the user is changing: the view's events report the change instead.
  fileprivate var suppressed: ObservableProperty?

  func add(_ observation: PropertyObservation) { all.append(observation) }
  func remove(_ observation: PropertyObservation) { all.remove(identicalTo: observation) }

  fileprivate func notify(
    _ property: ObservableProperty, _ call: KeyPath<PropertyObservation, () -> Void>
  ) {
    guard property != suppressed else { return }
    let twin = property.twin
    // An observer that is called may remove others.
    for observation in all where observation.property == property || observation.property == twin {
      if all.contains(where: { $0 === observation }) { observation[keyPath: call]() }
    }
  }
}

extension UIResponder {
  /// Called before a property changes.
  func willChange(_ property: ObservableProperty) {
    if Headless.Animation.running != nil, property.isAnimated, let view = self as? UIView {
      Headless.Animation.note(view)
    }
    if let observers { observers.notify(property, \.willChange) }
  }

  /// Called after a property was set, even if the value is equal.
  func didChange(_ property: ObservableProperty) {
    if let observers { observers.notify(property, \.didChange) }
  }

  /// Changes a property, and calls the observers before and after the change.
  func notifyingObservers(of property: ObservableProperty, _ change: () -> Void) {
    willChange(property)
    change()
    didChange(property)
  }

  /// Changes a property as the user does: without informing observers.
  func changeByUser(_ property: ObservableProperty, _ change: () -> Void) {
    let before = observers?.suppressed
    observers?.suppressed = property
    change()
    observers?.suppressed = before
  }
}

extension ObservableProperty {
  /// Whether the property changes over time in an animation. Changes of geometry are recorded where
  /// they are made.
  fileprivate var isAnimated: Bool {
    switch self {
    case .transform, .alpha, .backgroundColor: true
    default: false
    }
  }
}
