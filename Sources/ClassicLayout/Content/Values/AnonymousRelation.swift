/// A target that needs no variable, such as the superview or the previous view.
public struct AnonymousRelation: Hashable, Sendable {
  enum Base: Hashable, Sendable { case parent, myself, previous }

  let base: Base
  let area: LayoutArea?

  /// The superview.
  public static let parent = AnonymousRelation(base: .parent, area: nil)
  /// The superview's safe area.
  public static let safeArea = AnonymousRelation(base: .parent, area: .safeArea)
  /// The area inside the superview's layout margins.
  public static let margins = AnonymousRelation(base: .parent, area: .margins)
  /// The superview's readable content area.
  public static let readable = AnonymousRelation(base: .parent, area: .readable)
  /// The area of the superview that the keyboard covers.
  ///
  /// To place a view above the keyboard, end it at the top of this area:
  /// `.bottom(.equal, to: .top(of: .keyboard))`.
  public static let keyboard = AnonymousRelation(base: .parent, area: .keyboard)
  /// The area of the superview that the keyboard covers; without a keyboard, it rests on the
  /// superview's safe area.
  ///
  /// UIKit's guide does that by itself, so this is the same as ``keyboard``. If
  /// `usesBottomSafeArea` of the superview's `keyboardLayoutGuide` is false, both rest on the
  /// superview's edge.
  public static let keyboardSafeArea = keyboard
  /// The view itself.
  public static let myself = AnonymousRelation(base: .myself, area: nil)
  /// The view's own safe area.
  public static let mySafeArea = AnonymousRelation(base: .myself, area: .safeArea)
  /// The view or guide put before this one in the same container; for the first one, the container
  /// itself.
  public static let previous = AnonymousRelation(base: .previous, area: nil)
  /// The safe area of the previous view.
  public static let previousSafeArea = AnonymousRelation(base: .previous, area: .safeArea)
}

/// Returns the anchors of a target that needs no variable: `Anchor(of: .previous).bottomAnchor`.
///
/// The anchors belong to what the relation stands for where they are used. `Anchor` is a function
/// because SwiftUI has a type of that name.
@_disfavoredOverload
public func Anchor(of relation: AnonymousRelation) -> AnonymousAnchor {
  AnonymousAnchor(relation: relation)
}

/// The anchors of a target that needs no variable; ``Anchor(of:)`` returns them.
public struct AnonymousAnchor: Sendable {
  let relation: AnonymousRelation

  /// The top edge.
  public var topAnchor: ContentAnchor<LayoutKind.Vertical> { anchor(.top) }
  /// The bottom edge.
  public var bottomAnchor: ContentAnchor<LayoutKind.Vertical> { anchor(.bottom) }
  /// The vertical center.
  public var centerYAnchor: ContentAnchor<LayoutKind.Vertical> { anchor(.centerY) }
  /// The baseline of the first line of text; for views only.
  public var firstBaselineAnchor: ContentAnchor<LayoutKind.Vertical> { anchor(.firstBaseline) }
  /// The baseline of the last line of text; for views only.
  public var lastBaselineAnchor: ContentAnchor<LayoutKind.Vertical> { anchor(.lastBaseline) }
  /// The left edge, in any layout direction.
  public var leftAnchor: ContentAnchor<LayoutKind.Horizontal> { anchor(.left) }
  /// The right edge, in any layout direction.
  public var rightAnchor: ContentAnchor<LayoutKind.Horizontal> { anchor(.right) }
  /// The leading edge: right in a right-to-left layout.
  public var leadingAnchor: ContentAnchor<LayoutKind.Horizontal> { anchor(.leading) }
  /// The trailing edge: left in a right-to-left layout.
  public var trailingAnchor: ContentAnchor<LayoutKind.Horizontal> { anchor(.trailing) }
  /// The horizontal center.
  public var centerXAnchor: ContentAnchor<LayoutKind.Horizontal> { anchor(.centerX) }
  /// The width, which a height can relate to as well.
  public var widthAnchor: ContentAnchor<LayoutKind.Length> { anchor(.width) }
  /// The height, which a width can relate to as well.
  public var heightAnchor: ContentAnchor<LayoutKind.Length> { anchor(.height) }

  /// A misspelling in the original's documentation, which existing code may use.
  @available(*, deprecated, renamed: "widthAnchor")
  public var widhtAnchor: ContentAnchor<LayoutKind.Length> { widthAnchor }

  private func anchor<Kind>(_ attribute: LayoutAttribute) -> ContentAnchor<Kind> {
    ContentAnchor(relation: relation, attribute: attribute)
  }
}

/// An anchor that is looked up once the view related to it is known.
public struct ContentAnchor<Kind>: Sendable {
  let relation: AnonymousRelation
  let attribute: LayoutAttribute
}

/// A target that a view can be related to.
public struct ContentTarget: Sendable {
  enum Base {
    case element(LayoutElement)
    case relation(AnonymousRelation)
    /// An anchor whose view no longer exists, or that isn't a single attribute.
    case gone
  }

  let base: Base
  /// Nil for the same attribute as on the other side.
  var attribute: LayoutAttribute?

  init(_ base: Base, _ attribute: LayoutAttribute? = nil) {
    self.base = base
    self.attribute = attribute
  }

