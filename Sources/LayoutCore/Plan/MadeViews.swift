/// The views that a layout has made for itself, such as separators: one plan hands them to the next,
/// so that a layout which is planned again has the same ones.
@MainActor
public final class MadeViews {
  private var views: [Key: Made] = [:]
  private var asked: Set<Key> = []

  /// What is to happen when something changes that a plan has asked for and can't say.
  public var replan: @MainActor () -> Void = {}

  /// No views yet: each layout has its own.
  public init() {}

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

  /// Forgets the views that nobody has asked for since the last time.
  public func forgetUnused() {
    views = views.filter { asked.contains($0.key) }
    asked = []
  }

  fileprivate func view<View: UIView>(
    for key: Key, isKept: Bool, _ make: () -> View
  ) -> View {
    asked.insert(key)
    if let known = views[key]?.view as? View { return known }
    let view = make()
    views[key] = Made(kept: isKept ? view : nil, view: view)
    return view
  }
}

extension LayoutPlan {
  /// A view that the layout needs for itself: made when it is first asked for, and the same one in
  /// later plans. It still has to be placed.
  ///
  /// - Parameters:
  ///   - kind: What it is for; several of a kind on a line are told apart by their order.
  ///   - line: The line that needs it.
  ///   - isKept: Whether the layout keeps it alive. A view that itself keeps the layout is kept by
  ///     its superview alone.
  public mutating func makeView<View: UIView>(
    _ kind: String, at line: SourceLine, isKept: Bool = true, _ make: () -> View
  ) -> View {
    var key = MadeViews.Key(kind: kind, line: line, keys: keys)
    let count = madeViewCounts[key, default: 0]
    madeViewCounts[key] = count + 1
    key.count = count
    return madeViews.view(for: key, isKept: isKept, make)
  }

  /// Plans the layout anew, at any later time.
  public var replan: @MainActor () -> Void { { [replan = madeViews.replan] in replan() } }
}
