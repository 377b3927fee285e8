/// A view of your own that takes a style, sets itself up with it, and hands it on to what is in it.
///
/// ```swift
/// final class Headline: UILabel, Composable {
///   init(_ style: ViewStyle? = nil) {
///     super.init(frame: .zero)
///     compose(with: style <- .font(.boldSystemFont(ofSize: 24)))
///   }
///
///   required init?(coder: NSCoder) { nil }
/// }
///
/// let headline: Headline = [.text("Today")]^
/// ```
@preconcurrency @MainActor
public protocol Composable: UIView, Styleable {
  /// A view in a style.
  init(_ style: ViewStyle?)
  /// Adds what is in the view. It does nothing by default.
  ///
  /// - Parameter style: The style of the view.
  func setupSubviews(with style: ViewStyle)
  /// Does what is left to do when the view is laid out. It does nothing by default.
  ///
  /// - Parameter style: The style of the view.
  func customLayoutSubviews(with style: ViewStyle)
}

extension Composable {
  /// Does nothing.
  public func setupSubviews(with style: ViewStyle) {}
  /// Does nothing.
  public func customLayoutSubviews(with style: ViewStyle) {}

  /// Sets everything in a style that fits the view, then adds what is in it. What does not fit is no
  /// mistake: it may be meant for what is in the view.
  ///
  /// - Parameter style: What the view is to look like.
  public func compose(with style: ViewStyle) {
    setup(with: style)
    setupSubviews(with: style)
  }

  /// What to call from `layoutSubviews`, if the view has something to do there.
  ///
  /// - Parameter style: The style of the view.
  public func layoutSubviews(with style: ViewStyle) {
    if let rounding = style.value(.roundedBy) { rounding.round(self) }
    customLayoutSubviews(with: style)
  }
}

postfix operator ^

/// A view of a class of your own, in a style: `let label: Headline = [.text("Today")]^`.
@preconcurrency @MainActor
public postfix func ^ <Made: Composable>(attributes: [ViewAttribute]) -> Made {
  Made(ViewStyle(attributes))
}
