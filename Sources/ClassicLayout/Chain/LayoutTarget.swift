/// What a view or a guide is laid out relative to.
///
/// ```swift
/// sendButton.mondrian.layout
///   .top(.toSuperview)
///   .leading(.to(cancelButton).trailing, 8)
///   .bottom(.safeArea)
///   .height(.to(photo).width, multiplier: 0.5)
/// ```
///
/// Without an attribute, the same one is meant as on the left side. A superview is looked up when
/// the constraints are made, not when the chain is written.
public struct LayoutTarget<Kind>: Sendable {
  var target: ChainTarget
  /// For several edges at once: the position that stands for the middle.
  var position: (x: LayoutAttribute, y: LayoutAttribute)?
  /// How many times the attribute of the target is meant.
  var multiplier: CGFloat = 1

  init(_ target: ChainTarget) { self.target = target }

  /// The superview of the view, the owner of the guide.
  public static var toSuperview: LayoutTarget { LayoutTarget(ChainTarget(base: .superview)) }

  /// A view.
  public static func to(_ view: UIView) -> LayoutTarget {
    LayoutTarget(ChainTarget(base: .element(.view(view))))
  }

  /// A guide.
  public static func to(_ guide: UILayoutGuide) -> LayoutTarget {
    LayoutTarget(ChainTarget(base: .element(.guide(guide))))
  }

  /// The superview's safe area.
  public static var safeArea: LayoutTarget { toSuperview.safeArea }

  /// The superview inside its margins.
  public static var margins: LayoutTarget { toSuperview.margins }

  /// The part of the superview that is not too wide to read.
  public static var readable: LayoutTarget { toSuperview.readable }

  /// The part of the superview that the keyboard covers. What is to end above it ends at its top:
  /// `.bottom(.keyboard.top)`.
  public static var keyboard: LayoutTarget { toSuperview.keyboard }
}

extension LayoutTarget {
  /// The view's safe area.
  public var safeArea: LayoutTarget { with(\.target.area, .safeArea) }

  /// The view inside its margins.
  public var margins: LayoutTarget { with(\.target.area, .margins) }

  /// The part of the view that is not too wide to read.
  public var readable: LayoutTarget { with(\.target.area, .readable) }

  /// The part of the view that the keyboard covers.
  public var keyboard: LayoutTarget { with(\.target.area, .keyboard) }

  private func with<Value>(
    _ path: WritableKeyPath<LayoutTarget, Value>, _ value: Value
  ) -> LayoutTarget {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

extension LayoutTarget where Kind == LayoutKind.Horizontal {
  /// The target's leading edge: the right one where people read from right to left.
  public var leading: LayoutTarget { with(\.target.attribute, .leading) }
  /// The target's trailing edge: the left one where people read from right to left.
  public var trailing: LayoutTarget { with(\.target.attribute, .trailing) }
  /// The target's left edge, whatever the direction of reading. It can't go with leading or trailing.
  public var left: LayoutTarget { with(\.target.attribute, .left) }
  /// The target's right edge, whatever the direction of reading. It can't go with leading or trailing.
  public var right: LayoutTarget { with(\.target.attribute, .right) }
  /// The target's middle from left to right.
  public var centerX: LayoutTarget { with(\.target.attribute, .centerX) }
}

extension LayoutTarget where Kind == LayoutKind.Vertical {
  /// The target's top edge.
  public var top: LayoutTarget { with(\.target.attribute, .top) }
  /// The target's bottom edge.
  public var bottom: LayoutTarget { with(\.target.attribute, .bottom) }
  /// The target's middle from top to bottom.
  public var centerY: LayoutTarget { with(\.target.attribute, .centerY) }
  /// The baseline of the target's first line of text; of views only.
  public var firstBaseline: LayoutTarget { with(\.target.attribute, .firstBaseline) }
  /// The baseline of the target's last line of text; of views only.
  public var lastBaseline: LayoutTarget { with(\.target.attribute, .lastBaseline) }
}

extension LayoutTarget where Kind == LayoutKind.Length {
  /// So many hundredths of the same length of the superview: `.width(.percent(50))`.
  public static func percent(_ percentage: some LayoutNumber) -> LayoutTarget {
    toSuperview.percent(percentage)
  }

  /// So many hundredths of the length: `.width(.to(photo).percent(50))`.
  public func percent(_ percentage: some LayoutNumber) -> LayoutTarget {
    with(\.multiplier, percentage.points / 100)
  }

  /// The target's width, also for a height.
  public var width: LayoutTarget { with(\.target.attribute, .width) }
  /// The target's height, also for a width.
  public var height: LayoutTarget { with(\.target.attribute, .height) }
}

extension LayoutTarget where Kind == LayoutKind.Box {
  /// Where a middle is put: `.center(.to(photo).positioned(x: .trailing, y: .top))`.
  public func positioned(x: XPosition = .centerX, y: YPosition = .centerY) -> LayoutTarget {
    with(\.position, (x.attribute, y.attribute))
  }

  /// A coordinate from left to right.
  public enum XPosition: Hashable, Sendable {
    /// The left edge, or the right one where people read from there.
    case leading
    /// The right edge, or the left one where people read from the right.
    case trailing
    /// The left edge, whatever the direction of reading.
    case left
    /// The right edge, whatever the direction of reading.
    case right
    /// The middle between left and right.
    case centerX

    var attribute: LayoutAttribute {
      switch self {
      case .leading: .leading
      case .trailing: .trailing
      case .left: .left
      case .right: .right
      case .centerX: .centerX
      }
    }
  }

  /// A coordinate from the top to the bottom.
  public enum YPosition: Hashable, Sendable {
    /// The edge with the smallest y.
    case top
    /// The edge with the largest y.
    case bottom
    /// The middle between top and bottom.
    case centerY

    var attribute: LayoutAttribute {
      switch self {
      case .top: .top
      case .bottom: .bottom
      case .centerY: .centerY
      }
    }
  }
}
