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

/// A block that comes and goes in its own way.
@preconcurrency @MainActor
public struct TransitionBlock: ValueBlock, WrappingBlock {
  let content: any Block
  let transition: BlockTransition

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    let first = plan.placements.count
    let placement = content.placeWhole(in: proposal, plan: &plan)
    // Those inside of other views go with them.
    let views = plan.placements[first...].filter {
      plan.parent(ofPlaced: $0) === plan.currentParent
    }
    .compactMap { plan.view($0) }
    plan.rooms.transitions.add(transition, to: views)
    return placement
  }

  public func outline(into outline: inout BlockOutline) {
    content.outline(into: &outline)
    let transition = transition
    outline.modifier("transition", .source("") { transition.source })
  }
}

extension ValueBlock {
  /// Says how the block comes and goes where a ``LayoutManager`` animates a change.
  ///
  /// All views of the block move alike. Of one transition in another, the inner one counts.
  @_disfavoredOverload
  public func transition(_ transition: BlockTransition) -> TransitionBlock {
    TransitionBlock(content: self, transition: transition)
  }
}

/// How the views of a layout come and go.
@MainActor
struct ViewTransitions {
  /// Views that move as one.
  struct Group {
    let transition: BlockTransition
    private let known: [Known]

    /// Nobody keeps a view for how it comes and goes.
    private struct Known {
      private(set) weak var view: UIView?
    }

    init(_ transition: BlockTransition, _ views: [UIView]) {
      self.transition = transition
      known = views.map { Known(view: $0) }
    }

    var views: [UIView] { known.compactMap(\.view) }
  }

  private var groups: [Group] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// Says how some views come and go, but for those of which it has been said.
  mutating func add(_ transition: BlockTransition, to views: [UIView]) {
    let rest = views.filter { numbers[ObjectIdentifier($0)] == nil }
    guard !rest.isEmpty else { return }
    for view in rest { numbers[ObjectIdentifier(view)] = groups.count }
    groups.append(Group(transition, rest))
  }

  /// The group that a view is in; by itself, it fades.
  func group(of view: UIView) -> Group {
    if let number = numbers[ObjectIdentifier(view)],
      groups[number].views.contains(where: { $0 === view })
    {
      return groups[number]
    }
    return Group(.opacity, [view])
  }
}
