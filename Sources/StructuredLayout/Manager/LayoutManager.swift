import Observation

/// A layout that can change.
///
/// The manager keeps the description. Each time you ask it to, it evaluates the description again
/// and applies the difference from the layout that it has built.
///
/// ```swift
/// private let manager = LayoutManager()
///
/// manager.setup(on: self) { view in
///   if view.isExpanded { view.detailLabel }
/// }
/// isExpanded = true
/// manager.update(animated: true)
/// ```
///
/// - An unchanged description costs no UIKit call, and little more than its evaluation if its
///   blocks can be compared (``Block/isSame(as:)``). From the first reload on, the manager keeps
///   the blocks with their views for this comparison, until they change.
/// - A changed constant is set on the live constraint.
/// - Views that the description no longer names leave, if the layout has added them.
/// - New views are inserted at their place among the others. Views that do not belong to the layout
///   keep their places.
///
/// A closure that names its owner keeps it alive, as any closure does. A closure that receives the
/// view, or an owner, as its argument does not.
@preconcurrency @MainActor
public final class LayoutManager {
  /// The view that the layout is on, as long as it exists.
  public private(set) weak var targetView: UIView?

  private var describe: (() -> [any Block]?)?
  private var layout: InstalledLayout?
  private var line = SourceLine(fileID: "", line: 0)
  private let madeViews = MadeViews()
  private let tracks: Bool
  private var trackedReload = 0
  /// The number of the last reload after which a change was reported.
  private var lastChangedReload = 0
  private var isDescribing = false
  /// The blocks of the last plan, from the first reload on; nil if they can't be compared.
  private var lastBlocks: BlockGroup?

  /// Whether assistive technologies visit the views in the order of the description.
  ///
  /// If true, the order does not depend on where the views lie, and views that others have added to
  /// the same parents come last. The host and the other parents keep these views as
  /// `accessibilityElements` until the next update. If false, the order follows the positions of
  /// the views.
  public var ordersAccessibilityElements = false {
    didSet { layout?.ordersAccessibilityElements = ordersAccessibilityElements }
  }

  /// The transitions of the views in the layout.
  private var transitions = ViewTransitions()

  private var reads: DescriptionReads?
  /// The place where the layout was described.
  private var place = Platform.place
  private let trackedAnimation: LayoutAnimation
  /// The managers that have been notified of a change, in that order. Some may have reloaded since.
  private static var changed: [Changed] = []
  /// The length of the chain of reloads that has led to the current one, each by its changes; nil
  /// if no reload is running.
  private static var chainLength: Int?
  /// The length of the chain that leads to the next reload.
  private var nextChainLength = 0

  /// Creates a manager without a layout.
  ///
  /// With tracking, a change of something that the description has read reloads the layout on the
  /// next turn of the main actor, once for all changes. The manager tracks states such as
  /// `@ViewState` on every system, and `@Observable` objects on systems that have Observation, from
  /// iOS 17 and tvOS 17 on. Other changes need ``reloadLayout()``.
  ///
  /// It is an issue if a description changes what it has read, or if several descriptions in turn
  /// change what the others have read. The eighth layout then stands until other code changes a
  /// `@ViewState` that the description has read, or asks for a reload.
  ///
  /// - Parameters:
  ///   - tracking: Whether the layout reloads when something that the description has read changes.
  ///   - animation: The animation of tracked changes; you can pass `true` or `false`.
  public init(tracking: Bool = false, animation: LayoutAnimation = false) {
    tracks = tracking
    trackedAnimation = animation.repaired()
  }
}

// MARK: Setting up

extension LayoutManager {
  /// Builds a layout on a view, in place of the manager's former layout.
  ///
  /// The manager keeps the description, with everything that it names.
  public func setup(
    on view: UIView, fileID: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder layout: @escaping () -> [any Block]
  ) {
    setup(on: view, at: SourceLine(fileID: fileID, line: line), layout)
  }

  /// Builds a layout on a view, with a description that receives the view and so need not keep it
  /// alive.
  public func setup<View: UIView>(
    on view: View, fileID: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder layout: @escaping (View) -> [any Block]
  ) {
    setup(on: view, for: view, fileID: fileID, line: line, layout: layout)
  }

