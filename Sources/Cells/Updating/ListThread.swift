/// The thread on which lists are set: that of the main actor.
enum ListThread {
  /// Runs a closure at once on the main actor. A call from elsewhere, which doesn't compile in
  /// Swift 6 mode, runs it on the actor's next turn, with an issue.
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
