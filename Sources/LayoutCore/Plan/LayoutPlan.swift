/// A layout, described and not yet built: the views to add and their order, the guides, the rules,
/// and the hugging and compression priorities to set.
///
/// A plan is a value. Making one touches no view; ``InstalledLayout`` builds it.
@MainActor
public struct LayoutPlan {
  /// The view that gets the views and guides. Without one, a plan only relates views that are
  /// already somewhere.
  public let host: UIView?
  /// What the layout is called in the names of its guides; nil if it has no name.
  public var name: String?
  /// The views to add, those behind first.
  public private(set) var placements: [Placement] = []
  /// The users' own guides.
  public private(set) var guides: [OwnGuide] = []
  /// The guides to make, by their number.
  public private(set) var madeGuides: [MadeGuide] = []
  /// What holds between the items, in the order in which it was said: of equals, the first that is
  /// mentioned takes what is left over.
  public private(set) var rules: [LayoutRule] = []
  /// The hugging and compression resistance priorities to set while the layout is active.
  public private(set) var priorities: [ContentPriority] = []
  /// The views whose own autoresizing must not take part, besides those that are placed.
  public private(set) var positioned: [UIView] = []
  /// The mistakes found so far.
  public private(set) var issues: [LayoutIssue] = []
  /// Who wants to know which constraints come of which rules.
  public internal(set) var captures: [Capture] = []

  /// The views around what is being planned, besides the host, the innermost last.
  var parents: [UIView] = []
  /// The keys around what is being planned, the innermost last.
  var keys: [LayoutKey] = []
  private var firstMention: [ObjectIdentifier: SourceLine] = [:]
  private var guideNames: [String: Int] = [:]
  private let ancestors: Set<ObjectIdentifier>
  private var companions: [ObjectIdentifier: AnyObject] = [:]

  /// The views that the layout makes for itself.
  let madeViews: MadeViews
  var madeViewCounts: [MadeViews.Key: Int] = [:]

  /// An empty plan.
  ///
  /// - Parameter madeViews: The views that earlier plans of the same layout have made.
  public init(host: UIView?, reusing madeViews: MadeViews = MadeViews()) {
    self.host = host
    self.madeViews = madeViews
    ancestors = Set(host.map { Self.lineage(of: $0) } ?? [])
  }

  /// A view to add.
  public struct Placement {
    /// The view to add.
    public let view: UIView
    /// The view that it becomes a subview of.
    public let parent: UIView
    /// The line that describes it.
    public let line: SourceLine
  }

  /// A guide of the user's to add.
  public struct OwnGuide {
    /// The guide to add.
    public let guide: UILayoutGuide
    /// The view that it is added to.
    public let owner: UIView
    /// The line that describes it.
    public let line: SourceLine
  }

  /// A guide to make.
  public struct MadeGuide {
    /// What it is called in messages, unique in the plan.
    public let name: String
    /// The view that it is added to; nil where the plan has no host.
    public let owner: UIView?
    /// The line that needs it.
    public let line: SourceLine
    /// The name without what makes it unique.
    let kind: String
    /// The keys around the guide.
    let keys: [LayoutKey]
  }
}

// MARK: Views and guides

extension LayoutPlan {
  /// Adds a view on top of those that are placed, into the host or another parent.
  ///
  /// - Returns: Whether it can be placed. A view that the plan names already, the host and the
  ///   views around it can't: that is an issue, and the first mention stands.
  public mutating func place(
    _ view: UIView, in parent: UIView? = nil, at line: SourceLine
  ) -> Bool {
    guard let parent = parent ?? currentParent else {
      report(.noSuperview, "\(name(view)) has no view to be placed in", view: view, at: line)
      return false
    }
    if ancestors.contains(ObjectIdentifier(view)) || view === parent {
      let what = view === parent ? "itself" : "a view that is inside it"
      report(.cycle, "\(name(view)) can't be laid out inside \(what)", view: view, at: line)
      return false
    }
    guard isFirstMention(of: view, named: name(view), view: view, at: line) else { return false }
    placements.append(Placement(view: view, parent: parent, line: line))
    return true
  }

