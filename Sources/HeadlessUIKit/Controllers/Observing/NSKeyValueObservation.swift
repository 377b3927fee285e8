#if !canImport(ObjectiveC)
  import Foundation

  /// The values that an observer of a property receives.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
    public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
    public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
    public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The kind of change of an observed property.
  public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
  }

  /// A change of an observed property.
  public struct NSKeyValueObservedChange<Value> {
    public typealias Kind = NSKeyValueChange

    public let kind: Kind
    public let newValue: Value?
    public let oldValue: Value?
    public let indexes: IndexSet?
    public let isPrior: Bool
  }

  /// Observes a property until it is invalidated or deallocated.
  public final class NSKeyValueObservation: NSObject {
    private weak var observers: PropertyObservers?
    private let observation: PropertyObservation?

    /// - Parameter observers: The observers of the object; nil for an observation that is never
    ///   called.
    init(_ observation: PropertyObservation?, of observers: PropertyObservers?) {
      self.observation = observation
      self.observers = observers
      super.init()
    }

    deinit {
      invalidate()
    }

    public func invalidate() {
      if let observation { observers?.remove(observation) }
    }
  }

  extension NSObjectProtocol where Self: UIResponder {
    /// Calls back after each change of a property that UIKit reports to observers. For other
    /// properties it logs a message and never calls back.
    @preconcurrency
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      guard let property = ObservableProperty.named(by: keyPath, of: Self.self) else {
        return NSKeyValueObservation(nil, of: nil)
      }
      let call = { [weak self] (old: Value?, isPrior: Bool) in
        guard let self else { return }
        let new = options.contains(.new) && !isPrior ? self[keyPath: keyPath] : nil
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: new, oldValue: old, indexes: nil, isPrior: isPrior))
      }
      var old: Value?
      let observation = PropertyObservation(
        property,
        willChange: { [weak self] in
          if options.contains(.old) { old = self?[keyPath: keyPath] }
          if options.contains(.prior) { call(old, true) }
        },
        didChange: { call(old, false) })
      let observers = observers ?? PropertyObservers()
      self.observers = observers
      observers.add(observation)
      if options.contains(.initial) { call(nil, false) }
      return NSKeyValueObservation(observation, of: observers)
    }
  }
#endif
