/// The views that a layout has made for itself, such as separators. Each plan hands them to the
/// next one, so that a layout that is planned again has the same views.
@MainActor
package final class MadeViews {
  private var views: [Key: Made] = [:]
  private var asked: Set<Key> = []
  /// The number of times that each name has been placed in the current plan.
  package var occurrences = Occurrences()
  /// The number of plans so far.
  private var planCount = 0
  /// The last updater of each view in the current plan.
  private var updaters: [ObjectIdentifier: Int] = [:]

  /// Called when something changes that a plan depends on and constraints can't express.
  package var replan: @MainActor () -> Void = {}
  /// The object that plans the layout again, kept alive by the sensors in the host. Nil if other
  /// code keeps it alive.
  package var planner: (any LayoutPlanner)?

  private var isBuilding = false
  private var isRebuildRequested = false
  /// Whether endless builds have been reported; reset by a build that requests no other.
  private var hasReportedEndlessBuild = false

  /// Creates a store without views; each layout has its own.
  package init() {}

  /// Builds a layout. Views that it makes may notice changes at once.
  ///
  /// A build never starts within another one: a build that is requested meanwhile starts once, when
  /// the current one is done. A layout that requests another build each time it is built is an
  /// issue, and the last build stands.
  ///
  /// - Parameter line: The line that describes the layout.
  package func build(at line: SourceLine?, _ build: () -> Void) {
    guard !isBuilding else {
      isRebuildRequested = true
      return
    }
    // Views that request builds again and again would otherwise go on endlessly.
    for _ in 0..<Self.maximumBuilds {
      isBuilding = true
      isRebuildRequested = false
      build()
      isBuilding = false
      if !isRebuildRequested {
        hasReportedEndlessBuild = false
        return
      }
    }
    reportEndlessBuild(at: line)
  }

  /// Whether another build may follow, on a turn of its own. If too many builds have led to it,
  /// each by its changes, that is an issue, and the result is false.
  package func mayBuild(at line: SourceLine?, after builds: Int) -> Bool {
    if builds < Self.maximumBuilds { return true }
    reportEndlessBuild(at: line)
    return false
  }

  private func reportEndlessBuild(at line: SourceLine?) {
    if hasReportedEndlessBuild { return }
    hasReportedEndlessBuild = true
    let message = """
      the layout asks to be rebuilt each time it is built; the last of \(Self.maximumBuilds) builds is \
      kept: changes that its description or a view makes during a build must not reload it
      """
    LayoutDiagnostics.report(LayoutIssue(.endlessChange, message, at: line))
  }

  private static let maximumBuilds = 8

  /// A made view, kept alive either always or only as long as it is in a hierarchy.
  private struct Made {
    var kept: UIView?
    weak var view: UIView?
  }

  /// The purpose of a made view: the line that requests it, the keys around it, and the number of
  /// earlier requests there.
  struct Key: Hashable {
    let kind: String
    let line: SourceLine
    let keys: [LayoutKey]
    var count = 0
  }

  /// All views that still exist, in no particular order.
  package var all: [UIView] { views.values.compactMap(\.view) }

  /// Identifies the current plan of a layout.
  package struct PlanID: Equatable {
    fileprivate let layout: ObjectIdentifier
    fileprivate let number: Int
  }

  package var planID: PlanID { PlanID(layout: ObjectIdentifier(self), number: planCount) }

  /// Whether a view was last updated by this updater; otherwise the updater has to update it now.
  /// All blocks of one name are measured with the same view, so its state is that of the last
  /// updater.
  package func isUpToDate(_ view: UIView, by updater: Int) -> Bool {
    updaters.updateValue(updater, forKey: ObjectIdentifier(view)) == updater
  }

  /// Forgets all views: the next plan makes new ones.
  package func forgetAll() { exchange(&views, for: [:]) }

  /// Forgets the views that have not been requested since the last call.
  package func forgetUnused() {
    planCount += 1
    updaters = [:]
    occurrences = Occurrences()
    guard !views.isEmpty else { return }
    let kept = views.filter { asked.contains($0.key) }
    asked = []
    exchange(&views, for: kept)
  }

  /// The number of times that names have been placed.
  package struct Occurrences: Sendable {
    fileprivate var counts: [Key: Int] = [:]
  }

  /// Returns the view with a name. It is made at the first mention of the name, and stays the same
  /// as long as plans name it.
  ///
  /// - Parameter isPlaced: Whether the view is placed now, so that the next one of this name is
  ///   another view; otherwise it is only asked for something.
  package func view(named name: [LayoutKey], isPlaced: Bool, _ make: () -> UIView) -> UIView {
    var key = Key(kind: "view", line: SourceLine(fileID: "", line: 0), keys: name)
    let count = occurrences.counts[key, default: 0]
    if isPlaced { occurrences.counts[key] = count + 1 }
    key.count = count
    return view(for: key, isKept: true, make)
  }

  fileprivate func view<View: UIView>(
    for key: Key, isKept: Bool, _ make: () -> View
  ) -> View {
    asked.insert(key)
    if let known = views[key]?.view as? View { return known }
    let view = make()
    exchange(&views[key], for: Made(kept: isKept ? view : nil, view: view))
    return view
  }
}

/// An object that can plan a layout again.
@MainActor
package protocol LayoutPlanner: AnyObject {
  func rebuildPlan()
}

extension LayoutPlan {
  /// Returns a view that the layout needs for itself, making it on first use.
  ///
  /// Later plans of the same layout get the same view. The view still has to be placed.
  ///
  /// - Parameters:
  ///   - kind: The purpose of the view. Several views of the same kind on the same line are
  ///     distinguished by their order.
  ///   - line: The line that needs the view.
  ///   - make: Makes the view.
  public mutating func makeView<View: UIView>(
    _ kind: String, at line: SourceLine, _ make: () -> View
  ) -> View { makeView(kind, at: line, isKept: true, make) }

  /// Returns a view that the layout needs for itself.
  ///
  /// - Parameter isKept: Whether the layout keeps the view alive. A view that keeps the layout
  ///   alive is itself kept by its superview only.
  package mutating func makeView<View: UIView>(
    _ kind: String, at line: SourceLine, isKept: Bool, _ make: () -> View
  ) -> View {
    var key = MadeViews.Key(kind: kind, line: line, keys: keys.keys(of: keyPath))
    let count = madeViewCounts[key, default: 0]
    madeViewCounts[key] = count + 1
    key.count = count
    return madeViews?.view(for: key, isKept: isKept, make) ?? make()
  }

  /// The object to keep alive in the host in order to plan the layout again, if there is one.
  package var planner: (any LayoutPlanner)? { madeViews?.planner }

  /// Plans the layout again, at any later time, as long as that is possible.
  package var replan: @MainActor () -> Void {
    guard let planner else { return { [replan = madeViews?.replan] in replan?() } }
    // Weak only here: a weak reference is an object of its own, and most layouts are planned once.
    return { [weak planner] in planner?.rebuildPlan() }
  }
}
