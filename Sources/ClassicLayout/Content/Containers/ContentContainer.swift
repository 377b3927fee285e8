/// A view whose content is being laid out, and to which you add views.
///
/// ```swift
/// view.layoutContent { content in
///   content.put(title).top(.equalTo(18), to: .safeArea)
///   content.put(photo).edges(.equal, to: .parent)
/// }
/// ```
@preconcurrency @MainActor
public class LayoutInsertable {
  let containerView: UIView
  let context: ContentContext
  /// The last view that was put; at first the container.
  private var last: LayoutElement

  init(container: UIView, in context: ContentContext) {
    containerView = container
    self.context = context
    last = .view(container)
  }

  /// Adds a view in front, at once. A view that already has a superview is moved.
  ///
  /// A view may be put several times: the last time decides which views it is in front of, and all
  /// statements about it hold. A second put into another view is an issue and moves nothing.
  @discardableResult
  public func put<View: UIView>(
    _ view: View, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<View> {
    insert(view, .plain, at: SourceLine(fileID: fileID, line: line))
  }

  /// Puts the view that a variable holds; if it holds none, makes a view and assigns it to the
  /// variable.
  ///
  /// This also makes views that have no `put…` method of their own:
  ///
  /// ```swift
  /// content.put(assignedTo: &map) { MapView(region: .here) }
  /// ```
  @discardableResult
  public func put<View: UIView>(
    assignedTo variable: inout View?, fileID: StaticString = #fileID, line: UInt = #line,
    orMake make: () -> View
  ) -> ViewLayout<View> {
    let view = variable ?? make()
    variable = view
    return insert(view, .plain, at: SourceLine(fileID: fileID, line: line))
  }

  /// Puts the view that a variable holds; if it holds none, makes the given view and assigns it to
  /// the variable.
  @discardableResult
  public func put<View: UIView>(
    _ view: @autoclosure () -> View, assignedTo variable: inout View?,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<View> {
    put(assignedTo: &variable, fileID: fileID, line: line, orMake: view)
  }

  /// Puts and sets up the view that a variable holds; if it holds none, makes the given view and
  /// assigns it to the variable.
  ///
  /// ```swift
  /// content.put(Card(), assignedTo: &card) { $0.title = "Today" }.top(.equal, to: .parent)
  /// ```
  @discardableResult
  public func put<View: UIView>(
    _ view: @autoclosure () -> View, assignedTo variable: inout View?,
    fileID: StaticString = #fileID, line: UInt = #line, _ setUp: (View) -> Void
  ) -> ViewLayout<View> {
    put(view(), assignedTo: &variable, fileID: fileID, line: line).apply(setUp)
  }

  /// Adds a guide at once, so that you can make statements about it.
  ///
  /// A built-in guide of another view stays there, and that is an issue.
  @discardableResult @_disfavoredOverload
  public func put<Guide: UILayoutGuide>(
    _ guide: Guide, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<Guide> {
    context.add(guide, to: containerView, at: SourceLine(fileID: fileID, line: line))
    let layout = ViewLayout(guide, in: context, previous: last)
    last = .guide(guide)
    return layout
  }

  /// Adds a view controller, and its view in front, at once.
  ///
  /// The controller becomes a child of the nearest view controller around, or of the one that the
  /// delegate names. Without either, that is a mistake, but the view is added anyway.
  @discardableResult
  public func put(
    _ controller: UIViewController, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    let line = SourceLine(fileID: fileID, line: line)
    return embed(controller, at: line) { context.place($0, in: containerView, at: line) }
  }

  /// Puts a controller's view in place, between the calls that make it a child.
  func embed(
    _ controller: UIViewController, at line: SourceLine, _ place: (UIView) -> Bool
  ) -> ViewLayout<UIView> {
    let parent = parent(for: controller, at: line)
    if controller.isAround(containerView) || parent.map(controller.isAround) == true {
      let message = """
        \(type(of: controller)) can't be laid out inside its own view or the view of a controller in it
        """
      context.report(LayoutIssue(.cycle, message, view: controller.viewIfLoaded, at: line))
      return begin(UIView(), isPlaced: false)
    }
    let isNew = parent != nil && controller.parent !== parent
    if isNew { parent?.addChild(controller) }
    let view: UIView = controller.view ?? UIView()
    let isPlaced = place(view)
    if isNew { controller.didMove(toParent: parent) }
    return begin(view, isPlaced: isPlaced)
  }

  /// Starts the layout of a view that has been put in place.
  func begin<View: UIView>(_ view: View, isPlaced: Bool) -> ViewLayout<View> {
    let layout = ViewLayout(view, in: context, previous: last, isPlaced: isPlaced)
    guard isPlaced else { return layout }
    last = .view(view)
    if let molecule = view as? any MoleculeView {
      DescriptionRound.run(of: view) {
        molecule.moleculeWillLayout()
        molecule.layoutContent(LayoutInsertable(container: view, in: context))
        molecule.moleculeDidLayout()
      }
    }
    return layout
  }

  private func parent(
    for controller: UIViewController, at line: SourceLine
  ) -> UIViewController? {
    let around =
      containerView.surroundingController
      ?? context.delegate?.namadaLayout(neededViewControllerFor: controller)
    if let around { return around }
    let message = "there is no view controller around \(type(of: controller)) to be its parent"
    context.report(
      LayoutIssue(.misplaced, message, view: containerView, at: line),
      as: .noViewController(controller))
    return nil
  }
}

extension UIViewController {
  /// Whether a view is inside the controller's view.
  fileprivate func isAround(_ view: UIView) -> Bool {
    viewIfLoaded.map { view.isDescendant(of: $0) } ?? false
  }

  /// Whether this is the other controller or one of its ancestors.
  fileprivate func isAround(_ controller: UIViewController) -> Bool {
    sequence(first: controller, next: \.parent).contains { $0 === self }
  }
}

/// A view of a known type whose content is being laid out.
@preconcurrency @MainActor
public final class ContentContainer<View: UIView>: LayoutInsertable {
  /// The view whose content is being laid out.
  public let view: View

  init(_ view: View, in context: ContentContext) {
    self.view = view
    super.init(container: view, in: context)
  }
}
