/// Installs and removes constraints.
@MainActor
enum ConstraintActivation {
  @exclusivity(unchecked) private static var activations: UInt64 = 0

  /// Installs the constraints that are not active. All of them then count as activated in this order: constraints that
  /// were active before do not come first in ties because of their age.
  static func activate(_ constraints: [NSLayoutConstraint]) {
    let before = Headless.counters.constraintsAdded
    defer { countCall(since: before) }
    var latest: UInt64 = 0
    var suspects: [LayoutEngine] = []
    for constraint in constraints {
      if !constraint.installation.isInstalled {
        guard let owner = validOwner(of: constraint) else { continue }
        install(constraint, on: owner)
        look(at: constraint, of: owner, &suspects)
      } else if constraint.installation.order < latest {
        reorder(constraint)
      }
      latest = constraint.installation.order
    }
    for engine in suspects { engine.reportActivationConflicts() }
  }

  /// Checks whether a constraint contradicts others. In a window, a conflict is reported at the end of the call that
  /// activates the constraint; outside windows, and during a layout, after the next layout.
  private static func look(
    at constraint: NSLayoutConstraint, of owner: UIView, _ suspects: inout [LayoutEngine]
  ) {
    guard constraint.priority == .required, owner.flags.contains(.isInWindow),
      !LayoutPass.isRunning
    else { return }
    let root = owner.root
    guard root.flags.contains(.isWindow), let engine = LayoutEngine.engine(of: root),
      engine.watch.suspects(constraint, in: root), !suspects.contains(where: { $0 === engine })
    else { return }
    suspects.append(engine)
  }

  private static func reorder(_ constraint: NSLayoutConstraint) {
    activations += 1
    constraint.installation.order = activations
    constraint.engine?.reordered()
  }

  /// Installs constraints on a view that contains all their items at any depth.
  static func add(_ constraints: [NSLayoutConstraint], to view: UIView) {
    let before = Headless.counters.constraintsAdded
    defer { countCall(since: before) }
    var suspects: [LayoutEngine] = []
    defer { for engine in suspects { engine.reportActivationConflicts() } }
    for constraint in constraints where !constraint.isActive {
      guard let owner = validOwner(of: constraint) else { continue }
      if owner.isDescendant(of: view) {
        install(constraint, on: view)
        look(at: constraint, of: view, &suspects)
      } else {
        Headless.log(
          """
          The view hierarchy is not prepared for the constraint: \(constraint.equation)
          \tWhen added to a view, the constraint's items must be descendants of that view (or the \
          view itself). This will crash if the constraint needs to be resolved before the view \
          hierarchy is assembled; it is ignored.
          """)
      }
    }
  }

  static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.isActive {
      uninstall(constraint)
    }
  }

  private static func countCall(since before: Int) {
    if Headless.counters.constraintsAdded > before { Headless.counters.activations += 1 }
  }

  private static func install(_ constraint: NSLayoutConstraint, on owner: UIView) {
    activations += 1
    constraint.installation.order = activations
    constraint.installation.owner = owner
    owner.installedConstraints.append(constraint)
    constraint.addToMentions()
    owner.node.engine?.activated(constraint)
    Headless.counters.constraintsAdded += 1
    owner.layoutDidBecomeInvalid()
  }

  static func uninstall(_ constraint: NSLayoutConstraint) {
    guard let owner = constraint.installation.owner else { return }
    constraint.engine?.deactivated(constraint)
    constraint.removeFromMentions()
    owner.installedConstraints.remove(constraint)
    constraint.installation = ConstraintInstallation()
    constraint.isWatched = false
    Headless.counters.constraintsRemoved += 1
    owner.layoutDidBecomeInvalid()
  }

  /// The view to hold a constraint. Logs the reason if the constraint can't be activated, in UIKit's words where UIKit
  /// throws.
  private static func validOwner(of constraint: NSLayoutConstraint) -> UIView? {
    if let complaint = constraint.complaint {
      Headless.log(complaint)
      return nil
    }
    constraint.checkLimits()
    guard var owner = constraint.firstNode?.hostView else {
      Headless.log("\(constraint.equation) has no view to hold it; it is ignored.")
      return nil
    }
    for role in constraint.roles.dropFirst() {
      guard let node = constraint.node(inRole: role) else { continue }
      guard let host = node.hostView, let common = owner.closestCommonAncestor(with: host) else {
        Headless.log(
          """
          Unable to activate constraint with anchors of \(constraint.equation) because they have \
          no common ancestor.  Does the constraint or its anchors reference items in different \
          view hierarchies?  That's illegal; the constraint is ignored.
          """)
        return nil
      }
      owner = common
    }
    return owner
  }
}
