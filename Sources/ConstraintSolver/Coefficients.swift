/// The coefficients of many terms: a byte for each, as long as few of them differ.
///
/// Layouts mostly speak of once, of halves, and of the opposite.
struct Coefficients: Sendable {
  /// So many different ones are told apart by their numbers.
  private static let few = 16

  /// The first two are looked for first.
  private var distinct: [Double] = [1, -1, 0.5, -0.5]
  /// For each term which of the different ones it has.
  private(set) var numbers: [UInt8] = []
  /// All of them, once many differ; none before.
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

  /// The number of a coefficient, which it gets now if it is another one; nil once many differ.
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
