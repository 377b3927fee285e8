/// What sets a view up, as a value that can be put together with others.
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
/// A style whose closure takes traits, too, is a theme: it is applied again whenever the appearance, size
/// classes, text size, direction or legibility of the view have changed, and whenever ``Theme/apply(to:)``
/// says so. What else has been set meanwhile is set back by it, as far as the theme speaks of it. The actions that
/// it has added, by `onTap` and the like, it adds anew in place of those.
///
/// A ``ViewStyle`` is a list of attributes; this is a closure, which can do anything. `Style(viewStyle)`
/// makes one of the other.
@preconcurrency @MainActor
public struct Style<Target: AnyObject> {
  private let steps: [@MainActor (Target, UITraitCollection) -> Void]
  private let isTheme: Bool

  private init(_ steps: [@MainActor (Target, UITraitCollection) -> Void], isTheme: Bool) {
    self.steps = steps
    self.isTheme = isTheme
  }

  /// A style that is applied once.
  ///
  /// - Parameter apply: Sets the target up.
  public init(_ apply: @escaping @MainActor (Target) -> Void) {
    self.init([{ target, _ in apply(target) }], isTheme: false)
  }

  /// A style that is applied again whenever the traits of its view have changed.
  ///
  /// - Parameter apply: Sets the target up for some traits. It is kept with the view, so it must not hold
  ///   what holds the view.
  public init(_ apply: @escaping @MainActor (Target, UITraitCollection) -> Void) {
    self.init([apply], isTheme: true)
  }

  /// A style of several, of which later ones win.
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

  /// Sets the target up. A theme is applied for the traits that it has at the moment.
  ///
  /// - Parameter target: What is set up.
  public func apply(into target: Target) {
    let traits = (target as? any UITraitEnvironment)?.traitCollection ?? .current
    for step in steps { step(target, traits) }
  }

  /// This style, then another, which wins where both say something.
  ///
  /// - Parameter other: The other one.
  public func adding(_ other: Style) -> Style {
    Style(steps + other.steps, isTheme: isTheme || other.isTheme)
  }

  /// The left style, then the right one, which wins where both say something.
  public static func + (left: Style, right: Style) -> Style { left.adding(right) }

  /// Sets a view up, and again later if it is a theme: in place of the theme that the view had.
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
  /// The style of a superclass, of which every target is one.
  private init<Base>(of style: Style<Base>, _ base: @escaping @MainActor (Target) -> Base) {
    let steps = style.steps.map { step in
      { @MainActor (target: Target, traits: UITraitCollection) in step(base(target), traits) }
    }
    self.init(steps, isTheme: style.isTheme)
  }
}

extension Style where Target: UIControl {
  /// A style of any control, for one of its subclasses.
  ///
  /// - Parameter style: The style.
  public init(_ style: Style<UIControl>) { self.init(of: style) { $0 } }
}

extension Style where Target: UIView {
  /// A style of any view, for one of its subclasses.
  ///
  /// ```swift
  /// let card = Style<UIView> { $0.cornerRadius(12) }
  /// let title = UILabel().set(style: Style(card), Style { $0.textColor = .label })
  /// ```
  ///
  /// - Parameter style: The style.
  public init(_ style: Style<UIView>) { self.init(of: style) { $0 } }

  /// A style of attributes. What does not fit a view is no mistake.
  ///
  /// - Parameter style: The attributes.
  public init(_ style: ViewStyle) {
    self.init { (view: Target) in style.install(on: view) }
  }
}

extension Array {
  /// One style of all, of which later ones win.
  @preconcurrency @MainActor
  public func merge<Target>() -> Style<Target> where Element == Style<Target> {
    reduce(Style { (_: Target) in }) { $0 + $1 }
  }
}

/// Collects styles.
@resultBuilder
public enum StyleBuilder<Target: AnyObject>: ListBuilder {
  /// What is collected.
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
  /// Sets the view up with styles, of which later ones win.
  ///
  /// If one of them is a theme, all of them are applied again whenever the traits have changed, in place
  /// of the theme that the view had before.
  ///
  /// - Parameter styles: The styles.
  @discardableResult @_disfavoredOverload
  public func set(style styles: Style<Self>...) -> Self {
    styles.merge().keep(on: self)
    return self
  }

  /// Sets everything in a style of attributes that fits the view. Doing it again changes nothing.
  ///
  /// - Parameter style: The attributes.
  @discardableResult @_disfavoredOverload
  public func set(style: ViewStyle) -> Self {
    style.install(on: self)
    return self
  }
}
