import ConstraintSolver
import Foundation

/// Keeps the solver of a tree of views in step with its constraints, and the frames in step with the solver.
///
/// A tree has one engine, created when it is first laid out. Variables are relative to the superview, so moving a view
/// disturbs nothing inside it. They are created when a constraint first mentions an item, in the order of activation,
/// because the item mentioned first wins ties.
///
/// Changes are only recorded; ``flush()`` brings them into the solver before the next solve. A changed constant or
/// content size edits the solver's constraint rather than adding a new one.
@MainActor
final class LayoutEngine {
  /// The purpose of an engine.
  enum Purpose {
    /// The layout on screen.
    case live
    /// A measurement without side effects.
    case fitting(target: CGSize, priorities: AxisPair<UILayoutPriority>)
  }

  let purpose: Purpose
  let isLive: Bool
  /// The root removes itself before it is deallocated; an engine lets go of a root that joins another engine.
  nonisolated(unsafe) unowned(unsafe) var root: UIView?
  // Of the unchecked properties: while one is being changed, only the solver calls out. It asks which constraint gives
  // way first, which reads nothing but `clients`. Checking for exclusive access would take as long as lowering does.
  @exclusivity(unchecked) var solver = Solver()
  @exclusivity(unchecked) var records: [ItemRecord] = []
  var vacantSlots: [Int] = []
  /// The slots of items in a measurement with many items; a live engine stores them in the items.
  var fittingSlots: [ObjectIdentifier: Int] = [:]
  /// The handles of constraints on baselines in a measurement, with the offsets that their items add to the right side.
  var fittingBaselines: [ObjectIdentifier: (handle: ConstraintID, offset: Double)] = [:]
  /// The client's constraint for each of the solver's constraints, by index.
  @exclusivity(unchecked) var clients: [Unmanaged<NSLayoutConstraint>?] = []
  var conflicts = ConflictLedger()
  /// Detects conflicts as soon as constraints are activated.
  var watch = ConflictWatch()
  /// The constraints to report if they do not hold.
  @exclusivity(unchecked) var watched: [ConstraintID] = []

