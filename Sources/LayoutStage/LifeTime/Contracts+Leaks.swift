/// What has been shown is gone when it is not shown any more.
///
/// Looked at are the controller that is shown, the view and all views in it, when the stage is gone
/// and what waited for the next turn of the run loop is done: in a matrix, after each row of
/// combinations that one stage goes through. What fails: one that is still there. The properties
/// that lead to it are named, as far as they can be seen; closures can't be looked into.
///
/// What makes the view has to make it anew, and not to keep it. A stage that somebody holds, or that
/// a gallery draws, says nothing of this.
///
/// - Parameters:
///   - query: Views that may stay, such as one that is shared.
///   - reason: Why.
public func noLeaks(except query: ViewQuery? = nil, because reason: String = "") -> LayoutContract {
  LayoutContract("noLeaks") { _ in [] }.judging(.release).except(query, reason)
}

/// What a stage has shown, which it is to take along.
@MainActor
struct ShownObjects {
  private struct Shown {
    weak var object: AnyObject?
  }

  /// Those that hold others come first.
  private let shown: [Shown]

  /// Does what waits for the next turn, as long as the stage is there.
  init(on stage: Stage) {
    stage.run { LifeTime.finish() }
    let objects: [AnyObject] = [stage.controller].compactMap { $0 } + stage.view.judgedTree
    shown = objects.map { Shown(object: $0) }
  }

  /// What is still there though the stage is gone. What something else of it holds is not told.
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
        stays in memory when it is not shown any more\(controller): \
        \(Holders.reason(object, heldBy: []))
        """)
    }
  }
}
