/// A view or a controller, which can be laid out with `layout` and `layoutContent`.
///
/// What this module gives UIKit's views and controllers stands here, and not on them: so their subclasses
/// may have members of the same names.
@preconcurrency @MainActor
public protocol ContentLayoutable {}

extension UIView: ContentLayoutable {}

extension UIViewController: ContentLayoutable {}

extension ContentLayoutable where Self: UIView {
  /// Lays out the view itself: statements in the closure are about it.
  ///
  /// - Parameters:
  ///   - delegate: Helps out, and hears of mistakes. It is not kept alive.
  ///   - option: What becomes of earlier constraints.
  ///   - defaultPriority: The priority of statements that do not say one.
  ///   - layouter: Makes the statements. They take effect together when it returns.
  /// - Returns: The constraints.
  @discardableResult @_disfavoredOverload
  public func layout(
    withDelegate delegate: (any NamadaLayoutDelegate)? = nil,
    _ option: SublayoutingOption = .addNew, defaultPriority: DefaultPriority = .descending,
    _ layouter: (ViewLayout<Self>) -> Void
  ) -> ConstraintGroup {
    let context = ContentContext(self, delegate: delegate, option, defaultPriority)
    context.prepare(includingHost: true)
    if !isRootView { context.position(self) }
    layouter(ViewLayout(self, in: context, previous: nil))
    context.finish()
    return context.group
  }

  /// Lays out what is in the view.
  ///
  /// Views that the closure puts are added at once, in order; its statements take effect together
  /// when it returns.
  ///
  /// - Parameters:
  ///   - delegate: Helps out, and hears of mistakes. It is not kept alive.
  ///   - option: What becomes of earlier constraints and subviews.
  ///   - defaultPriority: The priority of statements that do not say one.
  ///   - fileID: The file that lays out, for messages.
  ///   - line: The line that lays out, for messages.
  ///   - layouter: Puts views and makes statements about them.
  /// - Returns: The constraints.
  @discardableResult @_disfavoredOverload
  public func layoutContent(
    withDelegate delegate: (any NamadaLayoutDelegate)? = nil,
    _ option: SublayoutingOption = .addNew, defaultPriority: DefaultPriority = .descending,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ layouter: (ContentContainer<Self>) -> Void
  ) -> ConstraintGroup {
    let context = ContentContext(
      self, delegate: delegate, option, defaultPriority,
      at: SourceLine(fileID: fileID, line: line))
    context.prepare(includingHost: false)
    layouter(ContentContainer(self, in: context))
    context.finish()
    return context.group
  }
}

extension UIView {
  /// Whether the size of the view is the business of a window or of a controller.
  fileprivate var isRootView: Bool { superview is UIWindow || next is UIViewController }
}

extension ContentLayoutable where Self: UIViewController {
  /// Lays out the controller's view itself.
  @discardableResult @_disfavoredOverload
  public func layout(
    withDelegate delegate: (any NamadaLayoutDelegate)? = nil,
    _ option: SublayoutingOption = .addNew, defaultPriority: DefaultPriority = .descending,
    _ layouter: (ViewLayout<UIView>) -> Void
  ) -> ConstraintGroup {
    guard let view else { return ConstraintGroup() }
    return view.layout(
      withDelegate: delegate, option, defaultPriority: defaultPriority, layouter)
  }

  /// Lays out what is in the controller's view.
  @discardableResult @_disfavoredOverload
  public func layoutContent(
    withDelegate delegate: (any NamadaLayoutDelegate)? = nil,
    _ option: SublayoutingOption = .addNew, defaultPriority: DefaultPriority = .descending,
    fileID: StaticString = #fileID, line: UInt = #line,
    _ layouter: (ContentContainer<UIView>) -> Void
  ) -> ConstraintGroup {
    guard let view else { return ConstraintGroup() }
    return view.layoutContent(
      withDelegate: delegate, option, defaultPriority: defaultPriority, fileID: fileID, line: line,
      layouter)
  }
}
