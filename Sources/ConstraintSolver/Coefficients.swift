/// The coefficients of many terms: one byte each, as long as there are few distinct values.
///
/// Layouts mostly use 1, one half, and their negatives.
struct Coefficients: Sendable {
  /// The most distinct values that are stored as one-byte numbers.
  private static let few = 16

  /// Lookup tries the first two first.
  private var distinct: [Double] = [1, -1, 0.5, -0.5]
  /// For each term, the index of its coefficient in `distinct`.
  private(set) var numbers: [UInt8] = []
  /// All coefficients in full, once there are many distinct ones; empty before that.
  private(set) var all: [Double] = []

  var count: Int { all.isEmpty ? numbers.count : all.count }

  subscript(position: Int) -> Double {
    get { all.isEmpty ? distinct[Int(numbers[position])] : all[position] }
    set {
      if let number = number(of: newValue) {
        numbers[position] = number
      } else {
        widen()
        all[position] = newValue
      }
    }
  }

  mutating func append(_ coefficient: Double) {
    if abs(coefficient) == 1, all.isEmpty {
      numbers.appendSparingly(coefficient == 1 ? 0 : 1)
    } else {
      appendOther(coefficient)
    }
  }

  private mutating func appendOther(_ coefficient: Double) {
    if let number = number(of: coefficient) {
      numbers.appendSparingly(number)
    } else {
      widen()
      all.appendSparingly(coefficient)
    }
  }

  mutating func reserveCapacity(_ count: Int) {
    if all.isEmpty { numbers.reserveCapacity(count) } else { all.reserveCapacity(count) }
  }

  mutating func expect(_ more: Int) {
    if all.isEmpty { numbers.expect(more) } else { all.expect(more) }
  }

  mutating func trim() {
    numbers.trim()
    all.trim()
  }

  mutating func removeAll() {
    distinct.removeLast(distinct.count - 4)
    numbers.removeAll(keepingCapacity: true)
    all = []
  }

  /// The number of a coefficient, added if it is new; nil once there are many distinct values.
  private mutating func number(of coefficient: Double) -> UInt8? {
    guard all.isEmpty else { return nil }
    if abs(coefficient) == 1 { return coefficient == 1 ? 0 : 1 }
    var number = 2
    while number < distinct.count {
      if distinct[number] == coefficient { return UInt8(number) }
      number += 1
    }
    guard number < Self.few else { return nil }
    distinct.append(coefficient)
    return UInt8(number)
  }

  private mutating func widen() {
    guard all.isEmpty else { return }
    all.reserveCapacity(numbers.count + 1)
    for number in numbers { all.append(distinct[Int(number)]) }
    numbers = []
  }
}
