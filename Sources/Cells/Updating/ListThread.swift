/// Where lists are set: on the main actor.
enum ListThread {
  /// Does at once what is asked for on the main actor. What is asked for elsewhere, which doesn't
  /// compile in Swift 6 mode, is done on its next turn, with an issue.
  static func run(in list: UIView?, _ act: @escaping @MainActor () -> Void) {
    if MainActorQueue.isCurrent { return MainActor.assumeIsolated(act) }
    MainActorQueue.run {
      LayoutDiagnostics.report(
        LayoutIssue(
          .misplaced,
          "a list was set on a thread other than the main one; it shows what was set with a delay: set "
            + "it on the main actor", view: list))
      act()
    }
  }
}
