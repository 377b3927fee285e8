/// A view as an element of a layout.
///
/// A bare view has the same effect. Use this type to make explicit that the view is a block, or for
/// views that the layout makes:
///
/// ```swift
/// for person in people {
///   ViewBlock(id: person.id) { UILabel() } update: { $0.text = person.name }
/// }
/// ```
@preconcurrency @MainActor
public struct ViewBlock: ValueBlock {
  private let content: Content

  private enum Content {
    case given(UIView)
    case named(NamedView)
  }

  /// Creates a block for a view; naming the view itself has the same effect.
  public init(_ view: UIView) { content = .given(view) }

  /// Creates a block for a view that the layout makes, and keeps as long as descriptions name it.
  ///
  /// The layout makes the view when a description first names it. It recognizes the view by its
  /// type and identity, and by its order among views that share both. A ``LayoutManager`` keeps the
  /// view from one description to the next, and releases it with the first description that does
  /// not name it. Without a manager, the context that `buildSubviews` returns keeps the view.
  ///
  /// - Parameters:
  ///   - id: The identity that distinguishes the view from others of its type.
  ///   - make: Makes the view. A closure with several statements states its type:
  ///     `{ () -> UILabel in … }`.
  ///   - update: Updates the view each time the layout is built, before anything is measured.
  public init<View: UIView>(
    id: some Hashable & Sendable, make: @escaping () -> View,
    update: @escaping (View) -> Void = { _ in }
  ) {
    content = .named(NamedView(LayoutKey(id), make: make, update: update))
  }

  /// The view that the block lays out.
  ///
  /// If layouts make the view, this is the view of the last layout that the block was in. If there
  /// has been none, the view is made now.
  public var view: UIView {
    switch content {
    case .given(let view): view
    case .named(let named): named.view ?? named.view(in: nil, isPlaced: false)
    }
  }

  /// Returns the view of the block in a layout.
  func view(in views: MadeViews?, isPlaced: Bool) -> UIView {
    switch content {
    case .given(let view): view
    case .named(let named): named.view(in: views, isPlaced: isPlaced)
    }
  }

  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard case .named(let named) = content else { return view.place(in: proposal, plan: &plan) }
    return named.view(in: plan.rooms.measuring.madeViews, isPlaced: true)
      .place(in: proposal, plan: &plan)
  }

  public func outline(into outline: inout BlockOutline) { outline.object(.view(view)) }

  /// Whether the other block is the same view.
  ///
  /// False for a view that the layout makes, which is updated each time.
  public func isSame(as other: any Block) -> Bool {
    isSame(as: other) { other in
      guard case .given(let view) = content, case .given(let known) = other.content else {
        return false
      }
      return view === known
    }
  }
}

extension ViewBlock: Equatable {
  public nonisolated static func == (left: ViewBlock, right: ViewBlock) -> Bool {
    switch (left.content, right.content) {
    case (.given(let left), .given(let right)): left === right
    case (.named(let left), .named(let right)): left === right
    default: false
    }
  }
}

extension Block where Self: UIView {
  /// The view as a block.
  @preconcurrency @MainActor
  @_disfavoredOverload
  public var viewBlock: ViewBlock { ViewBlock(self) }

  /// Adds the view to the host and aligns it.
  @_disfavoredOverload
  public func place(in proposal: BlockProposal, plan: inout LayoutPlan) -> BlockPlacement {
    guard let item = plan.place(self, at: proposal.line) else { return .gone }
    plan.setContentPriorities(of: item, in: proposal)
    let own = BlockBox(item)
    var placement = BlockPlacement(plan.align(own, in: proposal))
    placement.item = item
    placement.firstBaseline = LayoutAnchor(item, .firstBaseline)
    placement.lastBaseline = LayoutAnchor(item, .lastBaseline)
    return placement
  }

  /// Adds the name of the view.
  @_disfavoredOverload
  public func outline(into outline: inout BlockOutline) { outline.object(.view(self)) }

  /// Whether the other block is this view.
  @_disfavoredOverload
  public func isSame(as other: any Block) -> Bool { isObject(other) }
}

extension UIView: Block {}
