/// Blocks one above another, in one box. `ZStackBlock` is this.
///
/// Each layer is aligned in the box on both axes. Insets and inner layers are meant from the box's
/// own edges, so that `view.relative(0)` fills it.
struct Layers: Block {
  let name: StaticString
  let alignment: ZStackBlock.ZAxisAlignment
  let layers: BlockGroup

  init(name: StaticString, _ alignment: ZStackBlock.ZAxisAlignment, _ layers: BlockGroup) {
    self.name = name
    self.alignment = alignment
    self.layers = layers
  }

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard !layers.isEmpty else { return .nothing }
    plan.refuseContentPriorities(for: "\(name)", in: proposal)
    var box = ContainerBox(name, in: proposal.takingWhatIsOffered)
    var inside = box.proposal(stack: nil, plan: &plan)
    inside.directness = PerAxis(.filling)
    for axis in LayoutAxis.allCases {
      inside[axis] = box.slot(
        for: alignment.place(along: axis), along: axis, isAlone: layers.isAlone, plan: &plan)
    }
    var outline: BlockBox?
    place(layers, in: &inside, &outline, plan: &plan)
    guard var outline else { return .nothing }
    for axis in LayoutAxis.allCases { outline[axis] = inside[axis].span ?? outline[axis] }
    return BlockPlacement(box.settle(outline, plan: &plan))
  }

  func outline(into outline: inout BlockOutline) {
    outline.call(name, alignment.argument) { layers.outline(into: &$0) }
  }

  /// Places layers; the edges of the first are offered to the others where nothing else is known.
  private func place(
    _ layers: BlockGroup, in inside: inout BlockProposal, _ outline: inout BlockBox?,
    plan: inout LayoutPlan
  ) {
    for layer in layers.blocks {
      let placement = layer.place(in: inside, plan: &plan)
      if let parts = placement.parts { place(parts, in: &inside, &outline, plan: &plan) }
      guard let placed = placement.box else { continue }
      let known = outline ?? placed
      outline = known
      for axis in LayoutAxis.allCases {
        inside[axis].start = inside[axis].start ?? known[axis].start
        inside[axis].end = inside[axis].end ?? known[axis].end
      }
    }
  }
}

extension BlockProposal {
  /// The proposal of a block that lies directly in a stack of layers: it fills what it is offered.
  var takingWhatIsOffered: BlockProposal {
    var direct = self
    direct.directness = PerAxis(.none)
    for axis in LayoutAxis.allCases {
      switch directness[axis] {
      case .none: continue
      case .filling: direct[axis].alignment = .fill
      case .limited: direct[axis].isFirm = true
      }
    }
    return direct
  }
}

extension LayoutEdge.Set {
  /// The set as source: `.horizontal`, `[.top, .leading]`.
  var sourceText: String {
    switch self {
    case .all: return ".all"
    case .horizontal: return ".horizontal"
    case .vertical: return ".vertical"
    default:
      let names = LayoutEdge.allCases.filter { contains($0) }.map { ".\($0)" }
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
  }
}
