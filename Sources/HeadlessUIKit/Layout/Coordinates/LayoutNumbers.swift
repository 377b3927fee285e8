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
    var (usable, isUsable, isFinite) = (self, true, true)
    usable.forEachNumber { number in
      if !number.isFinite { isFinite = false }
      if number.usableNumber != number { isUsable = false }
      number = number.usableNumber
    }
    if isUsable { return }
    let remedy =
      isFinite ? "is too large, and counts as \(usable)" : "is not finite: the old one stays"
    Headless.logFromAnywhere("The \(name) \(self) of \(owner()) \(remedy).")
    self = isFinite ? usable : before
  }

  /// What ``keepUsable(before:_:of:)`` makes of it.
  func usable(insteadOf before: Self, _ name: String, of owner: @autoclosure () -> String) -> Self {
    var usable = self
    usable.keepUsable(before: before, name, of: owner())
    return usable
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