  /// Moves what was placed since a mark behind what was placed since an earlier one.
  ///
  /// - Parameters:
  ///   - start: The number of placements at the later mark.
  ///   - mark: The number of placements at the earlier mark.
  public mutating func sendBack(placementsFrom start: Int, to mark: Int) {
    guard mark < start, start < placements.count else { return }
    let moved = placements[start...]
    placements.removeSubrange(start...)
    placements.insert(contentsOf: moved, at: mark)
  }

  /// The view that gets the next views and guides.
  public var currentParent: UIView? { parents.last ?? host }

  /// Adds a user's own guide to the host, or to the view around it.
  ///
  /// - Returns: Whether it can be added. A guide that the plan names already can't: that is an
  ///   issue, and the first mention stands.
  public mutating func add(_ guide: UILayoutGuide, at line: SourceLine) -> Bool {
    guard let owner = currentParent else {
      report(.noSuperview, "a layout guide has no view to be added to", at: line)
      return false
    }
    let name = LayoutNames().name(of: .guide(guide))
    guard isFirstMention(of: guide, named: name, view: nil, at: line) else { return false }
    guides.append(OwnGuide(guide: guide, owner: owner, line: line))
    return true
  }

  /// Asks for a guide.
  ///
  /// - Returns: The guide as an item of rules. Without a host to own it, rules about it are an
  ///   issue.
  public mutating func makeGuide(named name: String, at line: SourceLine) -> LayoutItem {
    let count = guideNames[name, default: 0] + 1
    guideNames[name] = count
    let unique = count == 1 ? name : "\(name)\(count)"
    madeGuides.append(
      MadeGuide(name: unique, owner: currentParent, line: line, kind: name, keys: keys))
    return .made(madeGuides.count - 1)
  }

  /// Says that rules position a view that is not placed by the plan.
  public mutating func position(_ view: UIView) { positioned.append(view) }

  /// Whether the plan places a view, or adds a guide of the user's.
  package func mentions(_ object: AnyObject) -> Bool {
    firstMention[ObjectIdentifier(object)] != nil
  }

  private mutating func isFirstMention(
    of object: AnyObject, named name: String, view: UIView?, at line: SourceLine
  ) -> Bool {
    if let first = firstMention[ObjectIdentifier(object)] {
      let message = "\(name) is in this layout already, since \(first); the first stands"
      report(.duplicate, message, view: view, at: line)
      return false
    }
    firstMention[ObjectIdentifier(object)] = line
    return true
  }

  private func name(_ view: UIView) -> String { LayoutNames().name(of: view) }

  private static func lineage(of view: UIView) -> [ObjectIdentifier] {
    sequence(first: view) { $0.superview }.map { ObjectIdentifier($0) }
  }
}

extension LayoutPlan: @MainActor CustomStringConvertible {
  /// The rules as equations, a line each.
  @MainActor public var description: String {
    let names = LayoutNames(of: self)
    return rules.map { $0.equation(names: names) }.joined(separator: "\n")
  }
}

// MARK: Rules

extension LayoutPlan {
  /// Adds a rule.
  public mutating func add(_ rule: LayoutRule) { rules.append(rule) }

  /// Sets a hugging or compression resistance priority for as long as the layout is active.
  public mutating func add(_ priority: ContentPriority) { priorities.append(priority) }

  /// Something that is kept for as long as the plan is made, one of each type: made when it is first
  /// asked for.
  package mutating func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    let type = ObjectIdentifier(Companion.self)
    if let known = companions[type] as? Companion { return known }
    let companion = make()
    companions[type] = companion
    return companion
  }

  /// Notes a mistake, to be told when the plan is built.
  public mutating func report(
    _ kind: LayoutIssue.Kind, _ message: String, view: UIView? = nil, at line: SourceLine? = nil
  ) {
    issues.append(LayoutIssue(kind, message, view: view, at: line))
  }

  /// A number as it can be used: as it is if it is finite, else zero, with an issue.
  public mutating func finite(
    _ number: CGFloat, as what: String, at line: SourceLine
  ) -> CGFloat {
    if number.isFinite { return number }
    report(.invalidNumber, "\(what) can't be \(number); it counts as 0", at: line)
    return 0
  }
}
