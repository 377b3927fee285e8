import Foundation

/// What is made of numbers that a layout goes by.
protocol LayoutNumbers {
  /// Calls with each of them, to change it.
  mutating func forEachNumber(_ body: (inout CGFloat) -> Void)
}

extension LayoutNumbers {
  /// Becomes what a layout can work with, and tells if it was not: the nearest where numbers are too
  /// large, since doubles lose pixels there, and what it was before where one is not finite.
  mutating func keepUsable(
    before: Self, _ name: String, of owner: @autoclosure () -> String
  ) {
    guard let (usable, remedy) = replacement(insteadOf: before) else { return }
    Headless.logFromAnywhere("The \(name) \(self) of \(owner()) \(remedy).")
    self = usable
  }

  /// What counts in place of numbers that no layout can work with, and why; nil for others.
  fileprivate func replacement(insteadOf before: Self) -> (usable: Self, remedy: String)? {
    var (usable, isUsable, isFinite) = (self, true, true)
    usable.forEachNumber { number in
      if !number.isFinite { isFinite = false }
      if number.usableNumber != number { isUsable = false }
      number = number.usableNumber
    }
    if isUsable { return nil }
    return isFinite
      ? (usable, "is too large, and counts as \(usable)")
      : (before, "is not finite: the old one stays")
  }

  /// What ``keepUsable(before:_:of:)`` makes of it.
  func usable(insteadOf before: Self, _ name: String, of owner: @autoclosure () -> String) -> Self {
    var usable = self
    usable.keepUsable(before: before, name, of: owner())
    return usable
  }
}

/// Tells once of each kind of number that no layout can work with, however often it is said.
struct ToldNumbers {
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
  /// What a layout can work with, without a word, with 0 for what is not finite: of what is told
  /// elsewhere.
  var silentlyUsable: Self {
    var numbers = self
    numbers.forEachNumber { $0 = $0.isFinite ? $0.usableNumber : 0 }
    return numbers
  }
}

extension UIView {
  /// What a layout makes of the insets that a view says.
  var toldAlignmentInsets: UIEdgeInsets {
    alignmentRectInsets.usable(insteadOf: .zero, "alignmentRectInsets", of: shortName)
  }
}

extension CGFloat {
  /// Becomes what it was before, and tells, if it is no number: for what may be without an end.
  mutating func keepNumber(before: CGFloat, _ name: String, of owner: @autoclosure () -> String) {
    guard isNaN else { return }
    Headless.logFromAnywhere("The \(name) nan of \(owner()) is no number: the old one stays.")
    self = before
  }
}

extension CGFloat: LayoutNumbers {
  private static let greatestUsable: CGFloat = 1e9

  /// The nearest number that a layout can work with; 0 for none.
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
  /// Nothing of what is finite is left of it, which costs less than to ask each number.
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
