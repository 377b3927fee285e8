extension Mondrian {
  /// Adds the views of blocks to a view and lays them out.
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
  /// Each block at the root fills the host:
  ///
  /// - In a scroll view, it fills the content, which is as large as the visible area unless the
  ///   blocks by themselves are larger or smaller.
  /// - In a text view, a table or a collection, whose content has a size of its own, it fills the
  ///   visible area and does not scroll.
  ///
  /// All views become subviews of the host, in the order of the description, and all constraints
  /// are activated in one call. Mistakes in the description are reported to
  /// ``/LayoutCore/LayoutDiagnostics``; the rest of the layout stands.
  ///
  /// - Parameters:
  ///   - view: The host, which gets the views and guides.
  ///   - name: The name of the layout, which precedes the names of all its constraints and guides.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - build: The blocks.
  /// - Returns: The built layout, with which you can deactivate and activate it. The layout stays
  ///   in place without it.
  @preconcurrency @MainActor
  @discardableResult
  public static func buildSubviews(
    on view: UIView, name: String? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder _ build: () -> [any Block]
  ) -> LayoutBuilderContext {
    var built = BuiltLayout(
      BlockGroup(build()), on: view, name: name, at: SourceLine(fileID: fileID, line: line))
    let context = LayoutBuilderContext(built)
    if !isKnownUniquelyReferenced(&built) { context.follow(built) }
    return context
  }

  /// Returns the plan of blocks on a view.
  @MainActor
  package static func plan(
    for blocks: [any Block], on view: UIView, at line: SourceLine,
    name: String? = nil, reusing madeViews: MadeViews = MadeViews()
  ) -> LayoutPlan {
    var plan = LayoutPlan(host: view, reusing: madeViews)
    plan.name = name
    let proposal = rootProposal(on: view, at: line, plan: &plan)
    for element in blocks {
      let placement = element.place(in: proposal, plan: &plan)
      placement.parts?.placeEach(in: proposal, plan: &plan)
    }
    madeViews.forgetUnused()
    return plan
  }

  /// Returns the proposal for blocks at the root: the edges of the view. In a scroll view these are
  /// the edges of its content, which is as large as the visible area unless the blocks determine
  /// another size. If the scroll view determines its content itself, they are the edges of the
  /// visible area.
  @MainActor
  private static func rootProposal(
    on view: UIView, at line: SourceLine, plan: inout LayoutPlan
  ) -> BlockProposal {
    let scrolled = (view as? UIScrollView).map { ScrollArea(of: $0, plan: &plan) }
    let area = scrolled?.view.setsOwnContentSize == true ? nil : scrolled
    let box = area?.box ?? BlockBox(scrolled?.window ?? plan.item(view))
    var proposal = BlockProposal(
      horizontal: LayoutSlot(box.horizontal), vertical: LayoutSlot(box.vertical), line: line)
    guard let area else {
      proposal.hasFixedBox = true
      proposal.setRooms(of: box, plan: &plan)
      return proposal
    }
    for axis in LayoutAxis.allCases {
      area.preferFrameLength(along: axis, in: proposal, plan: &plan)
    }
    proposal.scrollArea = area
    proposal.setRooms(of: BlockBox(area.window), plan: &plan)
    proposal.rooms.vertical = plan.rooms.endless()
    return proposal
  }
}

/// A layout that is built once, and again when something changes that only a plan can take into
/// account. The view in the host that notices the change keeps this object alive. Views elsewhere
/// that notice changes do not, because this object may keep those views alive.
@MainActor
final class BuiltLayout {
  private let blocks: BlockGroup
  private let line: SourceLine
  let name: String?
  let madeViews = MadeViews()
  let layout: InstalledLayout

  init(_ blocks: BlockGroup, on view: UIView, name: String?, at line: SourceLine) {
    self.blocks = blocks
    self.name = name
    self.line = line
    layout = InstalledLayout()
    build(on: view)
    BuildLedger.note(layout, on: view, at: line)
  }

  /// The source of the blocks, with their views.
  var outline: BlockOutline { blocks.keptOutline }

  /// The source of the blocks, without keeping any view alive.
  var looseOutline: BlockOutline { BlockOutline(of: blocks, keepingElements: false) }

  private func build(on view: UIView) {
    madeViews.build(at: line) {
      madeViews.planner = self
      layout.update(
        to: Mondrian.plan(for: blocks.blocks, on: view, at: line, name: name, reusing: madeViews))
      // The sensors in the host have taken the planner over; nothing else may keep it alive.
      madeViews.planner = nil
    }
  }
}

extension BuiltLayout: LayoutPlanner {
  func rebuildPlan() {
    if let view = layout.host, layout.isActive { build(on: view) }
  }
}
