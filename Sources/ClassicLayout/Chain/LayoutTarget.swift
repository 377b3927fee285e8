/// The target of a statement: what a view or a guide is laid out relative to.
///
/// ```swift
/// sendButton.mondrian.layout
///   .top(.toSuperview)
///   .leading(.to(cancelButton).trailing, 8)
///   .bottom(.safeArea)
///   .height(.to(photo).width, multiplier: 0.5)
/// ```
///
/// A target without an attribute means the attribute of the left side. The superview is looked up
/// when the constraints are made, not when the chain is written.
public struct LayoutTarget<Kind>: Sendable {
  var target: ChainTarget
  /// For statements about both axes: the attributes of the target at which a center is placed.
  var position: (x: LayoutAttribute, y: LayoutAttribute)?
  /// The factor of the target's attribute.
  var multiplier: CGFloat = 1

  init(_ target: ChainTarget) { self.target = target }

  /// The superview of the view, or the owner of the guide.
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

  /// The area inside the superview's layout margins.
  public static var margins: LayoutTarget { toSuperview.margins }

  /// The superview's readable content area.
  public static var readable: LayoutTarget { toSuperview.readable }

  /// The area of the superview that the keyboard covers.
  ///
  /// To place a view above the keyboard, end it at the top of this area: `.bottom(.keyboard.top)`.
  public static var keyboard: LayoutTarget { toSuperview.keyboard }
}

extension LayoutTarget {
  /// The view's safe area.
  public var safeArea: LayoutTarget { with(\.target.area, .safeArea) }

  /// The area inside the view's layout margins.
  public var margins: LayoutTarget { with(\.target.area, .margins) }

  /// The view's readable content area.
  public var readable: LayoutTarget { with(\.target.area, .readable) }

  /// The area of the view that the keyboard covers.
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
  /// The target's leading edge: right in a right-to-left layout.
  public var leading: LayoutTarget { with(\.target.attribute, .leading) }
  /// The target's trailing edge: left in a right-to-left layout.
  public var trailing: LayoutTarget { with(\.target.attribute, .trailing) }
  /// The target's left edge, in any layout direction. It can't be related to leading or trailing.
  public var left: LayoutTarget { with(\.target.attribute, .left) }
  /// The target's right edge, in any layout direction. It can't be related to leading or trailing.
  public var right: LayoutTarget { with(\.target.attribute, .right) }
  /// The target's horizontal center.
  public var centerX: LayoutTarget { with(\.target.attribute, .centerX) }
}

extension LayoutTarget where Kind == LayoutKind.Vertical {
  /// The target's top edge.
  public var top: LayoutTarget { with(\.target.attribute, .top) }
  /// The target's bottom edge.
  public var bottom: LayoutTarget { with(\.target.attribute, .bottom) }
  /// The target's vertical center.
  public var centerY: LayoutTarget { with(\.target.attribute, .centerY) }
  /// The baseline of the target's first line of text; for views only.
  public var firstBaseline: LayoutTarget { with(\.target.attribute, .firstBaseline) }
  /// The baseline of the target's last line of text; for views only.
  public var lastBaseline: LayoutTarget { with(\.target.attribute, .lastBaseline) }
}

extension LayoutTarget where Kind == LayoutKind.Length {
  /// A percentage of the same length of the superview: `.width(.percent(50))`.
  public static func percent(_ percentage: some LayoutNumber) -> LayoutTarget {
    toSuperview.percent(percentage)
  }

  /// A percentage of the length: `.width(.to(photo).percent(50))`.
  public func percent(_ percentage: some LayoutNumber) -> LayoutTarget {
    with(\.multiplier, percentage.points / 100)
  }

  /// The target's width, which a height can relate to as well.
  public var width: LayoutTarget { with(\.target.attribute, .width) }
  /// The target's height, which a width can relate to as well.
  public var height: LayoutTarget { with(\.target.attribute, .height) }
}

extension LayoutTarget where Kind == LayoutKind.Box {
  /// The position of the target at which a center is placed:
  /// `.center(.to(photo).positioned(x: .trailing, y: .top))`.
  public func positioned(x: XPosition = .centerX, y: YPosition = .centerY) -> LayoutTarget {
    with(\.position, (x.attribute, y.attribute))
  }

  /// A horizontal position.
  public enum XPosition: Hashable, Sendable {
    /// The leading edge: left, or right in a right-to-left layout.
    case leading
    /// The trailing edge: right, or left in a right-to-left layout.
    case trailing
    /// The left edge, in any layout direction.
    case left
    /// The right edge, in any layout direction.
    case right
    /// The horizontal center.
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

  /// A vertical position.
  public enum YPosition: Hashable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The vertical center.
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
