import Foundation

/// A trait for which collections have a value.
public protocol UITraitDefinition {
  associatedtype Value

  /// The value if none was set.
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(Self.self)" }
  public static var identifier: String { String(reflecting: Self.self) }
  public static var affectsColorAppearance: Bool { false }
}

/// A trait by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The value of a trait that the host defined.
// Unchecked: like UIKit, this accepts any value as a trait and passes it on; nothing here changes
// it.
struct CustomTraitValue: Hashable, @unchecked Sendable {
  let value: Any
  let affectsColorAppearance: Bool

  /// Values that can't be compared count as different, since an object may have changed.
  static func == (left: Self, right: Self) -> Bool {
    func isEqual<Value: Equatable>(_ value: Value) -> Bool { value == right.value as? Value }
    guard let value = left.value as? any Equatable else { return false }
    return isEqual(value)
  }

  func hash(into hasher: inout Hasher) {}
}

/// A system trait, which has a property of its own among the values.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value?> { get }
}

extension TraitValues {
  subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
    get {
      if let trait = trait as? any SystemTrait.Type { return systemValue(trait) as? Trait.Value }
      return custom[ObjectIdentifier(trait)]?.value as? Trait.Value
    }
    set {
      if let trait = trait as? any SystemTrait.Type { return setSystemValue(trait, newValue) }
      custom[ObjectIdentifier(trait)] = newValue.map {
        CustomTraitValue(value: $0, affectsColorAppearance: trait.affectsColorAppearance)
      }
    }
  }

  /// Sets a trait of a collection; the unspecified value of a system trait leaves the trait unset.
  mutating func specify<Trait: UITraitDefinition>(_ trait: Trait.Type, _ value: Trait.Value) {
    func isUnspecified<System: SystemTrait>(_ system: System.Type) -> Bool {
      value as? System.Value == System.defaultValue
    }
    let system = trait as? any SystemTrait.Type
    self[trait] = system.map { isUnspecified($0) } == true ? nil : value
  }

  private func systemValue<Trait: SystemTrait>(_ trait: Trait.Type) -> Any? {
    self[keyPath: trait.path]
  }

  private mutating func setSystemValue<Trait: SystemTrait>(_ trait: Trait.Type, _ value: Any?) {
    self[keyPath: trait.path] = value as? Trait.Value
  }

  func contains(_ trait: UITrait) -> Bool {
    func value<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Any? { self[trait] }
    return value(trait) != nil
  }

  mutating func remove(_ trait: UITrait) {
    func remove<Trait: UITraitDefinition>(_ trait: Trait.Type, _ values: inout TraitValues) {
      values[trait] = nil
    }
    remove(trait, &self)
  }

  /// Whether both have the same value for a trait.
  package func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
    func wrapped<Trait: UITraitDefinition>(
      _ trait: Trait.Type, _ values: TraitValues
    ) -> CustomTraitValue {
      CustomTraitValue(value: values[trait] ?? trait.defaultValue, affectsColorAppearance: false)
    }
    return wrapped(trait, self) == wrapped(trait, other)
  }
}
