/// Makes and puts a view, or puts the view that a variable holds.
///
/// ```swift
/// content.putLabel()
/// content.putLabel(assignedTo: &title)  // a new label, which `title` holds from now on, if it holds none
/// ```
@preconcurrency @MainActor
public struct ViewFactory<Made: UIView> {
  private let container: LayoutInsertable
  private let place: LayoutInsertable.Place
  private let make: () -> Made
  private let reminder: ForgottenStatements

  init(
    _ container: LayoutInsertable, _ place: LayoutInsertable.Place,
    name: StaticString = #function, make: @escaping () -> Made
  ) {
    self.container = container
    self.place = place
    self.make = make
    reminder = ForgottenStatements(
      about: container.containerView, at: container.context.line
    ) { "\(name) adds nothing to \($0) until it is called: write \(name)()" }
  }

  /// Puts a new view.
  @discardableResult
  public func callAsFunction(
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<Made> { put(make(), fileID, line) }

  /// Puts the view that a variable holds; if it holds none, makes a view and assigns it to the
  /// variable.
  @discardableResult
  public func callAsFunction(
    assignedTo variable: inout Made?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<Made> {
    let view = variable ?? make()
    variable = view
    return put(view, fileID, line)
  }

  /// Puts the view that a variable holds.
  @discardableResult
  public func callAsFunction<Held: UIView>(
    assignedTo variable: inout Held, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<Held> { put(variable, fileID, line) }

  /// Puts the view that a variable of a subclass holds.
  ///
  /// If the variable holds none, a view of the plain class is put in its place, because nothing
  /// says how to make the subclass. That is an issue, and the variable stays empty.
  // Deprecated instead of unavailable: otherwise an implicitly unwrapped variable would be
  // unwrapped, and trap.
  @available(
    *, deprecated,
    message: "to make a view of a subclass, write put(Card(), assignedTo: &card)"
  )
  @discardableResult
  public func callAsFunction<Held: UIView>(
    assignedTo variable: inout Held?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<UIView> {
    if let view = variable { return put(view, fileID, line) }
    let (view, name) = (make(), "\(Held.self)")
    let message = """
      nothing says how to make a \(name), so a \(type(of: view)) is put here instead; write \
      put(\(name)(), assignedTo:)
      """
    LayoutDiagnostics.report(
      LayoutIssue(
        .misplaced, message, view: view, at: SourceLine(fileID: fileID, line: line)))
    return put(view, fileID, line)
  }

  /// The same, with the name of earlier versions.
  @available(*, deprecated, renamed: "callAsFunction(assignedTo:fileID:line:)")
  @discardableResult
  public func callAsFunction(
    assignTo variable: inout Made?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewLayout<Made> { self(assignedTo: &variable, fileID: fileID, line: line) }

  private func put<View: UIView>(
    _ view: View, _ fileID: StaticString, _ line: UInt
  ) -> ViewLayout<View> {
    reminder.settle()
    return container.insert(view, place, at: SourceLine(fileID: fileID, line: line))
  }
}

extension LayoutInsertable {
  /// The place of a view in the container.
  enum Place {
    case plain
    case stacked(UIStackView)
    /// As the scrolled content.
    case scrolled(UIScrollView, along: LayoutAxis)
  }

  /// Puts a view in place.
  func insert<View: UIView>(
    _ view: View, _ place: Place, at line: SourceLine
  ) -> ViewLayout<View> {
    switch place {
    case .plain: return begin(view, isPlaced: context.place(view, in: containerView, at: line))
    case .stacked(let stack):
      return begin(view, isPlaced: context.arrange(view, in: stack, at: line))
    case .scrolled(let scroll, let axis):
      let layout = begin(view, isPlaced: context.place(view, in: containerView, at: line))
      return layout.filling(scroll, along: axis, at: line)
    }
  }
}
