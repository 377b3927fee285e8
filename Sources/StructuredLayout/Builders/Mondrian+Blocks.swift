extension Mondrian {
  /// Adds the views of some blocks to a view and lays them out.
  ///
  /// ```swift
  /// Mondrian.buildSubviews(on: self) {
  ///   VStackBlock(spacing: 8) {
  ///     titleLabel
  ///     if let subtitle { subtitle }
  ///   }
  ///   .padding(24)
  /// }
  /// ```
  ///
  /// Each block at the root fills the view. All views become subviews of it, in the order in which
  /// they are described, and all constraints are activated in one call. Mistakes in the description
  /// are told to ``LayoutDiagnostics``; the rest of the layout stands.
  ///
  /// - Parameter name: What the layout is called, in front of the names of all its constraints and
  ///   guides.
  /// - Returns: What has been built, to switch it off and on. The layout stands without it.
  @MainActor
  @discardableResult
  public static func buildSubviews(
    on view: UIView, name: String? = nil, fileID: String = #fileID, line: UInt = #line,
    @BlockBuilder _ build: () -> [any Block]
  ) -> LayoutBuilderContext {
    let blocks = build()
    let layout = BuiltLayout(
      blocks, on: view, name: name, at: SourceLine(fileID: fileID, line: line))
    return LayoutBuilderContext(layout.build(), blocks.outlines, layout.madeViews, name: name)
  }

  /// What blocks would do to a view.
  @MainActor
  package static func plan(
    for blocks: [any Block], on view: UIView, at line: SourceLine,
    name: String? = nil, reusing madeViews: MadeViews = MadeViews()
  ) -> LayoutPlan {
    var plan = LayoutPlan(host: view, reusing: madeViews)
    plan.name = name
    let box = BlockBox(.view(view))
    var proposal = BlockProposal(
      horizontal: Slot(box.horizontal), vertical: Slot(box.vertical), role: name ?? "",
      line: line)
    proposal.hasFixedBox = true
    for block in blocks { _ = block.place(in: proposal, plan: &plan) }
    madeViews.forgetUnused()
    return plan
  }
}

/// A layout that is built once, and again when something changes that only a plan can say: then the
/// view that notices the change keeps this.
@MainActor
private final class BuiltLayout {
  private let blocks: [any Block]
  private let line: SourceLine
  private let name: String?
  private weak var view: UIView?
  let madeViews = MadeViews()
  private var layout: InstalledLayout?

  init(_ blocks: [any Block], on view: UIView, name: String?, at line: SourceLine) {
    self.blocks = blocks
    self.view = view
    self.name = name
    self.line = line
  }

  func build() -> InstalledLayout {
    madeViews.replan = { [self] in update() }
    let layout = InstalledLayout(view.map { plan(on: $0) } ?? LayoutPlan(host: nil))
    self.layout = layout
    // What notices changes has the closure by now; nobody else may keep this.
    madeViews.replan = {}
    return layout
  }

  private func update() {
    guard let view, let layout, layout.isActive else { return }
    madeViews.replan = { [self] in update() }
    layout.update(to: plan(on: view))
    madeViews.replan = {}
  }

  private func plan(on view: UIView) -> LayoutPlan {
    Mondrian.plan(for: blocks, on: view, at: line, name: name, reusing: madeViews)
  }
}
