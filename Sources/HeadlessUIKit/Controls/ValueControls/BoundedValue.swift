/// A value between a minimum and a maximum.
struct BoundedValue<Value: BinaryFloatingPoint> {
  private(set) var minimum: Value
  private(set) var maximum: Value
  private(set) var value: Value

  init(_ value: Value, from minimum: Value, to maximum: Value) {
    self.minimum = minimum
    self.maximum = maximum
    self.value = value
  }

  /// Sets the value, limited by the bounds; NaN sets the minimum.
  mutating func set(_ wanted: Value) {
    value = wanted.isNaN ? minimum : min(max(wanted, minimum), maximum)
  }

  /// A minimum above the maximum raises the maximum.
  mutating func setMinimum(_ bound: Value) {
    guard !bound.isNaN else { return }
    minimum = bound
    maximum = max(maximum, bound)
    set(value)
  }

  /// A maximum below the minimum lowers the minimum.
  mutating func setMaximum(_ bound: Value) {
    guard !bound.isNaN else { return }
    maximum = bound
    minimum = min(minimum, bound)
    set(value)
  }

  /// The position of the value between minimum and maximum, from 0 to 1.
  var share: Value {
    maximum > minimum ? (value - minimum) / (maximum - minimum) : 0
  }

  /// The same in percent, as assistive technologies announce it in any language.
  var percent: String { share.isFinite ? "\(Int((100 * share).rounded()))%" : "0%" }
}