  // Changes since the last flush.
  var isNew = true
  // A root that is deallocated empties these, while code on the main actor waits for it.
  nonisolated(unsafe) var pendingViews: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) var pendingConstraints = PendingConstraints()
  /// The slots of records.
  @exclusivity(unchecked) var staleContent: [Int] = []
  @exclusivity(unchecked) var stalePlacements: [Int] = []
  /// The insets of system guides within their views, by the constraints that set them.
  var insets: [ConstraintID: Inset] = [:]
  /// The slots of records whose height depends on their width, in order.
  @exclusivity(unchecked) var textSlots: [Int] = []
  @exclusivity(unchecked) var texts = TextAgenda()
  /// The number of layouts of texts so far.
  var textLayouts = 0
  /// Whether a constraint relates a width to a height.
  var tiesAxes = false
  /// Whether a constraint has ever mentioned a baseline.
  var mentionsBaselines = false
  var needsSolve = true
  /// Whether a view arranges others by their sizes, whatever determines those.
  var measuresContent = false
  /// Whether ties may be decided differently than at the last solve.
  var areTiesStale = true
  var isSolving = false
  /// The slot of the record that each variable belongs to, by the variable's index.
  @exclusivity(unchecked) var slotsOfVariables: [Int32] = []
  /// The slots of records whose variables have changed; nil for all.
  @exclusivity(unchecked) var movedSlots: [Int]? = []
  /// The pixel grid for rounding frames; nil if the next pass must look it up.
  var grid: PixelGrid?
  /// The reading direction of the last owner that was asked; consecutive constraints mostly share an owner.
  var direction: (owner: ViewIdentity?, isRightToLeft: Bool)?

  init(root: UIView, purpose: Purpose = .live) {
    self.root = root
    self.purpose = purpose
    if case .live = purpose { isLive = true } else { isLive = false }
  }

  /// The engine of a view's tree.
  ///
  /// - Complexity: Constant for a view that has been laid out; otherwise linear in its depth.
  static func engine(of view: UIView) -> LayoutEngine? {
    // Views that leave a tree leave its engine, so only the root may have joined another tree.
    if let engine = view.node.engine, let root = engine.root, root.storedSuperview == nil {
      return engine
    }
    let root = view.root
    if let engine = root.node.engine, engine.root === root { return engine }
    let engine = LayoutEngine(root: root)
    root.node.engine = engine
    // If its window is gone, its slot was among the records of another engine.
    root.node.slot = -1
    root.installedConstraints.forEach { $0.installation.handle = nil }
    return engine
  }

  // MARK: - What changes

  /// Takes note of a view that was added to the tree.
  func attach(_ view: UIView) {
    pendingViews.append(view)
    needsSolve = true
    carriersChanged(around: view)
  }

  /// Takes note of a changed order of views in the tree, or of the items that one of them arranges.
  func reordered() {
    needsSolve = true
    areTiesStale = true
    // Which of several constraints gives way depends on the order of the tree.
    solver.reconsiderAll()
  }

  /// Removes a view and everything inside it from the engine.
  func detach(_ view: UIView) {
    watch.forget()
    view.forEachInTree { view in
      for constraint in view.installedConstraints.all {
        conflicts.forget(constraint)
        removeFromSolver(constraint)
      }
    }
    view.forEachInTree { view in
      for guide in view.allGuides { forget(guide.node) }
      forget(view.node)
    }
    forgetPending(view)
    carriersChanged(around: view)
  }

  /// Forgets a view that leaves the tree, perhaps before the engine has taken it in.
  func forgetPending(_ view: UIView) { pendingViews.remove(identicalTo: view) }

  func detach(guide: UILayoutGuide) {
    watch.forget()
    forget(guide.node)
  }

  private func forget(_ node: LayoutNode) {
    guard node.engine === self else { return }
    // If no constraint mentions the item again, its container must place it.
    if node.slot >= 0 { node.container?.markNeedsLayout() }
    removeRecord(of: node)
    leave(node)
  }

  /// Releases an item. The engine refers to its root exactly as long as the root refers to the engine.
  func leave(_ node: LayoutNode) {
    if let root, root.node === node { self.root = nil }
    node.engine = nil
  }

  /// Releases the pending views and constraints as the root is deallocated: their items refer to the engine, and
  /// nothing else would break that reference.
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
    removeFromSolver(constraint)
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

  /// Takes note of a change to a view's content size or its content priorities.
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

  /// Updates the system guides of a view, and the constraints on its margins, after the margins or the safe area
  /// changed.
  func marginsChanged(of view: UIView) {
    for guide in view.systemGuides { hostFrameChanged(of: guide.node) }
    updateOffsets(of: view.node.mentions.all.filter(\.mentionsMargins))
  }

  /// Takes note of scrolling: the content moves relative to everything outside the view, and to the guides fixed in its
  /// visible part.
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

  /// Updates the guide that depends on the size of its view in other ways than as a share.
  func sizeChanged(of view: UIView) {
    guard let guide = view.rare?.systemGuides[.readableContent] else { return }
    hostFrameChanged(of: guide.node)
  }

  /// Lowers constraints again after leading and trailing swapped sides in a view.
  func directionChanged(of view: UIView) {
    watch.forget()
    relower(view.installedConstraints.all.filter(\.isDirectional))
    view.markNeedsLayout()
  }

  /// Lowers constraints on the baselines of a view again after it forwards them to another view.
  func baselinesMoved(of node: LayoutNode) {
    relower(node.mentions.all.filter(\.mentionsBaseline))
    node.hostView?.markNeedsLayout()
  }

  /// Takes note of a view or text that was added or removed, to which enclosing views may forward their baselines.
  func carriersChanged(around view: UIView) {
    guard mentionsBaselines else { return }
    for outer in sequence(first: view, next: \.storedSuperview).dropFirst()
    where outer.node.hasBaselineMentions {
      baselinesMoved(of: outer.node)
    }
  }

  private func relower(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.installation.handle != nil {
      removeFromSolver(constraint)
      activated(constraint)
    }
  }

  /// Removes a constraint from the solver; it may still be active.
  private func removeFromSolver(_ constraint: NSLayoutConstraint) {
    guard let handle = constraint.installation.handle, constraint.engine === self else { return }
    solver.remove(handle)
    clients[Int(handle.index)] = nil
    conflicts.endConflicts(of: [handle])
    innerConstraintsChanged(of: constraint.installation.owner)
    constraint.installation.handle = nil
    needsSolve = true
    areTiesStale = true
  }
}
