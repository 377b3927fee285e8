/// A closure that sets up a view, as a value that can be combined with others.
///
/// ```swift
/// extension Style {
///   static func primaryRounded<View: UIView>() -> Style<View> {
///     Style<View> { view in
///       view.backgroundColor(.systemBlue).cornerRadius(8)
///     }
///   }
/// }
///
/// let button = UIButton().title("Tap me").set(style: .primaryRounded(), .dimmedWhilePressed())
/// ```
///
/// A style whose closure also takes traits is a theme. It is applied again whenever the appearance,
/// size classes, text size, layout direction or legibility weight of the view changes, and whenever
/// you call ``Theme/apply(to:)``. Everything that the theme sets then overrides what has been set
/// since. Actions that the theme added, by `onTap` and the like, are replaced.
///
/// A ``ViewStyle`` is a list of attributes; a `Style` is a closure, which can do anything.
/// `Style(viewStyle)` converts one into the other.
@preconcurrency @MainActor
public struct Style<Target: AnyObject> {
  private let steps: [@MainActor (Target, UITraitCollection) -> Void]
  private let isTheme: Bool

  private init(_ steps: [@MainActor (Target, UITraitCollection) -> Void], isTheme: Bool) {
    self.steps = steps
    self.isTheme = isTheme
  }

  /// Creates a style that is applied once.
  ///
  /// - Parameter apply: A closure that sets up the target.
  public init(_ apply: @escaping @MainActor (Target) -> Void) {
    self.init([{ target, _ in apply(target) }], isTheme: false)
  }

  /// Creates a style that is applied again whenever the traits of its view change.
  ///
  /// - Parameter apply: A closure that sets up the target for the given traits. It is kept with the
  ///   view, so it must not retain the view's owner.
  public init(_ apply: @escaping @MainActor (Target, UITraitCollection) -> Void) {
    self.init([apply], isTheme: true)
  }

  /// Creates a style from several styles; later ones win.
  ///
  /// ```swift
  /// Style<UIButton> {
  ///   Style<UIButton>.primaryRounded()
  ///   if isUrgent { Style { $0.backgroundColor = .red } }
  /// }
  /// ```
  ///
  /// - Parameter styles: The styles.
  public init(@StyleBuilder<Target> _ styles: () -> [Style<Target>]) {
    self = styles().merge()
  }

  /// Sets up the target. A theme is applied for the target's current traits.
  ///
  /// - Parameter target: The object to set up.
  public func apply(into target: Target) {
    let traits = (target as? any UITraitEnvironment)?.traitCollection ?? .current
    for step in steps { step(target, traits) }
  }

  /// Returns this style followed by another one, which wins where both set something.
  ///
  /// - Parameter other: The other style.
  public func adding(_ other: Style) -> Style {
    Style(steps + other.steps, isTheme: isTheme || other.isTheme)
  }

  /// Returns the left style followed by the right one, which wins where both set something.
  public static func + (left: Style, right: Style) -> Style { left.adding(right) }

  /// Sets a view up. A theme also does so again later, and replaces the view's previous theme.
  func keep(on view: UIView) {
    guard let target = view as? Target else { return }
    if isTheme {
      ThemeRecord.of(view).theme { view in
        if let view = view as? Target { apply(into: view) }
      }
    } else {
      apply(into: target)
    }
  }
}

extension Style {
  /// Creates a style from one of a superclass, which every target is an instance of.
  private init<Base>(of style: Style<Base>, _ base: @escaping @MainActor (Target) -> Base) {
    let steps = style.steps.map { step in
      { @MainActor (target: Target, traits: UITraitCollection) in step(base(target), traits) }
    }
    self.init(steps, isTheme: style.isTheme)
  }
}

extension Style where Target: UIControl {
  /// Creates a style for a control subclass from a style of any control.
  ///
  /// - Parameter style: The style.
  public init(_ style: Style<UIControl>) { self.init(of: style) { $0 } }
}

extension Style where Target: UIView {
  /// Creates a style for a view subclass from a style of any view.
  ///
  /// ```swift
  /// let card = Style<UIView> { $0.cornerRadius(12) }
  /// let title = UILabel().set(style: Style(card), Style { $0.textColor = .label })
  /// ```
  ///
  /// - Parameter style: The style.
  public init(_ style: Style<UIView>) { self.init(of: style) { $0 } }

  /// Creates a style from attributes. Attributes that don't fit a view aren't mistakes.
  ///
  /// - Parameter style: The attributes.
  public init(_ style: ViewStyle) {
    self.init { (view: Target) in style.install(on: view) }
  }
}

extension Array {
  /// Returns one style made of all these styles; later ones win.
  @preconcurrency @MainActor
  public func merge<Target>() -> Style<Target> where Element == Style<Target> {
    reduce(Style { (_: Target) in }) { $0 + $1 }
  }
}

/// Collects styles.
@resultBuilder
public enum StyleBuilder<Target: AnyObject>: ListBuilder {
  /// The type of the collected items.
  public typealias Item = Style<Target>

  /// A style.
  public static func buildExpression(_ style: Style<Target>) -> ListPart<Style<Target>> {
    .one(style)
  }

  /// A style of any view.
  @_disfavoredOverload
  public static func buildExpression(_ style: Style<UIView>) -> ListPart<Style<Target>>
  where Target: UIView { .one(Style(style)) }
}

extension Chainable where Self: UIView {
  /// Sets up the view with styles; later ones win.
  ///
  /// If one of them is a theme, all of them are applied again whenever the traits change. They
  /// replace the previous theme of the view. Otherwise they are applied once, and a previous theme
  /// stays: what it sets overrides them when it is applied again.
  ///
  /// - Parameter styles: The styles.
  @discardableResult @_disfavoredOverload
  public func set(style styles: Style<Self>...) -> Self {
    styles.merge().keep(on: self)
    return self
  }

  /// Applies the attributes of a style that fit the view. Applying them again changes nothing.
  ///
  /// - Parameter style: The attributes.
  @discardableResult @_disfavoredOverload
  public func set(style: ViewStyle) -> Self {
    style.install(on: self)
    return self
  }
}
