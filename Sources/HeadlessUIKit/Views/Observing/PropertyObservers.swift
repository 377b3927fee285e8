/// One who listens to a property.
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

/// Those who listen to an object. Most objects have none, and pay one comparison with nil.
final class PropertyObservers {
  private var all: [PropertyObservation] = []
  /// What the user is changing, of which the events of the view tell.
  fileprivate var unheard: ObservableProperty?

  func add(_ observation: PropertyObservation) { all.append(observation) }
  func remove(_ observation: PropertyObservation) { all.remove(identicalTo: observation) }

  fileprivate func tell(
    _ property: ObservableProperty, _ call: KeyPath<PropertyObservation, () -> Void>
  ) {
    guard property != unheard else { return }
    let twin = property.twin
    // One who is told may stop others from listening.
    for observation in all where observation.property == property || observation.property == twin {
      if all.contains(where: { $0 === observation }) { observation[keyPath: call]() }
    }
  }
}

extension UIResponder {
  /// Called by a property before it takes a new value.
  func willChange(_ property: ObservableProperty) {
    if Headless.Animation.running != nil, property.isAnimated, let view = self as? UIView {
      Headless.Animation.note(view)
    }
    if let observers { observers.tell(property, \.willChange) }
  }

  /// Called by a property when it has a new value, whether or not it is another one.
  func didChange(_ property: ObservableProperty) {
    if let observers { observers.tell(property, \.didChange) }
  }

  /// Changes a property between the two.
  func tell(_ property: ObservableProperty, _ change: () -> Void) {
    willChange(property)
    change()
    didChange(property)
  }

  /// Changes a property as a user does: observers are not told.
  func changeByUser(_ property: ObservableProperty, _ change: () -> Void) {
    let before = observers?.unheard
    observers?.unheard = property
    change()
    observers?.unheard = before
  }
}

extension ObservableProperty {
  /// Changes over time in an animation; changes of geometry are noted where they are made.
  fileprivate var isAnimated: Bool {
    switch self {
    case .transform, .alpha, .backgroundColor: true
    default: false
    }
  }
}
