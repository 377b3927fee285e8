/// Controllers of a window that appear or disappear with its next layout.
@MainActor
struct AppearanceQueue {
  private var arriving: [UIViewController] = []
  private var announced: [UIViewController] = []
  /// Those who have not come as soon as they are laid out.
  private var held: [UIViewController] = []
  private var beforeAppeared: [() -> Void] = []
  private var afterAppeared: [() -> Void] = []

  /// Whether somebody waits for a layout.
  var hasNews: Bool { !arriving.isEmpty }

  /// A controller whose view came in.
  mutating func add(_ controller: UIViewController) {
    if !arriving.contains(where: { $0 === controller }) { arriving.append(controller) }
  }

  /// Lets a controller appear when it is released, and not with a layout.
  mutating func hold(_ controller: UIViewController) { held.append(controller) }

  /// - Returns: Whether a layout would have let the controller appear.
  mutating func release(_ controller: UIViewController) -> Bool {
    held.remove(identicalTo: controller)
    return announced.contains { $0 === controller }
  }

  /// Whether a controller, or one around it, has to be released first.
  func holds(_ controller: UIViewController) -> Bool {
    sequence(first: controller) { $0.parent }.contains { other in held.contains { $0 === other } }
  }

  /// Says what to do when the layout is done, before or after those who came in have appeared.
  mutating func afterLayout(_ order: TransitionOrder, _ work: @escaping () -> Void) {
    switch order {
    case .oldLeavesFirst: beforeAppeared.append(work)
    case .newArrivesFirst: afterAppeared.append(work)
    }
  }
}

/// Who is told first that a transition is over.
enum TransitionOrder {
  /// As a navigation controller does.
  case oldLeavesFirst
  /// As a modal presentation does.
  case newArrivesFirst
}

extension UIWindow {
  /// Calls ``UIViewController/viewIsAppearing(_:)`` of all who came in, where their parents have put them.
  ///
  /// - Parameter outermost: Only of this one and those in it; nil for all.
  func announceAppearances(within outermost: UIViewController? = nil) {
    if appearances.hasNews { updateStatusBar() }
    for controller in appearances.takeArriving(within: outermost)
    where controller.appearance == .appearing {
      if let parent = controller.storedParent, parent.viewIfLoaded?.isAskedForLayout == true {
        parent.layOutChildren()
      }
      controller.viewIsAppearing(controller.isAppearanceAnimated)
    }
  }

  /// The layout is done: tells everybody.
  func finishAppearances() {
    let (before, appeared, after) = appearances.takeFinished()
    for work in before { work() }
    for controller in appeared
    where controller.appearance == .appearing && !controller.waitsForWord {
      if controller.isLedByAFinger || appearances.holds(controller) {
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
  /// Whether its coming is not over, since a finger leads it or has let go of it.
  fileprivate var isLedByAFinger: Bool {
    sequence(first: self) { $0.storedParent }.contains {
      $0.coordinator?.isLed == true || $0.exchangeCoordinator?.isLed == true
    }
  }
}

extension AppearanceQueue {
  /// One whose coming is not over yet.
  fileprivate mutating func keep(_ controller: UIViewController) { announced.append(controller) }

  fileprivate mutating func takeArriving(
    within outermost: UIViewController?
  ) -> [UIViewController] {
    let taken = arriving.filter { controller in
      outermost.map { sequence(first: controller) { $0.parent }.contains($0) } ?? true
    }
    arriving.removeAll { controller in taken.contains { $0 === controller } }
    announced += taken
    return taken
  }

  fileprivate mutating func takeFinished() -> (
    before: [() -> Void], appeared: [UIViewController], after: [() -> Void]
  ) {
    defer { (beforeAppeared, announced, afterAppeared) = ([], [], []) }
    return (beforeAppeared, announced, afterAppeared)
  }
}
