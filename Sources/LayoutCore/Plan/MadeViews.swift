/// The views that a layout has made for itself, such as separators: one plan hands them to the next,
/// so that a layout which is planned again has the same ones.
@MainActor
package final class MadeViews {
  private var views: [Key: Made] = [:]
  private var asked: Set<Key> = []
  /// How often each name has been placed in the plan that is being made.
  package var occurrences = Occurrences()
  /// How many plans have been made.
  private var planCount = 0
  /// Who has brought each view up to date in the plan that is being made.
  private var updaters: [ObjectIdentifier: Int] = [:]

  /// What is to happen when something changes that a plan has asked for and can't say.
  package var replan: @MainActor () -> Void = {}
  /// What plans the layout anew, and is kept alive by what notices changes in the host. Nil where somebody
  /// else keeps that.
  package var planner: (any LayoutPlanner)?

  private var isBuilding = false
  private var isAskedMeanwhile = false
  /// Whether it has been told that builds ask for builds; until one does not.
  private var isToldEndless = false

  /// No views yet: each layout has its own.
  package init() {}

  /// Builds a layout, which may make views that notice something at once.
  ///
  /// Nothing calls out from within a build: one that is asked for meanwhile is begun when this one is
  /// done, once. A layout that asks for another one each time it is built is an issue, and the last stands.
  ///
  /// - Parameter line: The line that describes the layout.
  package func build(at line: SourceLine?, _ build: () -> Void) {
    guard !isBuilding else {
      isAskedMeanwhile = true
      return
    }
    // Views that ask again and again would go on for ever.
    for _ in 0..<Self.mostBuilds {
      isBuilding = true
      isAskedMeanwhile = false
      build()
      isBuilding = false
      if !isAskedMeanwhile {
        isToldEndless = false
        return
      }
    }
    tellEndless(at: line)
  }

  /// Whether there is to be another build, on a turn of its own: not if too many have led to it, each by what it has
  /// changed, which is an issue.
  package func mayBuild(at line: SourceLine?, after builds: Int) -> Bool {
    if builds < Self.mostBuilds { return true }
    tellEndless(at: line)
    return false
  }

  private func tellEndless(at line: SourceLine?) {
    if isToldEndless { return }
    isToldEndless = true
    let message = """
      the layout asks to be rebuilt each time it is built; the last of \(Self.mostBuilds) builds is \
      kept: changes that its description or a view makes during a build must not reload it
      """
    LayoutDiagnostics.report(LayoutIssue(.endlessChange, message, at: line))
  }

  private static let mostBuilds = 8

  /// A made view, kept alive or only as long as it is in a hierarchy.
  private struct Made {
    var kept: UIView?
    weak var view: UIView?
  }

  /// What a made view is for: the line that asks for it, the keys around that, and how often it has
  /// been asked there before.
  struct Key: Hashable {
    let kind: String
    let line: SourceLine
    let keys: [LayoutKey]
    var count = 0
  }

  /// All of them that are still there, in no order.
  package var all: [UIView] { views.values.compactMap(\.view) }

  /// Which plan of which layout is being made.
  package struct PlanID: Equatable {
    fileprivate let layout: ObjectIdentifier
    fileprivate let number: Int
  }

  package var planID: PlanID { PlanID(layout: ObjectIdentifier(self), number: planCount) }

  /// Whether a view is as somebody wants it, who brings it up to date now if it is not. Of several that go
  /// by one name all are measured with the same view, so that the last one says what it is like.
  package func isUpToDate(_ view: UIView, by updater: Int) -> Bool {
    updaters.updateValue(updater, forKey: ObjectIdentifier(view)) == updater
  }

  /// Forgets all views: the next plan makes others.
  package func forgetAll() { exchange(&views, for: [:]) }

  /// Forgets the views that nobody has asked for since the last time.
  package func forgetUnused() {
    planCount += 1
    updaters = [:]
    occurrences = Occurrences()
    guard !views.isEmpty else { return }
    let kept = views.filter { asked.contains($0.key) }
    asked = []
    exchange(&views, for: kept)
  }

  /// How often names have been placed.
  package struct Occurrences: Sendable {
    fileprivate var counts: [Key: Int] = [:]
  }

  /// The view that goes by a name: made when the name is first met, and the same one as long as plans
  /// name it.
  ///
  /// - Parameter isPlaced: Whether the name is placed now, so that the next of this name is another view;
  ///   else the view is only asked for something.
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

/// What can plan a layout anew.
@MainActor
package protocol LayoutPlanner: AnyObject {
  func planAnew()
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

  /// A view that the layout needs for itself.
  ///
  /// - Parameter isKept: Whether the layout keeps it alive. A view that itself keeps the layout is kept
  ///   by its superview alone.
  package mutating func makeView<View: UIView>(
    _ kind: String, at line: SourceLine, isKept: Bool, _ make: () -> View
  ) -> View {
    var key = MadeViews.Key(kind: kind, line: line, keys: keys.keys(of: keyPath))
    let count = madeViewCounts[key, default: 0]
    madeViewCounts[key] = count + 1
    key.count = count
    return madeViews?.view(for: key, isKept: isKept, make) ?? make()
  }

  /// What is to be kept alive in the host to plan the layout anew, if anything is.
  package var planner: (any LayoutPlanner)? { madeViews?.planner }

  /// Plans the layout anew, at any later time, as long as that is possible.
  package var replan: @MainActor () -> Void {
    guard let planner else { return { [replan = madeViews?.replan] in replan?() } }
    // Only here: a weak reference is an object of its own, and most layouts are planned once.
    return { [weak planner] in planner?.planAnew() }
  }
}
