/// Makes a view of the expected type with a style of attributes.
///
/// - Parameter attributes: The attributes of the view. Of attributes with the same key, the first
///   is used.
@_disfavoredOverload @preconcurrency @MainActor
public func make<Made: Styleable>(_ attributes: [ViewAttribute]) -> Made {
  makeOrStop(ViewStyle(attributes))
}

/// Makes a view of the expected type with a style.
///
/// - Parameter style: The style of the view.
@_disfavoredOverload @preconcurrency @MainActor
public func make<Made: Styleable>(_ style: ViewStyle) -> Made { makeOrStop(style) }

/// Makes a view of the expected type with a style of attributes.
///
/// - Parameter attributes: The attributes of the view. Of attributes with the same key, the first
///   is used.
@_disfavoredOverload @preconcurrency @MainActor
public func make<Made: Styleable>(_ attributes: ViewAttribute...) -> Made {
  makeOrStop(ViewStyle(attributes))
}

extension Chainable where Self: UIView {
  /// Makes a view with a style of attributes: `UIScrollView.make([.bounces(false)])`.
  ///
  /// - Parameter attributes: The attributes of the view. Of attributes with the same key, the first
  ///   is used.
  @_disfavoredOverload
  public static func make(_ attributes: [ViewAttribute]) -> Self {
    makeOrStop(ViewStyle(attributes))
  }

  /// Makes a view with a style.
  ///
  /// - Parameter style: The style of the view.
  @_disfavoredOverload
  public static func make(_ style: ViewStyle) -> Self { makeOrStop(style) }

  /// Makes a view with a style of attributes.
  ///
  /// - Parameter attributes: The attributes of the view. Of attributes with the same key, the first
  ///   is used.
  @_disfavoredOverload
  public static func make(_ attributes: ViewAttribute...) -> Self {
    makeOrStop(ViewStyle(attributes))
  }
}

/// Returns a view of a type, in a style. The program stops if the view can't be made.
@MainActor
func makeOrStop<Made>(_ style: ViewStyle) -> Made {
  let view = makeView(Made.self, style) as? Made
  if view == nil {
    // A release build stops without a message.
    LayoutDiagnostics.report(LayoutIssue(.misplaced, makingHelp(Made.self)))
  }
  precondition(view != nil, makingHelp(Made.self))
  return view.unsafelyUnwrapped
}

private func makingHelp(_ type: Any.Type) -> String {
  """
  nothing says how to make a \(type): conform it to Composable with init(_ style: ViewStyle?), and write ^ \
  after its attributes: let view: \(type) = [.text("x")]^
  """
}

@MainActor
private func makeView(_ type: Any.Type, _ style: ViewStyle) -> UIView? {
  if let composable = type as? any Composable.Type { return composable.init(style) }
  guard let view = emptyView(type) else { return nil }
  view.translatesAutoresizingMaskIntoConstraints = false
  style.install(on: view, reportsMisfits: true)
  (view as? any Makeable)?.postMake(style)
  return view
}

@MainActor
private func emptyView(_ type: Any.Type) -> UIView? {
  let kind = ObjectIdentifier(type)
  if let make = KnownViews.makers[kind] ?? KnownViews.further[kind] { return make() }
  if let makeable = type as? any Makeable.Type { return makeable.createEmpty() }
  return (type as? any Buildable.Type)?.init() as? UIView
}

/// The ways to make UIKit's views: a class that is not final promises no initializer of its
/// subclasses.
@MainActor
enum KnownViews {
  static let makers: [ObjectIdentifier: @MainActor () -> UIView] = {
    var makers: [ObjectIdentifier: @MainActor () -> UIView] = [:]
    func know<View: UIView>(_ make: @escaping @MainActor () -> View) {
      makers[ObjectIdentifier(View.self)] = make
    }
    know { UIView() }
    know { UILabel() }
    know { UIButton(type: .custom) }
    know { UIImageView() }
    know { UIStackView() }
    know { UIControl() }
    know { UIPageControl() }
    know { UIPickerView() }
    know { UIDatePicker() }
    know { UIProgressView(progressViewStyle: .default) }
    know { UIRefreshControl() }
    know { UISearchBar() }
    know { UISearchTextField() }
    know { UISegmentedControl() }
    know { UISlider() }
    know { UIStepper() }
    know { UISwitch() }
    know { UITextField() }
    know { UITextView() }
    know { UIScrollView() }
    know { UITableView(frame: .zero, style: .plain) }
    know { UICollectionView.flowing() }
    know { UINavigationBar() }
    know { UIToolbar() }
    know { UITabBar() }
    know { UIVisualEffectView(effect: nil) }
    know { () -> UIActivityIndicatorView in
      let indicator = UIActivityIndicatorView(style: .medium)
      indicator.startAnimating()
      return indicator
    }
    return makers
  }()
}
