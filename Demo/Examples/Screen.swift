import DeStijl

/// One page of the demo: something that the framework lays out, and how to show it.
///
/// ```swift
/// struct HelloScreen: Screen {
///   let name = "hello"
///   let title = "Hello"
///   let summary = "A label in the middle."
///
///   var body: ScreenBody {
///     let view = UIView()
///     Mondrian.buildSubviews(on: view) { ZStackBlock { UILabel.text("Hello") } }
///     return .view(view)
///   }
/// }
/// ```
public protocol Screen: Sendable {
  /// The name in commands and file names: lower case, words joined by hyphens.
  var name: String { get }
  /// The name in headings.
  var title: String { get }
  /// One sentence that says what there is to see.
  var summary: String { get }
  /// How large the page is on a screen.
  var extent: ScreenExtent { get }
  /// The page, made anew each time.
  @MainActor var body: ScreenBody { get }
}

extension Screen {
  public var extent: ScreenExtent { .screen }
}

/// How large a page is on a screen.
public enum ScreenExtent: Sendable, Equatable {
  /// It fills the screen.
  case screen
  /// It is as small as its content allows.
  case content
  /// It is that many points wide, and as high as its content then needs.
  case width(CGFloat)
  /// It has this size, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// What a page consists of.
@MainActor
public enum ScreenBody {
  case view(UIView)
  case controller(UIViewController)
}
