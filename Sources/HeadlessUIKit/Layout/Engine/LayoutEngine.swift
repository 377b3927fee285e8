import ConstraintSolver
import Foundation

/// Keeps the solver of a tree of views in step with its constraints, and the frames with the solver.
///
/// A tree has one engine, made when it is first laid out. Variables are relative to the superview:
/// moving a view disturbs nothing inside it. They are made when a constraint first mentions an item,
/// in the order of activation, because the item that was mentioned first wins ties.
///
/// What changes is only noted; ``flush()`` brings it into the solver before the next solve. A changed
/// constant or content size is an edit there, not a new constraint.
@MainActor
final class LayoutEngine {
  /// What the engine is for.
  enum Purpose {
    /// The layout that is shown.
    case live
    /// A measurement that nobody else must notice.
    case fitting(target: CGSize, priorities: AxisPair<UILayoutPriority>)
  }

  let purpose: Purpose
  let isLive: Bool
  /// The view takes itself out before it goes; one that has come to another engine is let go.
  nonisolated(unsafe) unowned(unsafe) var root: UIView?
  // Nobody is called while one of the unchecked ones is being changed but the solver, which asks what
  // gives way first, and that looks at the clients alone: checking that accesses don't overlap would take
  // as long as lowering does.
  @exclusivity(unchecked) var solver = Solver()
  @exclusivity(unchecked) var records: [ItemRecord] = []
  var vacantSlots: [Int] = []
  /// Where items are in a measurement of many; the live engine notes it in the items themselves.
  var fittingSlots: [ObjectIdentifier: Int] = [:]
  /// The same of the constraints on baselines, with what their items add to the right side.
  var fittingBaselines: [ObjectIdentifier: (handle: ConstraintID, offset: Double)] = [:]
  /// The constraint behind each of the solver's, by index.
  @exclusivity(unchecked) var clients: [Unmanaged<NSLayoutConstraint>?] = []
  var conflicts = ConflictLedger()
  /// Sees conflicts as soon as they are made.
  var watch = ConflictWatch()
  /// What is to be told of if it is not kept.
  @exclusivity(unchecked) var watched: [ConstraintID] = []

