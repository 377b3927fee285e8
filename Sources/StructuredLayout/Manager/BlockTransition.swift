/// How a block comes and goes where a change of the layout is animated.
///
/// ```swift
/// banner.viewBlock.transition(.move(edge: .top).combined(with: .opacity))
/// ```
public struct BlockTransition: Hashable, Sendable {
  private var fades = false
  private var edge: LayoutEdge?

  private init() {}

  /// At once: the block appears where it belongs, and disappears from where it was, as the animation
  /// begins.
  public static let identity = BlockTransition()

  /// From and to an alpha of 0. This is what blocks do of which nothing is said.
  public static let opacity: BlockTransition = {
    var transition = BlockTransition()
    transition.fades = true
    return transition
  }()

  /// From and to beyond an edge of the block itself, as far as the block is long.
  public static func move(edge: LayoutEdge) -> BlockTransition {
    var transition = BlockTransition()
    transition.edge = edge
    return transition
  }

  /// Both at once. Of two movements, the other's counts.
  public func combined(with other: BlockTransition) -> BlockTransition {
    var both = self
    both.fades = fades || other.fades
    both.edge = other.edge ?? edge
    return both
  }
}

extension BlockTransition {
  /// Whether there is anything to see of it.
  var isVisible: Bool { fades || edge != nil }

  /// The alpha at the outer end, of one that has so much alpha at the inner one.
  func alpha(of alpha: CGFloat) -> CGFloat { fades ? 0 : alpha }

  /// How far the outer end lies from the inner one, for a block of a size.
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
