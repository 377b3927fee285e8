/// How strongly a view holds on to the size of its content.
public enum LayoutPriority: Hashable, Sendable {
  /// 1000.
  case required
  /// 750.
  case high
  /// 250.
  case low
  /// Any priority, from 1 to 1000.
  case custom(Float)

  var native: UILayoutPriority {
    switch self {
    case .required: .required
    case .high: .defaultHigh
    case .low: .defaultLow
    case .custom(let value): UILayoutPriority(value)
    }
  }
}

/// How text is written, whatever the case it is given in.
public enum TextCase: Hashable, Sendable {
  /// All letters in lower case.
  case lowerCaseAll
  /// All letters in upper case.
  case upperCaseAll
  /// The first letter in upper case, the rest as it is.
  case upperCaseFirst
  /// The first letter in lower case, the rest as it is.
  case lowerCaseFirst

  func write(_ text: String) -> String {
    switch self {
    case .lowerCaseAll: text.lowercased()
    case .upperCaseAll: text.uppercased()
    case .upperCaseFirst: text.prefix(1).uppercased() + text.dropFirst()
    case .lowerCaseFirst: text.prefix(1).lowercased() + text.dropFirst()
    }
  }

  func write(_ text: NSAttributedString) -> NSAttributedString {
    let written = NSMutableAttributedString(attributedString: text)
    // From behind, since letters such as ß grow.
    var runs: [NSRange] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      runs.append(range)
    }
    for range in runs.reversed() {
      let isFirst = range.location == 0
      let run = text.attributedSubstring(from: range).string
      switch self {
      case .upperCaseFirst where !isFirst, .lowerCaseFirst where !isFirst: break
      default: written.replaceCharacters(in: range, with: write(run))
      }
    }
    return written
  }
}

/// The radius of a view's corners, as a part of its size. It follows the size.
public enum CornerRounding: Hashable, Sendable {
  /// Half of the height: the short sides of a wide view are semicircles.
  case height
  /// A quarter of the height.
  case halfHeight
  /// Half of the width.
  case width
  /// A quarter of the width.
  case halfWidth

  func radius(for size: CGSize) -> CGFloat {
    switch self {
    case .height: size.height / 2
    case .halfHeight: size.height / 4
    case .width: size.width / 2
    case .halfWidth: size.width / 4
    }
  }

  @MainActor
  func round(_ view: UIView) { view.layer.cornerRadius = radius(for: view.bounds.size) }
}

/// What can be the margin of a stack: a ``Margin``, or a number of points for all sides.
public protocol MarginExpressible {
  /// The margin that it is.
  var deStijlMargin: Margin { get }
}

/// The distance of a stack's views from its edges, in points.
public struct Margin: MarginExpressible, Hashable, Sendable {
  /// The distances.
  public let insets: UIEdgeInsets
  /// Whether the stack keeps to them.
  public let isRelative: Bool

  /// A distance from each edge.
  public init(
    top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0,
    isRelative: Bool = true
  ) {
    insets = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    self.isRelative = isRelative
  }

  /// The same distance from all edges.
  public init(_ all: CGFloat, isRelative: Bool = true) {
    self.init(vertical: all, horizontal: all, isRelative: isRelative)
  }

  /// One distance from the top and the bottom, one from the sides.
  public init(vertical: CGFloat = 0, horizontal: CGFloat, isRelative: Bool = true) {
    self.init(
      top: vertical, left: horizontal, bottom: vertical, right: horizontal, isRelative: isRelative)
  }

  /// The margin itself.
  public var deStijlMargin: Margin { self }

  public static func == (left: Margin, right: Margin) -> Bool {
    left.insets == right.insets && left.isRelative == right.isRelative
  }

  public func hash(into hasher: inout Hasher) {
    for side in [insets.top, insets.left, insets.bottom, insets.right] { hasher.combine(side) }
    hasher.combine(isRelative)
  }
}

extension CGFloat: MarginExpressible {
  /// The number, from all edges.
  public var deStijlMargin: Margin { Margin(self) }
}

extension Double: MarginExpressible {
  /// The number, from all edges.
  public var deStijlMargin: Margin { Margin(CGFloat(self)) }
}

extension Int: MarginExpressible {
  /// The number, from all edges.
  public var deStijlMargin: Margin { Margin(CGFloat(self)) }
}

/// A part of a segmented control.
public enum Segment: @unchecked Sendable {
  /// A part with a title.
  case title(String)
  /// A part with an image.
  case image(UIImage)
}