  /// Builds a layout on a view, with a description that receives another object, such as the view
  /// controller, and so need not keep it alive.
  ///
  /// Once the owner is gone, the layout no longer changes.
  public func setup<Owner: AnyObject>(
    on view: UIView, for owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
    @BlockBuilder layout: @escaping (Owner) -> [any Block]
  ) {
    setup(on: view, at: SourceLine(fileID: fileID, line: line)) { [weak owner] in
      owner.map(layout)
    }
  }

  /// Whether a block has made a choice that depends on the available room.
  package var dependsOnAvailableSpace: Bool { madeViews.all.contains { $0 is LayoutSensor } }

  /// Has the next description make its views again, because it describes something else.
  package func forgetMadeViews() { madeViews.forgetAll() }

  private func setup(
    on view: UIView, at line: SourceLine, _ describe: @escaping () -> [any Block]?
  ) {
    if targetView !== view {
      layout?.remove()
      exchange(&layout, for: nil)
    }
    targetView = view
    self.line = line
    exchange(&self.describe, for: describe)
    exchange(&lastBlocks, for: nil)
    madeViews.replan = { [weak self] in
      self?.lastBlocks = nil
      self?.reloadLayout()
    }
    reloadLayout()
  }
}

// MARK: Changing

extension LayoutManager {
  /// Evaluates the description and applies the difference.
  ///
  /// The method does nothing before `setup`, and nothing once the view is gone. An issue that
  /// existed before is not reported again.
  public func reloadLayout() { reload() }

  private func reload(leave: ((UIView) -> Void)? = nil) {
    let outer = Self.chainLength
    Self.chainLength = max(outer ?? 0, nextChainLength)
    nextChainLength = 0
    defer { Self.chainLength = outer }
    madeViews.build(at: line) {
      guard let plan = plan() else { return }
      guard let layout else {
        let layout = InstalledLayout(plan)
        layout.ordersAccessibilityElements = ordersAccessibilityElements
        self.layout = layout
        return
      }
      layout.update(to: plan, leave: leave)
    }
  }

  /// Evaluates the description, applies the difference, and animates the change.
  ///
  /// Make the change before the call: the closure only runs when the animation has ended.
  ///
  /// The animation includes everything that the change moves, up to the root of the hierarchy. New
  /// views appear in their final places instead of flying in. Views that leave stay until the end.
  ///
  /// - Parameters:
  ///   - animation: The animation of the change; you can pass `true` or `false`.
  ///   - completion: Runs when the animation has ended.
  public func update(
    animated animation: LayoutAnimation, completion: @escaping () -> Void = {}
  ) {
    let animation = animation.repaired()
    guard let change = beginChange(animation) else {
      reloadLayout()
      targetView?.layoutIfNeeded()
      completion()
      return
    }
    reload(leave: change.transition.keep)
    show(change, animation, completion: completion)
  }

  /// The state before an animated change.
  private struct ShownChange {
    let transition: LayoutTransition
    let views: Set<ObjectIdentifier>
    let transitions: ViewTransitions
  }

  /// Returns nil if there is nothing to animate.
  private func beginChange(_ animation: LayoutAnimation) -> ShownChange? {
    guard let host = targetView, animation.isAnimated, let layout else { return nil }
    return ShownChange(
      transition: LayoutTransition(host: host),
      views: Set(layout.views.map { ObjectIdentifier($0) }), transitions: transitions)
  }

  private func show(
    _ change: ShownChange, _ animation: LayoutAnimation, completion: @escaping () -> Void
  ) {
    let inserted = (layout?.views ?? []).filter { !change.views.contains(ObjectIdentifier($0)) }
    change.transition.run(
      animation, inserted: inserted, by: (leaving: change.transitions, entering: transitions),
      completion: completion)
  }

  private func plan() -> LayoutPlan? {
    guard let targetView, let describe, !isDescribing else { return nil }
    isDescribing = true
    defer { isDescribing = false }
    var plan: LayoutPlan?
    inRound {
      tracked {
        guard let blocks = describe(), !repeats(BlockGroup(blocks)) else { return }
        let made = Mondrian.plan(for: blocks, on: targetView, at: line, reusing: madeViews)
        transitions = made.blockTransitions
        plan = consume made
      }
    }
    return plan
  }

  /// Whether the blocks are those that the layout was built from, and the layout still stands as it
  /// was built.
  ///
  /// Always false while tracking: a block's reads are tracked by placing it.
  private func repeats(_ blocks: BlockGroup) -> Bool {
    guard let layout, !tracks else { return false }
    if let lastBlocks, blocks.isSame(as: lastBlocks) { return layout.isUnchanged }
    lastBlocks = blocks.isSame(as: blocks) ? blocks : nil
    return false
  }
}

