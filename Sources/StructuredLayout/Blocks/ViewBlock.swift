/// A view as an element of a layout.
///
/// A bare view does the same; the block is there for those who want to say that it is one, and for views
/// that the layout itself makes:
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

  /// The same as naming the view itself.
  public init(_ view: UIView) { content = .given(view) }

  /// A view that the layout makes when it first names it, and keeps as long as it does.
  ///
  /// What makes it the same view is its type, its identity and, where several have both, which of them
  /// it is in order. A ``LayoutManager`` keeps the view from one description to the next, and lets it go
  /// with the first that does not name it; without one, what `buildSubviews` returns keeps it.
  ///
  /// - Parameters:
  ///   - id: What tells the view from others of its type.
  ///   - make: Makes the view. One that has several statements says what it returns: `{ () -> UILabel in … }`.
  ///   - update: Brings the view up to date: each time that the layout is built, before anything is
  ///     measured.
  public init<View: UIView>(
    id: some Hashable & Sendable, make: @escaping () -> View,
    update: @escaping (View) -> Void = { _ in }
  ) {
    content = .named(NamedView(LayoutKey(id), make: make, update: update))
  }

  /// The view that is laid out. One that a layout makes is that of the last layout that the block was in;
  /// it is made now if there has been none.
  public var view: UIView {
    switch content {
    case .given(let view): view
    case .named(let named): named.view ?? named.view(in: nil, isPlaced: false)
    }
  }

  /// The view in a layout.
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

  /// Whether the other block is the same view; one that a layout makes is brought up to date each time.
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

  /// The name of the view.
  @_disfavoredOverload
  public func outline(into outline: inout BlockOutline) { outline.object(.view(self)) }

  /// Whether the other block is this view.
  @_disfavoredOverload
  public func isSame(as other: any Block) -> Bool { isObject(other) }
}

extension UIView: Block {}
