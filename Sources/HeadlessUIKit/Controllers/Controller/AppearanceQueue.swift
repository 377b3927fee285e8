/// The controllers of a window that appear or disappear with its next layout.
@MainActor
struct AppearanceQueue {
  private var arriving: [UIViewController] = []
  /// The identities of the same controllers, to look one up.
  private var arrivingIdentities: Set<ObjectIdentifier> = []
  private var announced: [UIViewController] = []
  /// The controllers that appear when they are released, not after the next layout.
  private var held: [UIViewController] = []
  private var beforeAppeared: [() -> Void] = []
  private var afterAppeared: [() -> Void] = []

  /// Whether a controller waits for a layout.
  var hasArrivals: Bool { !arriving.isEmpty }

  /// Adds a controller whose view entered the window.
  mutating func add(_ controller: UIViewController) {
    if arrivingIdentities.insert(ObjectIdentifier(controller)).inserted {
      arriving.append(controller)
    }
  }

  /// Defers the end of a controller's appearance until it is released.
  mutating func hold(_ controller: UIViewController) { held.append(controller) }

  /// - Returns: Whether the end of the appearance is due, since a layout has happened meanwhile.
  mutating func release(_ controller: UIViewController) -> Bool {
    held.remove(identicalTo: controller)
    return announced.contains { $0 === controller }
  }

  /// Whether the controller, or a parent of it, is held.
  func holds(_ controller: UIViewController) -> Bool {
    sequence(first: controller) { $0.parent }.contains { other in held.contains { $0 === other } }
  }

  /// Schedules work after the layout, before or after the appearing controllers have appeared.
  mutating func afterLayout(_ order: TransitionOrder, _ work: @escaping () -> Void) {
    switch order {
    case .oldLeavesFirst: beforeAppeared.append(work)
    case .newArrivesFirst: afterAppeared.append(work)
    }
  }
}

/// The order of the callbacks at the end of a transition.
enum TransitionOrder {
  /// The order of a navigation controller.
  case oldLeavesFirst
  /// The order of a modal presentation.
  case newArrivesFirst
}

extension UIWindow {
  /// Calls ``UIViewController/viewIsAppearing(_:)`` of all who came in, where their parents have put them.
  ///
  /// - Parameter outermost: The controller to announce, with its descendants; nil for all.
  func announceAppearances(within outermost: UIViewController? = nil) {
    if appearances.hasArrivals { updateStatusBar() }
    for controller in appearances.dequeueArrivals(within: outermost)
    where controller.appearance == .appearing {
      if let parent = controller.storedParent, parent.viewIfLoaded?.isAskedForLayout == true {
        parent.layOutChildren()
      }
      controller.viewIsAppearing(controller.isAppearanceAnimated)
    }
  }

  /// Ends the appearances and runs the scheduled work, after a layout.
  func finishAppearances() {
    let (before, appeared, after) = appearances.dequeueFinished()
    for work in before { work() }
    for controller in appeared
    where controller.appearance == .appearing && !controller.isAppearanceEndedByParent {
      if controller.isInInteractiveTransition || appearances.holds(controller) {
        appearances.keep(controller)
      } else {
        controller.endAppearance()
      }
    }
    for work in after { work() }
    if !before.isEmpty || !after.isEmpty { updateStatusBar() }
  }
}

extension UIViewController {
  /// Whether its transition is interactive and not over. This includes the time after the finger has let
  /// go.
  fileprivate var isInInteractiveTransition: Bool {
    sequence(first: self) { $0.storedParent }.contains {
      $0.coordinator?.isTransitioningInteractively == true
        || $0.exchangeCoordinator?.isTransitioningInteractively == true
    }
  }
}

extension AppearanceQueue {
  /// Keeps a controller whose transition is not over.
  fileprivate mutating func keep(_ controller: UIViewController) { announced.append(controller) }

  fileprivate mutating func dequeueArrivals(
    within outermost: UIViewController?
  ) -> [UIViewController] {
    var (taken, left): ([UIViewController], [UIViewController]) = ([], [])
    for controller in arriving {
      let line = sequence(first: controller) { $0.parent }
      let isWithin = outermost.map { line.contains($0) } ?? true
      if isWithin { taken.append(controller) } else { left.append(controller) }
    }
    arriving = left
    arrivingIdentities.subtract(taken.map { ObjectIdentifier($0) })
    announced += taken
    return taken
  }

  fileprivate mutating func dequeueFinished() -> (
    before: [() -> Void], appeared: [UIViewController], after: [() -> Void]
  ) {
    defer { (beforeAppeared, announced, afterAppeared) = ([], [], []) }
    return (beforeAppeared, announced, afterAppeared)
  }
}
