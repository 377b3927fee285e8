/// What a view can be related to without a variable for it.
public struct AnonymousRelation: Hashable, Sendable {
  enum Base: Hashable, Sendable { case parent, myself, previous }

  let base: Base
  let area: LayoutArea?

  /// The superview.
  public static let parent = AnonymousRelation(base: .parent, area: nil)
  /// The superview's safe area.
  public static let safeArea = AnonymousRelation(base: .parent, area: .safeArea)
  /// The superview inside its margins.
  public static let margins = AnonymousRelation(base: .parent, area: .margins)
  /// The part of the superview that is not too wide to read.
  public static let readable = AnonymousRelation(base: .parent, area: .readable)
  /// The part of the superview that the keyboard covers. What is to end above it ends at its top:
  /// `.bottom(.equal, to: .top(of: .keyboard))`.
  public static let keyboard = AnonymousRelation(base: .parent, area: .keyboard)
  /// The part of the superview that the keyboard covers, resting on the superview's safe area while
  /// there is none. UIKit's guide does that by itself, so this is the same as ``keyboard``, unless
  /// `usesBottomSafeArea` of the superview's `keyboardLayoutGuide` says otherwise: then both rest on
  /// the superview's edge.
  public static let keyboardSafeArea = keyboard
  /// The view itself.
  public static let myself = AnonymousRelation(base: .myself, area: nil)
  /// The view's own safe area.
  public static let mySafeArea = AnonymousRelation(base: .myself, area: .safeArea)
  /// The view that was put before this one, next to it; for the first, the view around both.
  public static let previous = AnonymousRelation(base: .previous, area: nil)
  /// The safe area of the view that was put before this one.
  public static let previousSafeArea = AnonymousRelation(base: .previous, area: .safeArea)
}

/// The anchors of something without a variable for it: `Anchor(of: .previous).bottomAnchor`.
///
/// They are those of what the relation stands for where it is used. It is a function, since SwiftUI has
/// a type of that name.
@_disfavoredOverload
public func Anchor(of relation: AnonymousRelation) -> AnonymousAnchor {
  AnonymousAnchor(relation: relation)
}

/// The anchors of something without a variable for it; ``Anchor(of:)`` makes them.
public struct AnonymousAnchor: Sendable {
  let relation: AnonymousRelation

  /// Its top edge.
  public var topAnchor: ContentAnchor<LayoutKind.Vertical> { anchor(.top) }
  /// Its bottom edge.
  public var bottomAnchor: ContentAnchor<LayoutKind.Vertical> { anchor(.bottom) }
  /// Its middle from top to bottom.
  public var centerYAnchor: ContentAnchor<LayoutKind.Vertical> { anchor(.centerY) }
  /// The baseline of its first line of text; of views only.
  public var firstBaselineAnchor: ContentAnchor<LayoutKind.Vertical> { anchor(.firstBaseline) }
  /// The baseline of its last line of text; of views only.
  public var lastBaselineAnchor: ContentAnchor<LayoutKind.Vertical> { anchor(.lastBaseline) }
  /// Its left edge, whatever the direction of reading.
  public var leftAnchor: ContentAnchor<LayoutKind.Horizontal> { anchor(.left) }
  /// Its right edge, whatever the direction of reading.
  public var rightAnchor: ContentAnchor<LayoutKind.Horizontal> { anchor(.right) }
  /// Its leading edge: the right one where people read from right to left.
  public var leadingAnchor: ContentAnchor<LayoutKind.Horizontal> { anchor(.leading) }
  /// Its trailing edge: the left one where people read from right to left.
  public var trailingAnchor: ContentAnchor<LayoutKind.Horizontal> { anchor(.trailing) }
  /// Its middle from left to right.
  public var centerXAnchor: ContentAnchor<LayoutKind.Horizontal> { anchor(.centerX) }
  /// Its width, also for a height.
  public var widthAnchor: ContentAnchor<LayoutKind.Length> { anchor(.width) }
  /// Its height, also for a width.
  public var heightAnchor: ContentAnchor<LayoutKind.Length> { anchor(.height) }

  /// A misspelling in the documentation of the original that code may have taken over.
  @available(*, deprecated, renamed: "widthAnchor")
  public var widhtAnchor: ContentAnchor<LayoutKind.Length> { widthAnchor }

  private func anchor<Kind>(_ attribute: LayoutAttribute) -> ContentAnchor<Kind> {
    ContentAnchor(relation: relation, attribute: attribute)
  }
}

