/// A block whose content lies between edges of the host's own choosing: its safe area, its margins,
/// or others.
///
/// ```swift
/// Mondrian.buildSubviews(on: view) {
///   LayoutContainer(attachedSafeAreaEdges: .vertical) {
///     VStackBlock { titleLabel; bodyLabel }
///   }
/// }
/// ```
///
/// It has a meaning where its box is the host, so at the root; insets around it are kept.
public struct LayoutContainer: Block {
  let content: [any Block]
  let edges: [Edge: ContainerEdge]
  private let line: SourceLine

  /// - Parameter attachedSafeAreaEdges: The edges at which content ends at the safe area; the
  ///   others are the host's own.
  public init(
    attachedSafeAreaEdges: Edge.Set, fileID: String = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> [any Block]
  ) {
    self.init(
      edges: .area(.safeArea, at: attachedSafeAreaEdges), content: content(),
      line: SourceLine(fileID: fileID, line: line))
  }

  /// - Parameters:
  ///   - top: Where content begins, from the top.
  ///   - leading: Where content begins, in the direction of reading.
  ///   - bottom: Where content ends.
  ///   - trailing: Where content ends, in the direction of reading.
  public init(
    top: ContainerEdge.Vertical = .view(.top), leading: ContainerEdge.Horizontal = .view(.leading),
    bottom: ContainerEdge.Vertical = .view(.bottom),
    trailing: ContainerEdge.Horizontal = .view(.trailing),
    fileID: String = #fileID, line: UInt = #line, @BlockBuilder content: () -> [any Block]
  ) {
    self.init(
      edges: [
        .top: top.edge, .leading: leading.edge, .bottom: bottom.edge, .trailing: trailing.edge,
      ],
      content: content(), line: SourceLine(fileID: fileID, line: line))
  }

  init(edges: [Edge: ContainerEdge], content: [any Block], line: SourceLine) {
    self.edges = edges
    self.content = content
    self.line = line
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var offered = proposal
    var isAtHost = true
    for axis in Axis.allCases {
      for path in [\Slot.start, \Slot.end] {
        guard let anchor = proposal[axis][keyPath: path], let host = plan.host,
          anchor.item == .view(host)
        else {
          isAtHost = false
          continue
        }
        offered[axis][keyPath: path] = attach(anchor, to: host)
      }
    }
    guard isAtHost else {
      plan.report(.misplaced, "a container has a meaning only at the root of a layout", at: line)
      return place(content, in: proposal, plan: &plan)
    }
    return place(content, in: offered, plan: &plan)
  }

  /// The anchor in the place of one of the host's.
  private func attach(_ anchor: LayoutAnchor, to host: UIView) -> LayoutAnchor {
    guard let edge = Edge.allCases.first(where: { $0.attribute == anchor.attribute }),
      let target = edges[edge]
    else { return anchor }
    let item = target.area.map { LayoutItem.area($0, of: .view(host)) } ?? .view(host)
    return LayoutAnchor(item, target.attribute, plus: anchor.constant)
  }

  /// Places several blocks in the same box.
  private func place(
    _ blocks: [any Block], in proposal: BlockProposal, plan: inout LayoutPlan
  ) -> BlockPlacement {
    var placement = BlockPlacement.nothing
    for block in blocks {
      let placed = block.place(in: proposal, plan: &plan)
      if placement.box == nil { placement = placed }
    }
    return placement
  }
}

extension [Edge: ContainerEdge] {
  /// Some edges at those of an area.
  fileprivate static func area(_ area: LayoutArea, at edges: Edge.Set) -> [Edge: ContainerEdge] {
    let attached = Edge.allCases.filter { edges.contains($0) }
    return Dictionary(
      uniqueKeysWithValues: attached.map {
        ($0, ContainerEdge(area: area, attribute: $0.attribute))
      })
  }
}