  @MainActor
  init<Native>(_ anchor: NSLayoutAnchor<Native>) {
    guard let anchor = NativeAnchor(anchor) else {
      self.init(.gone)
      return
    }
    self.init(.element(anchor.element), anchor.attribute)
  }
}

/// A value that refers to a target.
@preconcurrency @MainActor
public protocol ContentTargeting {
  /// The target of a statement.
  var deStijlTarget: ContentTarget { get }
}

/// A target for left, right, leading and trailing edges and horizontal centers.
public protocol HorizontalContentTarget: ContentTargeting {}
/// A target for top and bottom edges and vertical centers.
public protocol VerticalContentTarget: ContentTargeting {}
/// A target for widths and heights.
public protocol LengthContentTarget: ContentTargeting {}
/// A target for several anchors at once.
public protocol BoxContentTarget: ContentTargeting {}

extension ContentAnchor: ContentTargeting {
  /// The anchor, looked up when the statement is made.
  public var deStijlTarget: ContentTarget { ContentTarget(.relation(relation), attribute) }
}

extension ContentAnchor: HorizontalContentTarget where Kind == LayoutKind.Horizontal {}
extension ContentAnchor: VerticalContentTarget where Kind == LayoutKind.Vertical {}
extension ContentAnchor: LengthContentTarget where Kind == LayoutKind.Length {}

extension AnonymousRelation: HorizontalContentTarget, VerticalContentTarget, LengthContentTarget,
  BoxContentTarget
{
  /// The anchor of the same name, looked up when the statement is made.
  public var deStijlTarget: ContentTarget { ContentTarget(.relation(self)) }
}

extension ContentTargeting where Self == AnonymousRelation {
  /// The superview.
  public static var parent: AnonymousRelation { AnonymousRelation.parent }
  /// The superview's safe area.
  public static var safeArea: AnonymousRelation { AnonymousRelation.safeArea }
  /// The area inside the superview's layout margins.
  public static var margins: AnonymousRelation { AnonymousRelation.margins }
  /// The superview's readable content area.
  public static var readable: AnonymousRelation { AnonymousRelation.readable }
  /// The area of the superview that the keyboard covers.
  public static var keyboard: AnonymousRelation { AnonymousRelation.keyboard }
  /// The area of the superview that the keyboard covers; without a keyboard, it rests on the safe
  /// area.
  public static var keyboardSafeArea: AnonymousRelation { AnonymousRelation.keyboardSafeArea }
  /// The view itself.
  public static var myself: AnonymousRelation { AnonymousRelation.myself }
  /// The view's own safe area.
  public static var mySafeArea: AnonymousRelation { AnonymousRelation.mySafeArea }
  /// The view put before this one.
  public static var previous: AnonymousRelation { AnonymousRelation.previous }
  /// The safe area of the previous view.
  public static var previousSafeArea: AnonymousRelation { AnonymousRelation.previousSafeArea }
}

extension ContentTargeting where Self == ContentAnchor<LayoutKind.Vertical> {
  /// The top edge of a target that needs no variable: `.top(.equal, to: .top(of: .previous))`.
  public static func top(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).topAnchor
  }

  /// The bottom edge of a target that needs no variable.
  public static func bottom(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).bottomAnchor
  }

  /// The vertical center of a target that needs no variable.
  public static func centerY(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).centerYAnchor
  }
}

extension ContentTargeting where Self == ContentAnchor<LayoutKind.Horizontal> {
  /// The left edge, in any layout direction, of a target that needs no variable.
  public static func left(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).leftAnchor
  }

  /// The right edge, in any layout direction, of a target that needs no variable.
  public static func right(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).rightAnchor
  }

  /// The leading edge of a target that needs no variable: right in a right-to-left layout.
  public static func leading(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).leadingAnchor
  }

  /// The trailing edge of a target that needs no variable: left in a right-to-left layout.
  public static func trailing(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).trailingAnchor
  }

  /// The horizontal center of a target that needs no variable.
  public static func centerX(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).centerXAnchor
  }
}

// An anchor whose view is gone is a mistake when a statement relates to it.

extension NSLayoutXAxisAnchor: HorizontalContentTarget {
  /// The anchor.
  @_disfavoredOverload
  public var deStijlTarget: ContentTarget { ContentTarget(self) }
}

extension NSLayoutYAxisAnchor: VerticalContentTarget {
  /// The anchor.
  @_disfavoredOverload
  public var deStijlTarget: ContentTarget { ContentTarget(self) }
}

extension NSLayoutDimension: LengthContentTarget {
  /// The anchor.
  @_disfavoredOverload
  public var deStijlTarget: ContentTarget { ContentTarget(self) }
}

extension ContentTargeting where Self: UIView {
  /// The view's anchor of the same name.
  @_disfavoredOverload
  public var deStijlTarget: ContentTarget { ContentTarget(.element(.view(self))) }
}

extension ContentTargeting where Self: UILayoutGuide {
  /// The guide's anchor of the same name.
  @_disfavoredOverload
  public var deStijlTarget: ContentTarget { ContentTarget(.element(.guide(self))) }
}

extension UIView: HorizontalContentTarget, VerticalContentTarget, LengthContentTarget,
  BoxContentTarget
{}

extension UILayoutGuide: HorizontalContentTarget, VerticalContentTarget, LengthContentTarget,
  BoxContentTarget
{}
