/// Reapplies styles that depend on more than traits, such as on a theme that the app manages
/// itself.
///
/// ```swift
/// let title = Style<UILabel> { label, traits in
///   label.textColor = Palette.current.title(for: traits.userInterfaceStyle)
/// }
/// label.set(style: title)
///
/// Palette.current = .autumn
/// Theme.apply(to: window)
/// ```
@preconcurrency @MainActor
public enum Theme {
  /// Applies all themes of a view and its subviews again.
  ///
  /// For a window, this includes the views of all its view controllers that are currently outside
  /// the window: below the top of a navigation stack, in another tab, or behind a presented
  /// controller. It also includes the views that these controllers give to bars.
  ///
  /// Cells of lists may need a new size afterwards. From iOS 16 on, lists ask them for it
  /// automatically.
  ///
  /// - Parameter view: The view; usually a window.
  public static func apply(to view: UIView) {
    applyInside(view)
    if let window = view as? UIWindow { applyOutside(window) }
  }

  private static func applyInside(_ view: UIView) {
    Platform.companion(ThemeRecord.self, of: view)?.apply(to: view)
    for subview in view.subviews { applyInside(subview) }
    if view is UITableViewCell || view is UICollectionViewCell {
      view.invalidateIntrinsicContentSize()
    }
  }

  /// Applies the themes of views that a window's controllers keep outside of its hierarchy.
  private static func applyOutside(_ window: UIWindow) {
    var controllers = [window.rootViewController]
    var met: Set<ObjectIdentifier> = []
    var applied: [UIView] = [window]
    while let next = controllers.popLast() {
      // Children of a presenting controller return the same presented controller.
      guard let controller = next, met.insert(ObjectIdentifier(controller)).inserted else {
        continue
      }
      controllers += controller.children
      controllers.append(controller.presentedViewController)
      let views = [controller.viewIfLoaded].compactMap { $0 } + controller.viewsInBars
      for view in views where !applied.contains(where: view.isDescendant) {
        applied.append(view)
        applyInside(view)
      }
    }
  }
}

/// The theme of a view. It is released with the view, and retains only what the theme retains.
@MainActor
final class ThemeRecord: Companion {
  var nextCompanion: (any Companion)?
  private unowned let view: UIView
  private var themed: (@MainActor (UIView) -> Void)?
  /// Remove the actions that the theme has added to views when it was applied last.
  private var removals: [@MainActor () -> Void] = []
  /// The record whose theme is being applied.
  private static var current: ThemeRecord?
  private static let calls = RecursionGuard(endsAll: true)

  private init(_ view: UIView) { self.view = view }

  static func of(_ view: UIView) -> ThemeRecord {
    Platform.companion(of: view) { ThemeRecord(view) }
  }

  /// Notes how to remove an action that has just been added, before its theme is applied again.
  static func note(_ remove: @escaping @MainActor () -> Void) { current?.removals.append(remove) }

  /// Starts applying a theme, in place of the previous one.
  func theme(_ apply: @escaping @MainActor (UIView) -> Void) {
    let isFirst = themed == nil
    exchange(&themed, for: apply)
    self.apply(to: view)
    TraitChanges.watch(view, isFirst: isFirst) { view in
      Platform.companion(ThemeRecord.self, of: view)?.apply(to: view)
    }
  }

  func apply(to view: UIView) {
    guard let themed else { return }
    Self.calls.run(on: self) {
      for remove in exchange(&removals, for: []) { remove() }
      let outer = Self.current
      Self.current = self
      themed(view)
      Self.current = outer
    } orTell: {
      let message = """
        the theme of \(LayoutNames(of: [.view(view)]).name(of: view)) is applied again each time it is applied, and was \
        stopped after \(RecursionGuard.most) times; don't call Theme.apply(to:) in a theme
        """
      LayoutDiagnostics.report(LayoutIssue(.endlessChange, message, view: view))
    }
  }
}
