import Foundation

/// A value made of numbers that a layout uses.
protocol LayoutNumbers {
  /// Calls `body` with each number, to change it.
  mutating func forEachNumber(_ body: (inout CGFloat) -> Void)
}

extension LayoutNumbers {
  /// Replaces a value that a layout can't use, and logs that. Numbers that are too large become the largest usable
  /// ones, since doubles lose the precision for pixels there; if a number is not finite, the previous value stays.
  mutating func sanitize(
    before: Self, _ name: String, of owner: @autoclosure () -> String
  ) {
    guard let (usable, remedy) = replacement(insteadOf: before) else { return }
    Headless.logFromAnyThread("The \(name) \(self) of \(owner()) \(remedy).")
    self = usable
  }

  /// The replacement for a value that a layout can't use, and the reason; nil for a usable value.
  fileprivate func replacement(insteadOf before: Self) -> (usable: Self, remedy: String)? {
    var (usable, isUsable, isFinite) = (self, true, true)
    usable.forEachNumber { number in
      if !number.isFinite { isFinite = false }
      if number.usableNumber != number { isUsable = false }
      number = number.usableNumber
    }
    if isUsable { return nil }
    return isFinite
      ? (usable, "is too large: \(usable) is used instead")
      : (before, "is not finite: the old value stays")
  }

  /// The value that ``sanitize(before:_:of:)`` would leave.
  func usable(insteadOf before: Self, _ name: String, of owner: @autoclosure () -> String) -> Self {
    var usable = self
    usable.sanitize(before: before, name, of: owner())
    return usable
  }
}

/// Logs each kind of unusable number once, however often it is set.
struct UnusableNumberLog {
  private var names: Set<String> = []

  mutating func usable<Numbers: LayoutNumbers>(
    _ numbers: Numbers, insteadOf before: Numbers, _ name: String,
    of owner: @autoclosure () -> String
  ) -> Numbers {
    guard let (usable, _) = numbers.replacement(insteadOf: before) else { return numbers }
    return names.insert(name).inserted
      ? numbers.usable(insteadOf: before, name, of: owner()) : usable
  }
}

extension LayoutNumbers {
  /// A usable value, with 0 for numbers that are not finite, without a log entry: for values reported elsewhere.
  var silentlyUsable: Self {
    var numbers = self
    numbers.forEachNumber { $0 = $0.isFinite ? $0.usableNumber : 0 }
    return numbers
  }
}

extension UIView {
  /// The usable alignment insets of a view; logs unusable ones.
  var toldAlignmentInsets: UIEdgeInsets {
    alignmentRectInsets.usable(insteadOf: .zero, "alignmentRectInsets", of: shortName)
  }
}

extension CGFloat {
  /// Restores the previous value and logs that, if the number is NaN: for numbers that may be infinite.
  mutating func keepNumber(before: CGFloat, _ name: String, of owner: @autoclosure () -> String) {
    guard isNaN else { return }
    Headless.logFromAnyThread("The \(name) nan of \(owner()) is not a number: the old value stays.")
    self = before
  }
}

extension CGFloat: LayoutNumbers {
  private static let greatestUsable: CGFloat = 1e9

  /// The nearest number that a layout can use; 0 for NaN.
  var usableNumber: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -Self.greatestUsable), Self.greatestUsable)
  }

  mutating func forEachNumber(_ body: (inout CGFloat) -> Void) { body(&self) }
}

extension CGPoint: LayoutNumbers {
  mutating func forEachNumber(_ body: (inout CGFloat) -> Void) {
    body(&x)
    body(&y)
  }
}

extension CGPoint {
  /// Multiplying by zero leaves 0 for finite numbers only, which is faster than checking each number.
  var isFinite: Bool { 0 * x + 0 * y == 0 }
}

extension CGRect {
  var isFinite: Bool { origin.isFinite && 0 * size.width + 0 * size.height == 0 }
}

extension CGSize: LayoutNumbers {
  mutating func forEachNumber(_ body: (inout CGFloat) -> Void) {
    body(&width)
    body(&height)
  }
}

extension CGRect: LayoutNumbers {
  mutating func forEachNumber(_ body: (inout CGFloat) -> Void) {
    origin.forEachNumber(body)
    size.forEachNumber(body)
  }
}

extension UIEdgeInsets: LayoutNumbers {
  mutating func forEachNumber(_ body: (inout CGFloat) -> Void) {
    body(&top)
    body(&left)
    body(&bottom)
    body(&right)
  }
}

extension NSDirectionalEdgeInsets: LayoutNumbers {
  mutating func forEachNumber(_ body: (inout CGFloat) -> Void) {
    body(&top)
    body(&leading)
    body(&bottom)
    body(&trailing)
  }
}

extension CATransform3D: LayoutNumbers {
  mutating func forEachNumber(_ body: (inout CGFloat) -> Void) {
    body(&m11)
    body(&m12)
    body(&m13)
    body(&m14)
    body(&m21)
    body(&m22)
    body(&m23)
    body(&m24)
    body(&m31)
    body(&m32)
    body(&m33)
    body(&m34)
    body(&m41)
    body(&m42)
    body(&m43)
    body(&m44)
  }
}