// MARK: Looking

extension LayoutManager {
  /// The layout that has been built.
  package var installed: InstalledLayout? { layout }

  /// The blocks that the description returns now.
  var currentBlocks: BlockGroup? {
    guard !isDescribing, let blocks = inRound({ describe?() }) else { return nil }
    return BlockGroup(blocks)
  }

  /// The constraints, in the order of the description.
  public var constraints: [NSLayoutConstraint] { layout?.constraints ?? [] }

  /// The constraints of the block with an identity.
  public func constraints(of id: some Hashable & Sendable) -> [NSLayoutConstraint] {
    layout?.constraints(of: LayoutKey(id)) ?? []
  }

  /// The views and guides whose frames are ambiguous, each with the line that describes it.
  public var ambiguities: [LayoutAmbiguity] { layout?.ambiguities ?? [] }
}

// MARK: Tracking

extension LayoutManager {
  /// Runs a description in a round, in which it may replace the actions that it gave to views
  /// before.
  private func inRound<Result>(_ describe: () -> Result) -> Result {
    DescriptionRound.run(of: self, on: targetView, describe)
  }

  /// Runs a description, and reloads once when a value that it has read changes.
  private func tracked(_ describe: () -> Void) {
    guard tracks else { return describe() }
    place = Platform.place
    trackedReload += 1
    let number = trackedReload
    let changed: @Sendable () -> Bool = { [weak self] in
      if MainActorQueue.isCurrent {
        let isTaken = MainActor.assumeIsolated { self?.schedulesReload(since: number) ?? true }
        guard isTaken else { return false }
      }
      Task { @MainActor [weak self] in
        guard let self else { return }
        place(targetView) { self.stateDidChange(since: number) }
      }
      return true
    }
    reads?.end()
    let reads = DescriptionReads(changed: changed)
    self.reads = reads
    guard #available(iOS 17, tvOS 17, macOS 14, *), Platform.release >= 17 else {
      return reads.note(describe)
    }
    return withObservationTracking({ reads.note(describe) }, onChange: { _ = changed() })
  }

  /// Whether the manager will reload for a change. It does not reload endlessly for changes that
  /// descriptions make themselves.
  private func schedulesReload(since number: Int) -> Bool {
    guard number == trackedReload, lastChangedReload != number else { return true }
    let length = Self.chainLength.map { $0 + 1 } ?? 0
    guard madeViews.mayBuild(at: line, after: length) else { return false }
    (lastChangedReload, nextChainLength) = (number, length)
    Self.changed.append(Changed(manager: self, number: number))
    return true
  }

  /// A manager that has been notified of a change.
  @MainActor
  private struct Changed {
    weak var manager: LayoutManager?
    /// The number of its last reload then.
    let number: Int

    /// Whether it has not reloaded since.
    var isDue: Bool { manager.map { $0.trackedReload == number } ?? false }
  }

  /// Reloads the managers in some hierarchies that have been notified of a change, without waiting
  /// for the next turn of the main actor.
  ///
  /// - Returns: Whether a manager has reloaded.
  package static func reloadChanged(in roots: [UIView]) -> Bool {
    let due = changed.filter { change in
      change.isDue && change.manager?.targetView.map { roots.contains($0.outermost) } ?? false
    }
    for change in due { change.manager?.stateDidChange(since: change.number) }
    return !due.isEmpty
  }

  /// Reloads, unless that has happened since. Other managers in the same hierarchy that have been
  /// notified reload together with it: a view may move from one layout to another, and while only
  /// one of them has reloaded, both would affect it.
  private func stateDidChange(since number: Int) {
    defer { Self.changed.removeAll { !$0.isDue } }
    guard number == trackedReload else { return }
    let root = targetView?.outermost
    var (due, known) = ([self], Set([ObjectIdentifier(self)]))
    for change in Self.changed where change.isDue {
      guard let manager = change.manager, manager.targetView?.outermost === root,
        known.insert(ObjectIdentifier(manager)).inserted
      else { continue }
      due.append(manager)
    }
    let changes = due.map { $0.beginChange($0.trackedAnimation) }
    for (manager, change) in zip(due, changes) { manager.reload(leave: change?.transition.keep) }
    for (manager, change) in zip(due, changes) {
      if let change { manager.show(change, manager.trackedAnimation) {} }
    }
  }
}
