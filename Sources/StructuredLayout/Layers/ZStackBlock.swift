/// Blocks layered one above another, the first at the back.
///
/// ```swift
/// ZStackBlock(alignment: .attach([.bottom, .trailing])) {
///   photoView.alignSelf(.attach(.all))
///   badgeView
/// }
/// ```
///
/// No layer is larger than the box. A layer without a size of its own is as large as the box.
@preconcurrency @MainActor
public struct ZStackBlock: ValueBlock {
  /// Where layers lie.
  public enum ZAxisAlignment: Hashable, Sendable {
    /// In the middle of both axes.
    case center
    /// At some edges, and in the middle of an axis whose edges are not named.
    case attach(LayoutEdge.Set)

    /// At the top and leading edges.
    public static let topLeading = attach([.top, .leading])
    /// At the top, in the middle of the width.
    public static let top = attach(.top)
    /// At the top and trailing edges.
    public static let topTrailing = attach([.top, .trailing])
    /// At the leading edge, in the middle of the height.
    public static let leading = attach(.leading)
    /// At the trailing edge, in the middle of the height.
    public static let trailing = attach(.trailing)
    /// At the bottom and leading edges.
    public static let bottomLeading = attach([.bottom, .leading])
    /// At the bottom, in the middle of the width.
    public static let bottom = attach(.bottom)
    /// At the bottom and trailing edges.
    public static let bottomTrailing = attach([.bottom, .trailing])
  }

  let layers: Layers
  private let line: SourceLine

  /// Creates a stack of layers.
  ///
  /// - Parameters:
  ///   - alignment: Where layers lie.
  ///   - fileID: The file of the description; leave it out.
  ///   - line: The line of the description; leave it out.
  ///   - content: The layers, the first at the back.
  public init(
    alignment: ZAxisAlignment = .center, fileID: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder content: () -> [any Block]
  ) {
    layers = Layers(name: "ZStackBlock", alignment, BlockGroup(content()))
    self.line = SourceLine(fileID: fileID, line: line)
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    var located = proposal
    located.line = line
    return layers.place(in: located, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) { layers.outline(into: &outline) }

  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { line == $0.line && layers.isSame(as: $0.layers) }
  }
}

extension ZStackBlock.ZAxisAlignment {
  /// Returns the alignment on one axis.
  func place(along axis: LayoutAxis) -> SlotAlignment {
    guard case .attach(let edges) = self else { return .center }
    let attached = LayoutEdge.allCases.filter { $0.axis == axis && edges.contains($0) }
    guard let edge = attached.first else { return .center }
    return attached.count == 2 ? .fill : edge.isStart ? .start : .end
  }

  /// The alignment as source; nil if it is centered.
  var argument: BlockOutline.Argument? {
    guard case .attach(let edges) = self else { return nil }
    return .source("alignment") { [self] in
      Self.names[self] ?? ".attach(\(edges.sourceText))"
    }
  }

  private static let names: [Self: String] = [
    .topLeading: ".topLeading", .top: ".top", .topTrailing: ".topTrailing", .leading: ".leading",
    .trailing: ".trailing", .bottomLeading: ".bottomLeading", .bottom: ".bottom",
    .bottomTrailing: ".bottomTrailing",
  ]
}
