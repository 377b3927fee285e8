/// A block whose content lies between chosen edges of the host: those of its safe area, its
/// margins, or other areas.
///
/// ```swift
/// Mondrian.buildSubviews(on: view) {
///   LayoutContainer(attachedSafeAreaEdges: .vertical) {
///     VStackBlock { titleLabel; bodyLabel }
///   }
/// }
/// ```
///
/// A container has a meaning only where its box is the host, that is, at the root. Elsewhere it is
/// an issue. Insets around the container are kept.
///
/// A view in a layout can be a host itself, such as a header whose color reaches beneath the status
/// bar while its content stays below it:
///
/// ```swift
/// let (header, table) = (UIView(), UITableView())
/// Mondrian.buildSubviews(on: view) { VStackBlock(alignment: .fill) { header; table } }
/// Mondrian.buildSubviews(on: header) {
///   nameLabel.padding(16).container(respectingSafeAreaEdges: [.top, .horizontal])
/// }
/// ```
@preconcurrency @MainActor
public struct LayoutContainer: ValueBlock {
  let content: BlockGroup
  let edges: [LayoutEdge: ContainerEdge]
  private let line: SourceLine

  /// Creates a container that attaches some of its edges to the safe area.
  ///
  /// - Parameters:
  ///   - attachedSafeAreaEdges: The edges at which content ends at the safe area. At the other
  ///     edges, it ends at the host's own.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The blocks between the edges; several blocks lie one above another, as layers.
  public init(
    attachedSafeAreaEdges: LayoutEdge.Set, fileID: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> [any Block]
  ) {
    self.init(
      edges: .area(.safeArea, at: attachedSafeAreaEdges), content: BlockGroup(content()),
      line: SourceLine(fileID: fileID, line: line))
  }

  /// Creates a container with an anchor for each edge.
  ///
  /// - Parameters:
  ///   - top: The anchor of the content's top edge.
  ///   - leading: The anchor of the content's leading edge.
  ///   - bottom: The anchor of the content's bottom edge.
  ///   - trailing: The anchor of the content's trailing edge.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The blocks between the edges; several blocks lie one above another, as layers.
  public init(
    top: ContainerEdge.Vertical = .view(.top), leading: ContainerEdge.Horizontal = .view(.leading),
    bottom: ContainerEdge.Vertical = .view(.bottom),
    trailing: ContainerEdge.Horizontal = .view(.trailing),
    fileID: StaticString = #fileID, line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    self.init(
      edges: [
        .top: top.edge, .leading: leading.edge, .bottom: bottom.edge, .trailing: trailing.edge,
      ],
      content: BlockGroup(content()), line: SourceLine(fileID: fileID, line: line))
  }

  init(edges: [LayoutEdge: ContainerEdge], content: BlockGroup, line: SourceLine) {
    self.edges = edges
    self.content = content
    self.line = line
  }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && edges == $0.edges && content.isSame(as: $0.content) }
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    content.placeEach(in: offer(in: proposal, plan: &plan), plan: &plan)
  }

  /// Returns the proposal for the content.
  @inline(never)
  private func offer(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockProposal {
    var offered = proposal
    var isAtHost = true
    for axis in LayoutAxis.allCases {
      for path in [\LayoutSlot.start, \LayoutSlot.end] {
        guard let anchor = proposal[axis][keyPath: path], let host = plan.hostItem,
          anchor.item == host
        else {
          isAtHost = false
          continue
        }
        offered[axis][keyPath: path] = attach(anchor, to: host, plan: &plan)
      }
    }
    if !isAtHost {
      plan.report(
        .misplaced,
        """
        LayoutContainer only has an effect where its edges are those of the host: put it around \
        the other blocks and modifiers, and name all edges in one container
        """,
        at: line)
    }
    guard isAtHost, let horizontal = offered.horizontal.span, let vertical = offered.vertical.span
    else { return proposal }
    offered.setRooms(of: BlockBox(horizontal: horizontal, vertical: vertical), plan: &plan)
    return offered
  }

  /// Returns the anchor that replaces one of the host's.
  private func attach(
    _ anchor: LayoutAnchor, to host: LayoutItem, plan: inout LayoutPlan
  ) -> LayoutAnchor {
    guard let edge = LayoutEdge.allCases.first(where: { $0.attribute == anchor.attribute }),
      let target = edges[edge]
    else { return anchor }
    let item = target.area.map { plan.item($0, of: host) } ?? host
    return LayoutAnchor(item, target.attribute, plus: anchor.constant)
  }

  public func outline(into outline: inout BlockOutline) {
    func argument(_ edge: LayoutEdge, _ label: StaticString) -> BlockOutline.Argument? {
      edges[edge].map { target in
        .source(label) { ".\(target.area?.rawValue ?? "view")(.\(target.attribute.rawValue))" }
      }
    }
    outline.call(
      "LayoutContainer", argument(.top, "top"), argument(.leading, "leading"),
      argument(.bottom, "bottom"), argument(.trailing, "trailing")
    ) { content.outline(into: &$0) }
  }
}

extension [LayoutEdge: ContainerEdge] {
  /// Maps edges to the same edges of an area.
  fileprivate static func area(_ area: LayoutArea, at edges: LayoutEdge.Set) -> [LayoutEdge:
    ContainerEdge]
  {
    let attached = LayoutEdge.allCases.filter { edges.contains($0) }
    return Dictionary(
      uniqueKeysWithValues: attached.map {
        ($0, ContainerEdge(area: area, attribute: $0.attribute))
      })
  }
}
