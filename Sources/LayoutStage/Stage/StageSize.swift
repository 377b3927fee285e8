import Foundation

/// The size of a stage's content.
///
/// A length that is negative or not a number is an issue, and counts as 0.
public enum StageSize: Hashable, Sendable {
  /// The size of the screen, with its safe area: for a screen of an app.
  case screen
  /// A fixed size, in points, with no safe area.
  case fixed(CGSize)
  /// A fixed width, in points, and the height of the content: for a cell or a card.
  case width(CGFloat)
  /// The smallest size of the content.
  case content

  /// A fixed size, in points.
  public static func fixed(_ width: CGFloat, _ height: CGFloat) -> StageSize {
    .fixed(CGSize(width: width, height: height))
  }

  // `CGSize` is hashable only since iOS 18.
  public func hash(into hasher: inout Hasher) {
    if case .fixed(let size) = self { hasher.combine(size.width) }
  }
}

extension StageSize: CustomStringConvertible {
  /// The size in words, as messages show it.
  public var description: String {
    switch self {
    case .screen: "the screen"
    case .fixed(let size): "\(layoutNumber(size.width)) × \(layoutNumber(size.height))"
    case .width(let width): "\(layoutNumber(width)) wide"
    case .content: "as its content"
    }
  }
}

extension StageSize {
  /// The size with 0 for invalid lengths.
  var usable: StageSize {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(0, length) : 0 }
    return switch self {
    case .fixed(let size): .fixed(usable(size.width), usable(size.height))
    case .width(let width): .width(usable(width))
    case .screen, .content: self
    }
  }

  /// A message about invalid lengths; nil if all are valid.
  var complaint: String? {
    usable == self
      ? nil
      : """
      a stage can't be \(self); a length that is negative or not a number counts as 0: use lengths in \
      points, or .content for a stage as large as its content
      """
  }

  /// A length that cuts nothing off.
  private static let plenty: CGFloat = 10_000

  /// The size of the window; nil for that of the screen. Other windows are so large that nothing is
  /// covered.
  var windowSize: CGSize? {
    switch self {
    case .screen: nil
    case .fixed(let size): CGSize(width: max(1, size.width), height: Self.plenty)
    case .width(let width): CGSize(width: max(1, width), height: Self.plenty)
    case .content: CGSize(width: Self.plenty, height: Self.plenty)
    }
  }

  var width: CGFloat? {
    switch self {
    case .width(let width): width
    case .fixed(let size): size.width
    case .screen, .content: nil
    }
  }

  var isFixed: Bool { if case .fixed = self { true } else { false } }

  var fittingSize: (size: CGSize, horizontal: UILayoutPriority)? {
    switch self {
    case .screen: nil
    case .fixed(let size): (size, .required)
    case .width(let width): (CGSize(width: width, height: 0), .required)
    case .content: (.zero, .fittingSizeLevel)
    }
  }
}
