/// A view of your own that takes a style, sets itself up with it, and hands it on to its subviews.
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
  /// Creates a view with a style.
  init(_ style: ViewStyle?)
  /// Adds the content of the view. By default, it does nothing.
  ///
  /// - Parameter style: The style of the view.
  func setupSubviews(with style: ViewStyle)
  /// Performs additional layout of the view. By default, it does nothing.
  ///
  /// - Parameter style: The style of the view.
  func customLayoutSubviews(with style: ViewStyle)
}

extension Composable {
  /// Does nothing.
  public func setupSubviews(with style: ViewStyle) {}
  /// Does nothing.
  public func customLayoutSubviews(with style: ViewStyle) {}

  /// Applies the attributes of a style that fit the view, then adds the content of the view.
  /// Attributes that don't fit aren't mistakes: they may be meant for the content.
  ///
  /// - Parameter style: The style of the view.
  public func compose(with style: ViewStyle) {
    setup(with: style)
    setupSubviews(with: style)
  }

  /// Lays out the view with its style. Call it from `layoutSubviews` if the view performs
  /// additional layout.
  ///
  /// - Parameter style: The style of the view.
  public func layoutSubviews(with style: ViewStyle) {
    if let rounding = style.value(.roundedBy) { rounding.round(self) }
    customLayoutSubviews(with: style)
  }
}

postfix operator ^

/// Makes a view of your own class with a style: `let label: Headline = [.text("Today")]^`.
@preconcurrency @MainActor
public postfix func ^ <Made: Composable>(attributes: [ViewAttribute]) -> Made {
  Made(ViewStyle(attributes))
}
