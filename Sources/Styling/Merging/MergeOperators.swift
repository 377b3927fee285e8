// Both operators read from right to left: `a <- b <<- c` is `a <- (b <<- c)`.
//
// Each kind of right operand has a type of its own, so that `.text("x")`, `nil` and a list are
// possible there. The same applies to the left operand if the other one has a type already.
// Functions that make views are disfavored: `let style = a <- b` is a style.

precedencegroup StyleMerging {
  associativity: right
  higherThan: CastingPrecedence
}

infix operator <- : StyleMerging
infix operator <<- : StyleMerging

/// A list literal or nil at the beginning of a merge.
///
/// Nothing else can be of this type, so it costs other merges nothing.
public struct StyleLiteral: StyleConvertible, ExpressibleByArrayLiteral, ExpressibleByNilLiteral {
  /// The style of the literal.
  public let deStijlStyle: ViewStyle

  /// Creates a style from a list of attributes.
  public init(arrayLiteral elements: ViewAttribute...) { deStijlStyle = ViewStyle(elements) }

  /// Creates an empty style.
  public init(nilLiteral: ()) { deStijlStyle = [] }
}

/// Merges both sides. Where both set an attribute, the left one is kept.
public func <- <Left: StyleConvertible>(left: Left, right: ViewAttribute) -> ViewStyle {
  left.merge(slave: right)
}

/// Merges both sides. Where both set an attribute, the left one is kept.
public func <- <Left: StyleConvertible>(left: Left, right: [ViewAttribute]) -> ViewStyle {
  left.merge(slave: right)
}

/// Merges both sides. Where both set an attribute, the left one is kept.
public func <- <Left: StyleConvertible>(left: Left, right: ViewStyle?) -> ViewStyle {
  left.merge(slave: right)
}

/// Merges both sides. Where both set an attribute, the left one is kept.
public func <- (left: ViewAttribute, right: ViewAttribute) -> ViewStyle {
  left.merge(slave: right)
}

/// Merges both sides. Where both set an attribute, the left one is kept.
public func <- (left: ViewAttribute, right: [ViewAttribute]) -> ViewStyle {
  left.merge(slave: right)
}

/// Merges both sides. Where both set an attribute, the left one is kept.
public func <- (left: ViewAttribute, right: ViewStyle?) -> ViewStyle {
  left.merge(slave: right)
}

/// Merges both sides. Where both set an attribute, the left one is kept.
public func <- (left: StyleLiteral, right: ViewAttribute) -> ViewStyle {
  left.merge(slave: right)
}

/// Merges both sides. Where both set an attribute, the left one is kept.
public func <- (left: StyleLiteral, right: [ViewAttribute]) -> ViewStyle {
  left.merge(slave: right)
}

/// Merges both sides. Where both set an attribute, the left one is kept.
public func <- (left: StyleLiteral, right: ViewStyle?) -> ViewStyle {
  left.merge(slave: right)
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the left one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <- <Left: StyleConvertible, Made: Styleable>(left: Left, right: ViewAttribute) -> Made {
  makeOrStop(left.merge(slave: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the left one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <- <Made: Styleable>(left: ViewAttribute, right: ViewAttribute) -> Made {
  makeOrStop(left.merge(slave: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the left one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <- <Made: Styleable>(left: StyleLiteral, right: ViewAttribute) -> Made {
  makeOrStop(left.merge(slave: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the left one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <- <Left: StyleConvertible, Made: Styleable>(left: Left, right: [ViewAttribute]) -> Made
{
  makeOrStop(left.merge(slave: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the left one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <- <Made: Styleable>(left: ViewAttribute, right: [ViewAttribute]) -> Made {
  makeOrStop(left.merge(slave: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the left one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <- <Made: Styleable>(left: StyleLiteral, right: [ViewAttribute]) -> Made {
  makeOrStop(left.merge(slave: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the left one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <- <Left: StyleConvertible, Made: Styleable>(left: Left, right: ViewStyle?) -> Made {
  makeOrStop(left.merge(slave: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the left one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <- <Made: Styleable>(left: ViewAttribute, right: ViewStyle?) -> Made {
  makeOrStop(left.merge(slave: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the left one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <- <Made: Styleable>(left: StyleLiteral, right: ViewStyle?) -> Made {
  makeOrStop(left.merge(slave: right))
}

/// Merges both sides. Where both set an attribute, the right one is kept.
public func <<- <Left: StyleConvertible>(left: Left, right: ViewAttribute) -> ViewStyle {
  left.merge(master: right)
}

/// Merges both sides. Where both set an attribute, the right one is kept.
public func <<- <Left: StyleConvertible>(left: Left, right: [ViewAttribute]) -> ViewStyle {
  left.merge(master: right)
}

/// Merges both sides. Where both set an attribute, the right one is kept.
public func <<- <Left: StyleConvertible>(left: Left, right: ViewStyle?) -> ViewStyle {
  left.merge(master: right)
}

/// Merges both sides. Where both set an attribute, the right one is kept.
public func <<- (left: ViewAttribute, right: ViewAttribute) -> ViewStyle {
  left.merge(master: right)
}

/// Merges both sides. Where both set an attribute, the right one is kept.
public func <<- (left: ViewAttribute, right: [ViewAttribute]) -> ViewStyle {
  left.merge(master: right)
}

/// Merges both sides. Where both set an attribute, the right one is kept.
public func <<- (left: ViewAttribute, right: ViewStyle?) -> ViewStyle {
  left.merge(master: right)
}

/// Merges both sides. Where both set an attribute, the right one is kept.
public func <<- (left: StyleLiteral, right: ViewAttribute) -> ViewStyle {
  left.merge(master: right)
}

/// Merges both sides. Where both set an attribute, the right one is kept.
public func <<- (left: StyleLiteral, right: [ViewAttribute]) -> ViewStyle {
  left.merge(master: right)
}

/// Merges both sides. Where both set an attribute, the right one is kept.
public func <<- (left: StyleLiteral, right: ViewStyle?) -> ViewStyle {
  left.merge(master: right)
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the right one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <<- <Left: StyleConvertible, Made: Styleable>(left: Left, right: ViewAttribute) -> Made
{
  makeOrStop(left.merge(master: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the right one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <<- <Made: Styleable>(left: ViewAttribute, right: ViewAttribute) -> Made {
  makeOrStop(left.merge(master: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the right one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <<- <Made: Styleable>(left: StyleLiteral, right: ViewAttribute) -> Made {
  makeOrStop(left.merge(master: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the right one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <<- <Left: StyleConvertible, Made: Styleable>(left: Left, right: [ViewAttribute])
  -> Made
{
  makeOrStop(left.merge(master: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the right one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <<- <Made: Styleable>(left: ViewAttribute, right: [ViewAttribute]) -> Made {
  makeOrStop(left.merge(master: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the right one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <<- <Made: Styleable>(left: StyleLiteral, right: [ViewAttribute]) -> Made {
  makeOrStop(left.merge(master: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the right one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <<- <Left: StyleConvertible, Made: Styleable>(left: Left, right: ViewStyle?) -> Made {
  makeOrStop(left.merge(master: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the right one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <<- <Made: Styleable>(left: ViewAttribute, right: ViewStyle?) -> Made {
  makeOrStop(left.merge(master: right))
}

/// Makes a view with the merged style of both sides. Where both set an attribute, the right one is
/// kept.
@_disfavoredOverload @preconcurrency @MainActor
public func <<- <Made: Styleable>(left: StyleLiteral, right: ViewStyle?) -> Made {
  makeOrStop(left.merge(master: right))
}
