/// The way in which a block comes and goes when a change of the layout is animated.
///
/// ```swift
/// banner.viewBlock.transition(.move(edge: .top).combined(with: .opacity))
/// ```
public struct BlockTransition: Hashable, Sendable {
  private var fades = false
  private var edge: LayoutEdge?

  private init() {}

  /// No transition: as the animation begins, the block appears in its place, or disappears from it.
  public static let identity = BlockTransition()

  /// Fades in from an alpha of 0, and out to 0; this is the default.
  public static let opacity: BlockTransition = {
    var transition = BlockTransition()
    transition.fades = true
    return transition
  }()

  /// Moves in from beyond an edge of the block itself, and out to it, by the length of the block.
  public static func move(edge: LayoutEdge) -> BlockTransition {
    var transition = BlockTransition()
    transition.edge = edge
    return transition
  }

  /// Both transitions at once; of two movements, that of the other transition counts.
  public func combined(with other: BlockTransition) -> BlockTransition {
    var both = self
    both.fades = fades || other.fades
    both.edge = other.edge ?? edge
    return both
  }
}

extension BlockTransition {
  /// Whether the transition has a visible effect.
  var isVisible: Bool { fades || edge != nil }

  /// Returns the alpha at the outer end for a view with this alpha at the inner end.
  func alpha(of alpha: CGFloat) -> CGFloat { fades ? 0 : alpha }

  /// Returns the offset of the outer end from the inner one, for a block of a size.
  func offset(of size: CGSize, _ direction: UIUserInterfaceLayoutDirection) -> CGVector {
    guard let edge else { return .zero }
    let length = edge.axis.length(of: size) * (edge.isStart ? -1 : 1)
    switch edge.axis {
    case .vertical: return CGVector(dx: 0, dy: length)
    case .horizontal: return CGVector(dx: direction == .leftToRight ? length : -length, dy: 0)
    }
  }

  /// The transition as source.
  var source: String {
    let parts = [edge.map { ".move(edge: .\($0))" }, fades ? ".opacity" : nil].compactMap { $0 }
    guard let first = parts.first else { return ".identity" }
    return parts.count == 1 ? first : "\(first).combined(with: \(parts[1]))"
  }
}