  // What has changed since the last flush.
  var isNew = true
  // These are emptied by a root that goes, for which the main actor's code waits.
  nonisolated(unsafe) var pendingViews: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) var pendingConstraints = PendingConstraints()
  /// The places of records.
  @exclusivity(unchecked) var staleContent: [Int] = []
  @exclusivity(unchecked) var stalePlacements: [Int] = []
  /// What the guides of the system are narrower by than what they are in, by the constraints that say how
  /// much.
  var insets: [ConstraintID: Inset] = [:]
  /// The places of records whose height depends on their width, in order.
  @exclusivity(unchecked) var textSlots: [Int] = []
  @exclusivity(unchecked) var texts = TextAgenda()
  /// How many layouts of texts there have been.
  var textLayouts = 0
  /// Whether a constraint makes a width depend on a height.
  var tiesAxes = false
  /// Whether a constraint has ever spoken of a baseline.
  var mentionsBaselines = false
  var needsSolve = true
  /// Whether a view arranges others by how large they are, whatever makes them so.
  var measuresContent = false
  /// Whether other items may come first among equals than at the last solve.
  var areTiesStale = true
  var isSolving = false
  /// The record that each variable of the solver belongs to, by index.
  @exclusivity(unchecked) var slotsOfVariables: [Int32] = []
  /// The records whose variables have changed, nil for all.
  @exclusivity(unchecked) var movedSlots: [Int]? = []
  /// The pixels that frames are rounded to; nil when the next pass is to ask.
  var grid: PixelGrid?
  /// Which way the last owner reads that was asked, since constraints mostly follow each other.
  var direction: (owner: ViewIdentity?, isRightToLeft: Bool)?

  init(root: UIView, purpose: Purpose = .live) {
    self.root = root
    self.purpose = purpose
    if case .live = purpose { isLive = true } else { isLive = false }
  }

  /// The engine of the tree that a view is in.
  ///
  /// - Complexity: Constant for a view that has been laid out; else linear in its depth.
  static func engine(of view: UIView) -> LayoutEngine? {
    // Views that leave a tree leave its engine, so only the root may have come into another one.
    if let engine = view.node.engine, let root = engine.root, root.storedSuperview == nil {
      return engine
    }
    let root = view.root
    if let engine = root.node.engine, engine.root === root { return engine }
    let engine = LayoutEngine(root: root)
    root.node.engine = engine
    // Its place was among the records of another engine, if its window has gone.
    root.node.slot = -1
    root.installedConstraints.forEach { $0.installation.handle = nil }
    return engine
  }

  // MARK: - What changes

  /// A view came into the tree.
  func attach(_ view: UIView) {
    pendingViews.append(view)
    needsSolve = true
    carriersChanged(around: view)
  }

  /// The views of a tree, or what one of them arranges, are in another order.
  func reordered() {
    needsSolve = true
    areTiesStale = true
    // Which of several gives way depends on the order of the tree.
    solver.reconsiderAll()
  }

  /// A view leaves the tree, with everything inside it.
  func detach(_ view: UIView) {
    watch.forget()
    view.forEachInTree { view in
      for constraint in view.installedConstraints.all {
        conflicts.forget(constraint)
        withdraw(constraint)
      }
    }
    view.forEachInTree { view in
      for guide in view.allGuides { forget(guide.node) }
      forget(view.node)
    }
    forgetPending(view)
    carriersChanged(around: view)
  }

  /// A view leaves the tree that may not have been taken in yet.
  func forgetPending(_ view: UIView) { pendingViews.remove(identicalTo: view) }

  func detach(guide: UILayoutGuide) {
    watch.forget()
    forget(guide.node)
  }

  private func forget(_ node: LayoutNode) {
    guard node.engine === self else { return }
    // Where no constraint mentions it again, its container must place it.
    if node.slot >= 0 { node.container?.markNeedsLayout() }
    removeRecord(of: node)
    leave(node)
  }

  /// An engine is known to its root as long as it refers to it.
  func leave(_ node: LayoutNode) {
    if let root, root.node === node { self.root = nil }
    node.engine = nil
  }

  /// The root goes, and with it what was to come: that knows the engine by its items, which nobody else
  /// would take from it any more.
  nonisolated func rootGoes() {
    root = nil
    let pending = (pendingViews, pendingConstraints)
    (pendingViews, pendingConstraints) = ([], PendingConstraints())
    withExtendedLifetime(pending) {}
  }

  func activated(_ constraint: NSLayoutConstraint) {
    FeedbackLoop.note("activates \(constraint.equation)")
    pendingConstraints.append(constraint)
    needsSolve = true
    areTiesStale = true
    innerConstraintsChanged(of: constraint.installation.owner)
  }

  private func innerConstraintsChanged(of owner: UIView?) {
    guard measuresContent, let owner else { return }
    owner.storedSuperview?.contentDidChange(of: owner)
  }

  func deactivated(_ constraint: NSLayoutConstraint) {
    FeedbackLoop.note("deactivates \(constraint.equation)")
    watch.forget()
    conflicts.forget(constraint)
    withdraw(constraint)
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let handle = constraint.installation.handle else { return }
    FeedbackLoop.note("changes the constant of \(constraint.equation)")
    if constraint.priority == .required { watch.forget() }
    solver.setConstant(constraint.usableConstant + constraint.offset, of: handle)
    edited(owner: constraint.installation.owner)
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    guard let handle = constraint.installation.handle else { return }
    FeedbackLoop.note("changes the priority of \(constraint.equation)")
    solver.setPriority(constraint.priority.rawValue, of: handle)
    edited(owner: constraint.installation.owner)
  }

  func edited(owner: UIView?) {
    Headless.counters.constraintsEdited += 1
    needsSolve = true
    owner?.markNeedsLayout()
    innerConstraintsChanged(of: owner)
  }

  /// The content of a view, or how strongly it holds, changed.
  func contentChanged(of node: LayoutNode) {
    guard let slot = slot(of: node) else { return }
    staleContent.append(slot)
    needsSolve = true
  }

  func hostFrameChanged(of node: LayoutNode) {
    watch.forget()
    guard let slot = slot(of: node) else { return }
    stalePlacements.append(slot)
    needsSolve = true
  }

  func translationChanged(of node: LayoutNode) {
    hostFrameChanged(of: node)
    contentChanged(of: node)
  }

  /// Margins or the safe area of a view changed: its guides move, and what speaks of its margins.
  func marginsChanged(of view: UIView) {
    for guide in view.systemGuides { hostFrameChanged(of: guide.node) }
    updateOffsets(of: view.node.mentions.all.filter(\.mentionsMargins))
  }

  /// A view has been scrolled: what is inside moves relative to what is outside, and to the guides
  /// that stay in its visible part.
  func scrolled(_ view: UIView) {
    if view.node.holdsFixedGuides {
      updateOffsets(
        of: view.installedConstraints.all.filter { constraint in
          constraint.mentionedNodes.contains { node in
            node.isFixed && node.guideOwner === view
          }
        })
    }
    guard view.node.isCrossed else { return }
    for ancestor in sequence(first: view, next: \.storedSuperview).dropFirst() {
      updateOffsets(
        of: ancestor.installedConstraints.all.filter { constraint in
          constraint.mentionedNodes.contains { node in
            node.hostView?.isDescendant(of: view) == true
          }
        })
    }
  }

  /// The size of a view changed, on which one of its guides depends in other ways than as a share.
  func sizeChanged(of view: UIView) {
    guard let guide = view.rare?.systemGuides[.readableContent] else { return }
    hostFrameChanged(of: guide.node)
  }

  /// Leading and trailing have changed sides in what a view holds.
  func directionChanged(of view: UIView) {
    watch.forget()
    relower(view.installedConstraints.all.filter(\.isDirectional))
    view.markNeedsLayout()
  }

  /// A view has left its baselines to another one inside it.
  func baselinesMoved(of node: LayoutNode) {
    relower(node.mentions.all.filter(\.mentionsBaseline))
    node.hostView?.markNeedsLayout()
  }

  /// A view comes or goes, or its text does, to which those around it may leave their baselines.
  func carriersChanged(around view: UIView) {
    guard mentionsBaselines else { return }
    for outer in sequence(first: view, next: \.storedSuperview).dropFirst()
    where outer.node.hasBaselineMentions {
      baselinesMoved(of: outer.node)
    }
  }

  private func relower(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.installation.handle != nil {
      withdraw(constraint)
      activated(constraint)
    }
  }

  /// Takes a constraint out of the solver; it may still be active.
  private func withdraw(_ constraint: NSLayoutConstraint) {
    guard let handle = constraint.installation.handle, constraint.engine === self else { return }
    solver.remove(handle)
    clients[Int(handle.index)] = nil
    conflicts.heal([handle])
    innerConstraintsChanged(of: constraint.installation.owner)
    constraint.installation.handle = nil
    needsSolve = true
    areTiesStale = true
  }
}
