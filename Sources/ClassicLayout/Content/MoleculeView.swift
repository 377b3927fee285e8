/// A view that says itself how its content is laid out.
///
/// When it is put into another view, `moleculeWillLayout`, `layoutContent` and `moleculeDidLayout`
/// are called, in this order; its constraints become active with those of the layout that it is put
/// into. By itself it is laid out with ``layoutMolecule(delegate:)``; then they are active in
/// `moleculeDidLayout`.
@preconcurrency @MainActor
public protocol MoleculeView: UIView {
  /// Puts the content.
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

  /// Lays out the content of a view that is not put into another by a layout.
  @discardableResult
  public func layoutMolecule(delegate: (any NamadaLayoutDelegate)? = nil) -> ConstraintGroup {
    layoutMolecule(.addNew, delegate)
  }

  /// Lays out the content anew; the constraints of the content that are there are removed first.
  @discardableResult
  public func reLayout(delegate: (any NamadaLayoutDelegate)? = nil) -> ConstraintGroup {
    layoutMolecule(.removeOldAndAddNew, delegate)
  }

  private func layoutMolecule(
    _ option: SublayoutingOption, _ delegate: (any NamadaLayoutDelegate)?
  ) -> ConstraintGroup {
    let context = ContentContext(self, delegate: delegate, option, .descending)
    context.prepare(includingHost: false)
    moleculeWillLayout()
    layoutContent(LayoutInsertable(container: self, in: context))
    context.finish()
    moleculeDidLayout()
    return context.group
  }
}