/// An anchor that is looked up when the view that is related to it is known.
public struct ContentAnchor<Kind>: Sendable {
  let relation: AnonymousRelation
  let attribute: LayoutAttribute
}

/// What a view can be related to.
public struct ContentTarget: Sendable {
  enum Base {
    case element(LayoutElement)
    case relation(AnonymousRelation)
    /// An anchor whose view is gone, or that no single attribute names.
    case gone
  }

  let base: Base
  /// Nil for the same as on the other side.
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

/// Something that has a target in it.
@preconcurrency @MainActor
public protocol ContentTargeting {
  /// What a statement relates to.
  var deStijlTarget: ContentTarget { get }
}

/// What left, right, leading, trailing and horizontal middles can be related to.
public protocol HorizontalContentTarget: ContentTargeting {}
/// What top, bottom and vertical middles can be related to.
public protocol VerticalContentTarget: ContentTargeting {}
/// What widths and heights can be related to.
public protocol LengthContentTarget: ContentTargeting {}
/// What several anchors at once can be related to.
public protocol BoxContentTarget: ContentTargeting {}

extension ContentAnchor: ContentTargeting {
  /// That anchor, looked up when the statement is made.
  public var deStijlTarget: ContentTarget { ContentTarget(.relation(relation), attribute) }
}

extension ContentAnchor: HorizontalContentTarget where Kind == LayoutKind.Horizontal {}
extension ContentAnchor: VerticalContentTarget where Kind == LayoutKind.Vertical {}
extension ContentAnchor: LengthContentTarget where Kind == LayoutKind.Length {}

extension AnonymousRelation: HorizontalContentTarget, VerticalContentTarget, LengthContentTarget,
  BoxContentTarget
{
  /// Its anchor of the same name, looked up when the statement is made.
  public var deStijlTarget: ContentTarget { ContentTarget(.relation(self)) }
}

extension ContentTargeting where Self == AnonymousRelation {
  /// The superview.
  public static var parent: AnonymousRelation { AnonymousRelation.parent }
  /// The superview's safe area.
  public static var safeArea: AnonymousRelation { AnonymousRelation.safeArea }
  /// The superview inside its margins.
  public static var margins: AnonymousRelation { AnonymousRelation.margins }
  /// The part of the superview that is not too wide to read.
  public static var readable: AnonymousRelation { AnonymousRelation.readable }
  /// The part of the superview that the keyboard covers.
  public static var keyboard: AnonymousRelation { AnonymousRelation.keyboard }
  /// The part of the superview that the keyboard covers, resting on its safe area while there is none.
  public static var keyboardSafeArea: AnonymousRelation { AnonymousRelation.keyboardSafeArea }
  /// The view itself.
  public static var myself: AnonymousRelation { AnonymousRelation.myself }
  /// The view's own safe area.
  public static var mySafeArea: AnonymousRelation { AnonymousRelation.mySafeArea }
  /// The view that was put before this one.
  public static var previous: AnonymousRelation { AnonymousRelation.previous }
  /// The safe area of the view that was put before this one.
  public static var previousSafeArea: AnonymousRelation { AnonymousRelation.previousSafeArea }
}

extension ContentTargeting where Self == ContentAnchor<LayoutKind.Vertical> {
  /// The top edge of something without a variable for it: `.top(.equal, to: .top(of: .previous))`.
  public static func top(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).topAnchor
  }

  /// The bottom edge of something without a variable for it.
  public static func bottom(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).bottomAnchor
  }

  /// The middle, from top to bottom, of something without a variable for it.
  public static func centerY(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).centerYAnchor
  }
}

extension ContentTargeting where Self == ContentAnchor<LayoutKind.Horizontal> {
  /// The left edge of something without a variable for it, whatever the direction of reading.
  public static func left(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).leftAnchor
  }

  /// The right edge of something without a variable for it, whatever the direction of reading.
  public static func right(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).rightAnchor
  }

  /// The leading edge of something without a variable for it: the right one where people read from
  /// right to left.
  public static func leading(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).leadingAnchor
  }

  /// The trailing edge of something without a variable for it: the left one where people read from
  /// right to left.
  public static func trailing(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).trailingAnchor
  }

  /// The middle, from left to right, of something without a variable for it.
  public static func centerX(of relation: AnonymousRelation) -> Self {
    AnonymousAnchor(relation: relation).centerXAnchor
  }
}

// An anchor whose view has gone is a mistake when a statement relates to it.

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
