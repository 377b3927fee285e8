/// The implementation of `ZStackBlock`: blocks in one box, as layers.
///
/// Each layer is aligned in the box on both axes. Insets and inner layers refer to the box's own
/// edges, so that `view.relative(0)` fills the box.
struct Layers: Block {
  let name: StaticString
  let alignment: ZStackBlock.ZAxisAlignment
  let layers: BlockGroup
  /// Whether insets refer to the box's own edges, so that a padded layer fills the box. Otherwise a
  /// layer is aligned together with its padding.
  var fillsInsets = true

  init(name: StaticString, _ alignment: ZStackBlock.ZAxisAlignment, _ layers: BlockGroup) {
    self.name = name
    self.alignment = alignment
    self.layers = layers
  }

  func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard let placing = begin(in: proposal, plan: &plan) else { return .nothing }
    place(layers, placing, plan: &plan)
    return finish(placing, plan: &plan)
  }

  /// The state of the placement of the layers. On the heap, so that nested blocks do not use up the
  /// call stack.
  @MainActor
  private final class Placing {
    // Unchecked: no other code has access to this object.
    @exclusivity(unchecked) var box: ContainerBox
    /// The proposal for the layers.
    @exclusivity(unchecked) var inside: BlockProposal
    /// The edges of the first layer.
    @exclusivity(unchecked) var outline: BlockBox?

    init(_ box: ContainerBox, _ inside: BlockProposal) {
      self.box = box
      self.inside = inside
    }
  }

  @inline(never)
  private func begin(in proposal: BlockProposal, plan: inout LayoutPlan) -> Placing? {
    if layers.isEmpty { return nil }
    plan.refuseContentPriorities(for: "\(name)", in: proposal)
    var box = ContainerBox(name, in: proposal.takingWhatIsOffered)
    var inside = box.proposal(stack: nil, plan: &plan)
    if fillsInsets { inside.directness = PerAxis(.filling) }
    for axis in LayoutAxis.allCases {
      inside[axis] = box.slot(
        for: alignment.place(along: axis), along: axis, isAlone: layers.isAlone, plan: &plan)
    }
    return Placing(box, inside)
  }

  @inline(never)
  private func finish(_ placing: Placing, plan: inout LayoutPlan) -> BlockPlacement {
    guard var outline = placing.outline else {
      placing.box.collapse(plan: &plan)
      return .nothing
    }
    for axis in LayoutAxis.allCases { outline[axis] = placing.inside[axis].span ?? outline[axis] }
    return BlockPlacement(placing.box.settle(outline, plan: &plan))
  }

  func outline(into outline: inout BlockOutline) {
    outline.call(name, alignment.argument) { layers.outline(into: &$0) }
  }

  func isSame(as other: any Block) -> Bool { isSame(as: other) { isSame(as: $0) } }

  /// Whether both place the same layers in the same way.
  func isSame(as other: Layers) -> Bool {
    alignment == other.alignment && fillsInsets == other.fillsInsets
      && layers.isSame(as: other.layers)
  }

  /// Places layers. Where no other edges are known, the other layers are offered the edges of the
  /// first one.
  private func place(_ layers: BlockGroup, _ placing: Placing, plan: inout LayoutPlan) {
    for layer in layers.blocks {
      let parts = take(layer.place(in: placing.inside, plan: &plan), placing)
      if let parts { place(parts, placing, plan: &plan) }
    }
  }

  /// Adds a layer that has been placed.
  ///
  /// - Returns: If the layer stands for several blocks, these blocks, which are not placed yet.
  @inline(never)
  private func take(_ placement: BlockPlacement, _ placing: Placing) -> BlockGroup? {
    guard let placed = placement.box else { return placement.parts }
    let known = placing.outline ?? placed
    placing.outline = known
    for axis in LayoutAxis.allCases {
      var slot = placing.inside[axis]
      slot.start = slot.start ?? known[axis].start
      slot.end = slot.end ?? known[axis].end
      placing.inside[axis] = slot
    }
    return nil
  }
}

extension BlockProposal {
  /// The proposal for a block that lies directly in a stack of layers: it fills its slot.
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
