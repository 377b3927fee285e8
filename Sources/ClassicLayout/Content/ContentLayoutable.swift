/// A view or a view controller that can be laid out with `layout` and `layoutContent`.
///
/// The module's additions to UIKit's views and view controllers are members of this protocol rather
/// than of the classes, so subclasses may have members of the same names.
@preconcurrency @MainActor
public protocol ContentLayoutable {}

extension UIView: ContentLayoutable {}

extension UIViewController: ContentLayoutable {}

extension ContentLayoutable where Self: UIView {
  /// Lays out the view itself, with statements about it.
  ///
  /// - Parameters:
  ///   - delegate: An object that helps the layout and receives its mistakes. It isn't retained.
  ///   - option: What happens to earlier constraints.
  ///   - defaultPriority: The priority of statements without an explicit one.
  ///   - layouter: A closure that makes the statements. They take effect together when it returns.
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

  /// Lays out the content of the view.
  ///
  /// Views that the closure puts are added at once, in order. Its statements take effect together
  /// when it returns.
  ///
  /// - Parameters:
  ///   - delegate: An object that helps the layout and receives its mistakes. It isn't retained.
  ///   - option: What happens to earlier constraints and subviews.
  ///   - defaultPriority: The priority of statements without an explicit one.
  ///   - fileID: The file of the layout, for messages.
  ///   - line: The line of the layout, for messages.
  ///   - layouter: A closure that puts views and makes statements about them.
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
  /// Whether a window or a controller determines the size of the view.
  fileprivate var isRootView: Bool { superview is UIWindow || next is UIViewController }
}

extension ContentLayoutable where Self: UIViewController {
  /// Lays out the view controller's view itself.
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

  /// Lays out the content of the view controller's view.
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
