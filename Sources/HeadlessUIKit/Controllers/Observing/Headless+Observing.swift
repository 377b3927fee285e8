extension Headless {
  /// Calls back after each change of a property that UIKit reports to observers, like key-value
  /// observation with an Objective-C runtime. The object holds the closure until the hook is
  /// cancelled or the object is deallocated.
  ///
  /// - Returns: The hook that ends the observation; nil if the changes of the property are not
  ///   reported.
  public static func onChange<Object: UIResponder, Value>(
    of path: KeyPath<Object, Value>, in object: Object, _ act: @escaping @MainActor () -> Void
  ) -> PropertyHook? {
    let known = ObservableProperty.find(path, of: Object.self)
    guard let property = known ?? ObservableProperty.likely(path, of: object) else { return nil }
    let observation = PropertyObservation(
      property, willChange: {}, didChange: { MainActor.assumeIsolated(act) })
    let observers = object.observers ?? PropertyObservers()
    object.observers = observers
    observers.add(observation)
    return PropertyHook(observation, of: observers)
  }

  /// Ends an observation that ``Headless/onChange(of:in:_:)`` began.
  @preconcurrency @MainActor
  public final class PropertyHook {
    private weak var observers: PropertyObservers?
    private let observation: PropertyObservation

    fileprivate init(_ observation: PropertyObservation, of observers: PropertyObservers) {
      self.observation = observation
      self.observers = observers
    }

    /// Ends the observation. Further calls do nothing.
    public func cancel() { observers?.remove(observation) }
  }
}

extension Headless {
  /// The name of a property whose changes are reported; nil for other properties.
  public static func propertyName<Object: UIResponder>(_ path: PartialKeyPath<Object>) -> String? {
    ObservableProperty.find(path, of: Object.self).map { "\($0)" }
  }
}
