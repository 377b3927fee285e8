/// A view that lays out its own content.
///
/// When a layout puts the view into another one, `moleculeWillLayout`, `layoutContent` and
/// `moleculeDidLayout` are called, in this order. The constraints become active with those of the
/// surrounding layout. To lay out the view on its own, call
/// ``layoutMolecule(delegate:fileID:line:)``; then the constraints are already active in
/// `moleculeDidLayout`.
@preconcurrency @MainActor
public protocol MoleculeView: UIView {
  /// Lays out the content of the view.
  func layoutContent(_ layout: LayoutInsertable)
  /// Called before `layoutContent`.
  func moleculeWillLayout()
  /// Called after `layoutContent`.
  func moleculeDidLayout()
}

extension MoleculeView {
  /// Does nothing.
  public func moleculeWillLayout() {}
  /// Does nothing.
  public func moleculeDidLayout() {}

  /// Lays out the content of a view that no layout puts into another view.
  @discardableResult
  public func layoutMolecule(
    delegate: (any NamadaLayoutDelegate)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintGroup {
    layoutMolecule(.addNew, delegate, at: SourceLine(fileID: fileID, line: line))
  }

  /// Lays out the content anew, removing its existing constraints first.
  ///
  /// A view that calls this each time it is laid out is an issue; the eighth layout stands.
  @discardableResult
  public func reLayout(
    delegate: (any NamadaLayoutDelegate)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ConstraintGroup {
    layoutMolecule(.removeOldAndAddNew, delegate, at: SourceLine(fileID: fileID, line: line))
  }

  private func layoutMolecule(
    _ option: SublayoutingOption, _ delegate: (any NamadaLayoutDelegate)?, at line: SourceLine
  ) -> ConstraintGroup {
    layOutMolecule(
      in: self, delegate: delegate, option, at: line, will: moleculeWillLayout,
      content: layoutContent, did: moleculeDidLayout)
  }
}

/// The views that are being laid out, to end layouts that trigger themselves.
@MainActor private let calls = RecursionGuard(endsAll: false)

/// Lays out content in a view. The constraints are active when `did` is called. Content that
/// requests the layout again each time is an issue.
///
/// - Returns: The constraints.
@MainActor
@discardableResult
package func layOutMolecule(
  in host: UIView, delegate: (any NamadaLayoutDelegate)?, _ option: SublayoutingOption,
  at line: SourceLine? = nil, will: () -> Void, content: (LayoutInsertable) -> Void, did: () -> Void
) -> ConstraintGroup {
  let group = calls.run(on: host) {
    DescriptionRound.run(of: host) {
      let context = ContentContext(host, delegate: delegate, option, .descending)
      context.prepare(includingHost: false)
      will()
      content(LayoutInsertable(container: host, in: context))
      context.finish()
      did()
      return context.group
    }
  } orTell: {
    let message = """
      \(LayoutNames(of: [.view(host)]).name(of: host)) is laid out again each time it is laid out; the last of \
      \(RecursionGuard.most) layouts is kept: don't call reLayout() while it is being laid out
      """
    LayoutDiagnostics.report(LayoutIssue(.endlessChange, message, view: host, at: line))
  }
  return group ?? ConstraintGroup()
}
