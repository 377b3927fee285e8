extension SizedBlock: OutlinedBlock {
  var outline: BlockOutline {
    let dimensions = dimensions
    return saying { dimensions.map(\.call) }
  }
}

extension SizedBlock.Dimension {
  fileprivate var call: BlockOutline.Call {
    switch slot {
    case .length(let axis, _):
      BlockOutline.Call(name: axis.length.rawValue, arguments: [value.sourceText])
    case .aspectRatio:
      BlockOutline.Call(
        name: "aspectRatio",
        arguments: [sourceText(value.value)]
          + (value.priority == .required ? [] : ["priority: \(sourceText(value.priority))"]))
    }
  }
}

extension RelativeBlock: OutlinedBlock {
  var outline: BlockOutline {
    let insets = insets
    return saying { insets.isAbsolute ? insets.absoluteCalls : insets.calls }
  }
}

extension BlockInsets {
  /// What is said about each edge, edges with the same value together.
  fileprivate var calls: [BlockOutline.Call?] {
    var groups: [(value: ConstraintValue, edges: Edge.Set)] = []
    for edge in Edge.allCases {
      let inset = edge.isStart ? self[edge.axis].start : self[edge.axis].end
      for value in inset.values {
        if let known = groups.firstIndex(where: { $0.value == value }) {
          groups[known].edges.insert(Edge.Set(edge))
        } else {
          groups.append((value, Edge.Set(edge)))
        }
      }
    }
    let isPadding = horizontal.isFixed && vertical.isFixed && !hasLimits
    if isPadding, groups.count == 1 {
      return [BlockOutline.Call(name: "padding", arguments: [groups[0].value.sourceText])]
    }
    // Padding says zero for all other edges.
    if isPadding { groups.removeAll { $0.value.value == 0 } }
    if groups.isEmpty { groups = [(ConstraintValue.min(0), .all)] }
    return groups.map { value, edges in
      BlockOutline.Call(
        name: isPadding ? "padding" : "relative", arguments: [edges.sourceText, value.sourceText])
    }
  }

  private var hasLimits: Bool {
    [horizontal.start, horizontal.end, vertical.start, vertical.end].contains { $0.min != nil }
  }

  /// The same with left and right, which is said in one call: edges with several values have no words.
  fileprivate var absoluteCalls: [BlockOutline.Call?] {
    let edges = [
      ("top", vertical.start), ("bottom", vertical.end), ("left", horizontal.start),
      ("right", horizontal.end),
    ]
    if edges.contains(where: { $0.1.values.count > 1 }) { return [nil] }
    let arguments = edges.compactMap { name, inset in
      inset.values.first.map { "\(name): \($0.sourceText)" }
    }
    return [BlockOutline.Call(name: "relative", arguments: arguments)]
  }
}

extension EdgeInset {
  fileprivate var values: [ConstraintValue] { [exact, min, max].compactMap { $0 } }
}

extension AlignedBlock: OutlinedBlock {
  var outline: BlockOutline {
    let (horizontal, vertical) = (
      alignment.slot(along: .horizontal), alignment.slot(along: .vertical)
    )
    return saying("alignSelf") { Self.text(horizontal, vertical) }
  }

  private static func text(_ horizontal: SlotAlignment?, _ vertical: SlotAlignment?) -> String {
    switch (horizontal, vertical) {
    case (.fill, .fill), (.center, .center): return ".\(horizontal ?? .fill)"
    case (.start, nil): return ".leading"
    case (.end, nil): return ".trailing"
    case (nil, .start): return ".top"
    case (nil, .end): return ".bottom"
    default:
      let sides = [horizontal, vertical].map { $0.map { ".\($0)" } ?? "nil" }
      return "BlockAlignment(horizontal: \(sides[0]), vertical: \(sides[1]))"
    }
  }
}

extension DecoratedBlock: OutlinedBlock {
  var outline: BlockOutline {
    let decoration = BlockOutline(of: decoration)
    let (name, resizes) = (layer.rawValue, resizesContent)
    return saying {
      [
        BlockOutline.Call(
          name: name, block: decoration, arguments: resizes ? ["resizing: true"] : [])
      ]
    }
  }
}

extension PrioritizedBlock: OutlinedBlock {
  var outline: BlockOutline {
    let (kind, axes, priority) = (kind, axes, priority)
    return saying {
      let axes =
        axes == .both ? ".both" : axes.contains(Axis.horizontal) ? ".horizontal" : ".vertical"
      let name = kind == .hugging ? "huggingPriority" : "compressionResistancePriority"
      let number = priority == .required ? [] : [sourceText(priority)]
      return [BlockOutline.Call(name: name, arguments: [axes] + number)]
    }
  }
}

extension SpacedBlock: OutlinedBlock {
  var outline: BlockOutline {
    let spaces = [("spacingBefore", before), ("spacingAfter", after)]
    return saying {
      spaces.filter { $0.1 != 0 }.map { name, length in
        BlockOutline.Call(name: name, arguments: [sourceText(length)])
      }
    }
  }
}

extension WeightedBlock: OutlinedBlock {
  var outline: BlockOutline {
    let weight = weight
    return saying("weight") { sourceText(weight) }
  }
}

extension SpanningBlock: OutlinedBlock {
  var outline: BlockOutline {
    let count = count
    return saying("span") { "\(count)" }
  }
}

extension CollapsingBlock: OutlinedBlock {
  var outline: BlockOutline {
    let isGone = isGone
    return saying("gone") { "when: \(isGone)" }
  }
}

// Names and groups have no part in the constraints.

extension IdentifiedBlock: OutlinedBlock {
  var outline: BlockOutline { BlockOutline(of: content) }
}

extension CapturedBlock: OutlinedBlock {
  var outline: BlockOutline { BlockOutline(of: content) }
}
