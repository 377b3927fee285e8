/// Views and controllers are released when they are no longer shown.
///
/// The contract checks the shown controller, its view and all views in it when the stage is gone
/// and the work that was due on the next turn of the run loop is done: in a matrix, after each row
/// of combinations that one stage goes through. An object that still exists is a failure. The
/// message names the properties that lead to it, as far as they can be seen; closures can't be
/// inspected.
///
/// The closure that makes the view has to make it anew each time, and not keep it. On a stage that
/// is held elsewhere, or that a gallery draws, the contract finds nothing.
///
/// - Parameters:
///   - query: Views that may stay, such as a shared one.
///   - reason: Why they are exempt.
public func noLeaks(except query: ViewQuery? = nil, because reason: String = "") -> LayoutContract {
  LayoutContract("noLeaks") { _ in [] }.judging(.release).except(query, reason)
}

/// The objects that a stage has shown, which have to go when it goes.
@MainActor
struct ShownObjects {
  private struct Shown {
    weak var object: AnyObject?
  }

  /// Holders come before the objects that they hold.
  private let shown: [Shown]

  /// Performs the work due on the next turn while the stage still exists.
  init(on stage: Stage) {
    stage.run { LifeTime.finish() }
    let objects: [AnyObject] = [stage.controller].compactMap { $0 } + stage.view.judgedTree
    shown = objects.map { Shown(object: $0) }
  }

  /// The objects that still exist after the stage is gone, except those held by another one of
  /// them.
  var findings: [LayoutFinding] {
    LifeTime.finish()
    let left = shown.compactMap(\.object)
    let known = Set(left.map(ObjectIdentifier.init))
    func isKnown(_ object: AnyObject?) -> Bool {
      object.map { known.contains(ObjectIdentifier($0)) } ?? false
    }
    return left.compactMap { object in
      let view = object as? UIView
      guard !isKnown(view?.superview), !isKnown(view?.next) else { return nil }
      let controller = view == nil ? ", as its \(type(of: object)) does" : ""
      return LayoutFinding(
        view ?? (object as? UIViewController)?.viewIfLoaded,
        """
        stays in memory after it is no longer shown\(controller): \
        \(Holders.reason(object, heldBy: []))
        """)
    }
  }
}
