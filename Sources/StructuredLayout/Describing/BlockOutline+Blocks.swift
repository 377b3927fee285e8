extension UIView: OutlinedBlock {
  var outline: BlockOutline { BlockOutline(self) }
}

extension UILayoutGuide: OutlinedBlock {
  var outline: BlockOutline { BlockOutline(self) }
}

extension ViewBlock: OutlinedBlock {
  var outline: BlockOutline { view.outline }
}

extension LayoutGuideBlock: OutlinedBlock {
  var outline: BlockOutline { guide.outline }
}

extension LocatedBlock: OutlinedBlock {
  var outline: BlockOutline { BlockOutline(of: block) }
}

extension EmptyLayout: OutlinedBlock {
  var outline: BlockOutline { BlockOutline(.leaf { BlockOutline.Call(name: "EmptyLayout") }) }
}

extension StackingSpacer: OutlinedBlock {
  var outline: BlockOutline {
    let (length, expands) = (minLength, expands)
    return BlockOutline(
      .leaf {
        BlockOutline.Call(
          name: "StackingSpacer",
          arguments: ["minLength: \(sourceText(length))"] + (expands ? [] : ["expands: false"]))
      })
  }
}

extension VStackBlock: OutlinedBlock {
  var outline: BlockOutline { stack.outline }
}

extension HStackBlock: OutlinedBlock {
  var outline: BlockOutline { stack.outline }
}

extension Stack {
  var outline: BlockOutline {
    var words = Words(self)
    let outline = BlockOutline(.block({ [words] in words.call }, elements.outlines))
    guard let thickness = separators?.thickness else { return outline }
    words.thickness = thickness
    return outline.saying { [words] in [words.separators] }
  }

  /// What is said about a stack besides its elements.
  @MainActor
  struct Words {
    let name: String
    let arguments: StackArguments
    let distribution: StackDistribution
    var thickness: CGFloat = 1

    init(_ stack: Stack) {
      name = stack.name
      arguments = StackArguments(stack)
      distribution = stack.distribution
    }

    var call: BlockOutline.Call {
      let distribution = distribution == .fill ? [] : ["distribution: .\(distribution)"]
      return BlockOutline.Call(name: name, arguments: arguments.texts + distribution)
    }

    /// Who makes the lines is not said: a function has no words.
    var separators: BlockOutline.Call {
      BlockOutline.Call(name: "separators", arguments: ["thickness: \(sourceText(thickness))"])
    }
  }
}

/// The spacing and the alignment of a stack.
@MainActor
struct StackArguments {
  private let axis: Axis
  private let spacing: CGFloat
  private let alignment: SlotAlignment
  private let baseline: LayoutAttribute?

  init(_ stack: Stack) {
    axis = stack.axis
    spacing = stack.spacing
    alignment = stack.alignment
    baseline = stack.baseline
  }

  var texts: [String] {
    let name = baseline?.rawValue ?? alignment.name(across: axis)
    return (spacing == 0 ? [] : ["spacing: \(sourceText(spacing))"])
      + (name == "center" ? [] : ["alignment: .\(name)"])
  }
}

extension SlotAlignment {
  /// What a stack along an axis calls it.
  func name(across axis: Axis) -> String {
    switch self {
    case .fill: "fill"
    case .center: "center"
    case .start: axis.cross.start.rawValue
    case .end: axis.cross.end.rawValue
    }
  }
}

extension ZStackBlock: OutlinedBlock {
  var outline: BlockOutline {
    guard let layers = located.block as? Layers else { return BlockOutline(of: located) }
    let alignments = [(Axis.vertical, layers.vertical), (Axis.horizontal, layers.horizontal)]
    return BlockOutline(
      .block(
        {
          let edges = alignments.reduce(into: Edge.Set()) { $0.formUnion($1.1.edges(along: $1.0)) }
          return BlockOutline.Call(
            name: "ZStackBlock",
            arguments: edges.isEmpty ? [] : ["alignment: .attach(\(edges.sourceText))"])
        }, layers.layers.outlines))
  }
}

extension SlotAlignment {
  /// The edges at which a block with this alignment lies.
  fileprivate func edges(along axis: Axis) -> Edge.Set {
    let edges = Edge.allCases.filter { $0.axis == axis }
    let attached = edges.filter { edge in
      self == .fill || (self == .start && edge.isStart) || (self == .end && !edge.isStart)
    }
    return attached.reduce(into: []) { $0.insert(Edge.Set($1)) }
  }
}

extension Edge.Set {
  /// The set as source: `.horizontal`, `[.top, .leading]`.
  var sourceText: String {
    switch self {
    case .all: return ".all"
    case .horizontal: return ".horizontal"
    case .vertical: return ".vertical"
    default:
      let names = Edge.allCases.filter { contains($0) }.map { ".\($0)" }
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }
  }
}
