/// Blocks one above another, in one box. `ZStackBlock` is this.
///
/// Each layer is aligned in the box on both axes. Insets and inner layers are meant from the box's
/// own edges, so that `view.relative(0)` fills it.
struct Layers: Block {
  let name: String
  let horizontal: SlotAlignment
  let vertical: SlotAlignment
  let layers: [any Block]

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard !layers.isEmpty else { return .nothing }
    plan.refuseContentPriorities(for: name, in: proposal)
    var box = ContainerBox(name, in: proposal.takingWhatIsOffered)
    let isAlone = layers.count == 1
    var inside = box.proposal(stack: nil)
    inside.takesInsetsDirectly = true
    inside.horizontal = box.slot(
      for: horizontal, along: .horizontal, isAlone: isAlone, plan: &plan)
    inside.vertical = box.slot(for: vertical, along: .vertical, isAlone: isAlone, plan: &plan)
    var outline: BlockBox?
    for layer in layers {
      guard let placed = layer.place(in: inside, plan: &plan).box else { continue }
      let known = outline ?? placed
      outline = known
      for axis in Axis.allCases {
        inside[axis].start = inside[axis].start ?? known[axis].start
        inside[axis].end = inside[axis].end ?? known[axis].end
      }
    }
    guard var outline else { return .nothing }
    for axis in Axis.allCases { outline[axis] = inside[axis].span ?? outline[axis] }
    return BlockPlacement(box.settle(outline, plan: &plan))
  }
}

extension BlockProposal {
  /// The proposal of a block that lies directly in a stack of layers: it fills what it is offered.
  var takingWhatIsOffered: BlockProposal {
    guard takesInsetsDirectly else { return self }
    var direct = self
    direct.takesInsetsDirectly = false
    direct.horizontal.alignment = .fill
    direct.vertical.alignment = .fill
    return direct
  }
}
