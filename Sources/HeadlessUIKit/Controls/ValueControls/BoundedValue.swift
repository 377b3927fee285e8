/// A value that stays between two others.
struct BoundedValue<Value: BinaryFloatingPoint> {
  private(set) var minimum: Value
  private(set) var maximum: Value
  private(set) var value: Value

  init(_ value: Value, from minimum: Value, to maximum: Value) {
    self.minimum = minimum
    self.maximum = maximum
    self.value = value
  }

  /// The value, as near as the bounds allow; what is no number is the least one.
  mutating func set(_ wanted: Value) {
    value = wanted.isNaN ? minimum : min(max(wanted, minimum), maximum)
  }

  /// A minimum above the maximum takes the maximum along.
  mutating func setMinimum(_ bound: Value) {
    guard !bound.isNaN else { return }
    minimum = bound
    maximum = max(maximum, bound)
    set(value)
  }

  /// A maximum below the minimum takes the minimum along.
  mutating func setMaximum(_ bound: Value) {
    guard !bound.isNaN else { return }
    maximum = bound
    minimum = min(minimum, bound)
    set(value)
  }

  /// How far the value is on its way, from 0 to 1.
  var share: Value {
    maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
  }

  /// The same as assistive technologies say it, whatever the language.
  var percent: String { share.isFinite ? "\(Int((100 * share).rounded()))%" : "0%" }
}
