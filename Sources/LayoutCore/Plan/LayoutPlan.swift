/// A layout that is described but not built yet: the views to add in order, the guides, the rules,
/// and the hugging and compression resistance priorities to set.
///
/// A plan consists of columns: each view, guide and line is in it once, and rules refer to them by
/// number. Making a plan touches no view. A plan is handed on, never copied.
@preconcurrency @MainActor
public struct LayoutPlan: ~Copyable {
  /// The view to which the plan adds views and guides.
  ///
  /// Without a host, a plan only relates views that are already in a hierarchy.
  public let host: UIView?
  let columns: PlanColumns
  /// The columns that few plans use; nil if they are all empty.
  var rareColumns: RareColumns?

  /// The views around the current part, besides the host, the innermost last.
  private var parents: [LayoutItem] = []
  /// The keys around the current part.
  var keyPath: LayoutKeys.Path?
  /// An object that the code which makes the plan stores with it.
  package var attachment: AnyObject?
  /// The view at the top of the host's hierarchy, and that of the hierarchy that the host is about
  /// to be added to, once they have been looked up.
  private var outermostViews: (own: ObjectIdentifier, around: ObjectIdentifier?)?

  /// The views that the layout makes for itself; nil if it needs none.
  package let madeViews: MadeViews?

  /// Creates an empty plan.
  ///
  /// - Parameter madeViews: The views that earlier plans of the same layout have made.
  package init(host: UIView?, reusing madeViews: MadeViews? = nil) {
    self.host = host
    self.madeViews = madeViews
    columns = PlanColumns.lend()
    if let host { _ = items.item(for: host) }
  }

  /// The name of the layout, which precedes the names of its constraints and guides; nil if it has
  /// no name.
  package var name: String? {
    get { sites.name }
    set { sites.name = newValue }
  }

  /// A guide that the plan makes.
  package struct MadeGuide {
    /// The purpose of the guide, for messages.
    package let name: StaticString
    package let item: LayoutItem
    let line: SourceLine
    /// A number that distinguishes it from others made in the same place; 0 if there is no need.
    package let number: Int
    /// The keys around the guide.
    let keys: LayoutKeys.Path?
  }
}

// MARK: Items

extension LayoutPlan {
  /// The host as an item of rules.
  public var hostItem: LayoutItem? { host == nil ? nil : LayoutItem(0) }

  /// Returns the item for a view, wherever the view is.
  public mutating func item(_ view: UIView) -> LayoutItem { items.item(for: view) }

  /// Returns the item for a guide, whoever owns it.
  public mutating func item(_ guide: UILayoutGuide) -> LayoutItem { items.item(for: guide) }

  /// Returns the item for a view or a guide.
  package mutating func item(_ element: LayoutElement) -> LayoutItem {
    switch element {
    case .view(let view): item(view)
    case .guide(let guide): item(guide)
    }
  }

  /// Returns the item for an area of the view that an item is or belongs to.
  public mutating func item(_ area: LayoutArea, of owner: LayoutItem) -> LayoutItem {
    items.item(.area(area), of: owner)
  }

  /// Returns the item for the superview of a view, or for the owner of a guide, at the time the
  /// plan is built.
  public mutating func parent(of item: LayoutItem) -> LayoutItem { items.item(.parent, of: item) }

  /// The view to which the next views and guides are added.
  public var currentParent: UIView? {
    if let parent = currentParentItem { items[parent].view } else { nil }
  }

  var currentParentItem: LayoutItem? { parents.last ?? hostItem }

  /// Plans a part of the layout inside another view, to which its views and guides are added.
  public mutating func inside<Result>(
    _ parent: UIView, _ body: (inout LayoutPlan) -> Result
  ) -> Result {
    parents.append(item(parent))
    defer { parents.removeLast() }
    return body(&self)
  }
}

// MARK: Views and guides

extension LayoutPlan {
  /// Adds a view in front of those placed so far, to the current parent.
  ///
  /// - Returns: The item for the view; nil, with an issue, if the view can't be placed. That is the
  ///   case if there is no current parent, if the plan already places the view, if the view is the
  ///   host or one of the views around it, or if its view controller is another one's child. The
  ///   first mention stands.
  public mutating func place(_ view: UIView, at line: SourceLine) -> LayoutItem? {
    let item = claim(view, at: line)
    if let item { placements.append(item) }
    return item
  }

  /// Adds a view behind all placed views.
  package mutating func placeBehind(_ view: UIView, at line: SourceLine) -> LayoutItem? {
    let item = claim(view, at: line)
    if let item { backmost.append(item) }
    return item
  }

  private mutating func claim(_ view: UIView, at line: SourceLine) -> LayoutItem? {
    guard let parent = currentParentItem, let container = items[parent].object as? UIView else {
      report(.noSuperview, "\(name(of: view)) has no view to be placed in", view: view, at: line)
      return nil
    }
    if isAround(view, container) {
      let what = view === container ? "itself" : "one of its descendants"
      let name = name(of: view)
      report(.cycle, "\(name) can't be laid out inside \(what)", view: view, at: line)
      return nil
    }
    if let foreign = ForeignChild(view, in: container) {
      issues.append(.known(foreign.issue(at: line)))
      return nil
    }
    let item = item(view)
    return claim(item, in: parent, at: line, view: view) ? item : nil
  }

  /// Adds a guide of your own to the current parent.
  ///
  /// - Returns: The item for the guide; nil, with an issue, if there is no current parent, if the
  ///   plan already names the guide, or if the guide is a view's built-in one. The first mention
  ///   stands.
  public mutating func add(_ guide: UILayoutGuide, at line: SourceLine) -> LayoutItem? {
    guard let owner = currentParentItem else {
      report(.noSuperview, "a layout guide has no view to be added to", at: line)
      return nil
    }
    if let owned = OwnedGuide(guide) {
      issues.append(.known(owned.issue(at: line)))
      return nil
    }
    let item = item(guide)
    guard claim(item, in: owner, at: line, view: nil) else { return nil }
    guides.append(item)
    return item
  }

  /// Marks an item as placed by the plan; reports an issue if it is placed already.
  private mutating func claim(
    _ item: LayoutItem, in parent: LayoutItem, at line: SourceLine, view: UIView?
  ) -> Bool {
    if let first = items[item].line {
      issues.append(.duplicate(item, since: first, view: view, at: line))
      return false
    }
    items[item].base = parent
    items[item].line = line
    return true
  }

  /// Whether a view is its intended parent or contains it.
  private mutating func isAround(_ view: UIView, _ container: UIView) -> Bool {
    if view === container || view === host { return true }
    if let superview = view.superview {
      // A view whose superview is the container can't contain it.
      return superview !== container && Adoption.isAround(view, container)
    }
    guard container === host else { return Adoption.isAround(view, container) }
    // Of the views without a superview, only the roots can contain it.
    let outermost =
      outermostViews
      ?? (
        ObjectIdentifier(container.outermost),
        (Adoption.adopter(of: container)?.outermost).map { ObjectIdentifier($0) }
      )
    outermostViews = outermost
    return ObjectIdentifier(view) == outermost.own || ObjectIdentifier(view) == outermost.around
  }

  private func name(of view: UIView) -> String {
    LayoutNames(inSightOf: [view, host].compactMap { $0 }).name(of: view)
  }

  /// Moves the placements since the later of two marks behind those since the earlier one.
  ///
  /// - Parameters:
  ///   - start: The number of placements at the later mark.
  ///   - mark: The number of placements at the earlier mark.
  package mutating func sendBack(placementsFrom start: Int, to mark: Int) {
    guard mark < start, start < placements.count else { return }
    let between = placements.elements(from: mark)
    let moved = between[(start - mark)...]
    placements.removeAll(from: mark)
    for item in moved { placements.append(item) }
    for item in between[..<(start - mark)] { placements.append(item) }
  }

  /// Adds a guide that the layout makes for itself.
  ///
  /// - Parameters:
  ///   - name: The purpose of the guide, for messages.
  ///   - line: The line that needs the guide.
  ///   - number: A number that distinguishes the guide from others made in the same place.
  /// - Returns: The item for the guide. Without a host to own it, rules about it are an issue.
  public mutating func makeGuide(
    named name: StaticString, at line: SourceLine, number: Int = 0
  ) -> LayoutItem {
    let item = items.makeGuide(in: currentParentItem, at: line)
    madeGuides.append(MadeGuide(name: name, item: item, line: line, number: number, keys: keyPath))
    return item
  }

  /// Notes that rules position a view that the plan does not place.
  package mutating func position(_ item: LayoutItem) { positioned.append(item) }

  /// Whether the plan places a view, or adds a user's guide.
  package func mentions(_ object: AnyObject) -> Bool {
    items.find(object).map { items[$0].line != nil } ?? false
  }

  /// Whether an item is a view.
  package func isView(_ item: LayoutItem) -> Bool { items[item].isView }

  /// Whether an item is a guide that the plan makes.
  package func isMadeGuide(_ item: LayoutItem) -> Bool { items[item].isMade }

  /// Returns the area that an item is, and the item that it is derived from; nil for other items.
  package func area(_ item: LayoutItem) -> (area: LayoutArea, owner: LayoutItem)? {
    guard case .area(let area) = items[item].kind, let owner = items[item].base else { return nil }
    return (area, owner)
  }

  /// Returns the view or the guide of an item; nil for an item that the plan makes or resolves.
  package func element(_ item: LayoutItem) -> LayoutElement? { LayoutElement(items[item].object) }

  /// Returns the keys around a guide that the plan makes, from the inside out.
  package func keys(around guide: MadeGuide) -> [LayoutKey] { keys.keys(of: guide.keys) }

  /// Returns the view of an item; nil for other items.
  package func view(_ item: LayoutItem) -> UIView? { items[item].view }

  /// Returns the parent of a placed view.
  package func parent(ofPlaced item: LayoutItem) -> UIView? {
    items[item].base.flatMap { view($0) }
  }

  /// Returns the line that places a view.
  package func line(ofPlaced item: LayoutItem) -> SourceLine? { items[item].line }
}

// MARK: Rules

extension LayoutPlan {
  /// Returns the role of a named part inside another one, for the names of constraints.
  package mutating func role(_ name: StaticString, inside around: LayoutRole) -> LayoutRole {
    sites.role(name, inside: around)
  }

  /// Adds a rule that comes from a line. Rules of the same line and role are reported together.
  package mutating func add(_ rule: LayoutRule, at line: SourceLine, role: LayoutRole = .none) {
    var rule = rule
    rule.site = sites.number(of: line, role)
    rules.append(rule)
  }

  /// Begins a statement: the rules that follow, up to the next statement, are reported together.
  ///
  /// - Returns: The statement to add its rules with.
  package mutating func statement(at line: SourceLine, role: LayoutRole = .none) -> LayoutStatement
  {
    LayoutStatement(site: sites.append(line, role))
  }

  /// Adds a rule of a statement.
  package mutating func add(
    _ rule: LayoutRule, of statement: LayoutStatement, identifier: String? = nil
  ) {
    if let identifier { identifiers[rules.count] = identifier }
    var rule = rule
    rule.site = statement.site
    rules.append(rule)
  }

  /// Names the latest rules.
  ///
  /// - Parameter first: The number of the first rule.
  package mutating func name(rulesFrom first: Int, _ identifier: String) {
    for number in first..<rules.count { identifiers[number] = identifier }
  }

  /// Sets a hugging or compression resistance priority for as long as the layout is active.
  package mutating func add(_ priority: ContentPriority) { priorities.append(priority) }

  /// Records a mistake, to be reported when the plan is built.
  public mutating func report(
    _ kind: LayoutIssue.Kind, _ message: String, view: UIView? = nil, at line: SourceLine? = nil
  ) {
    issues.append(.known(LayoutIssue(kind, message, view: view, at: line)))
  }

  /// Returns a number of points unchanged if it is within a billion; otherwise reports an issue and
  /// returns 0.
  public mutating func finite(
    _ number: CGFloat, as what: @autoclosure () -> String, at line: SourceLine
  ) -> CGFloat {
    if number.isDistance { return number }
    report(.invalidNumber, "\(what()) can't be \(number); 0 is used instead", at: line)
    return 0
  }
}

extension LayoutPlan {
  /// Removes the elements that the columns have received since a mark.
  mutating func forget(from mark: Mark) {
    placements.removeAll(from: mark.placements)
    rules.removeAll(from: mark.rules)
    positioned.removeAll(from: mark.positioned)
    if rareColumns == nil { return }
    backmost.removeSubrange(mark.backmost...)
    guides.removeSubrange(mark.guides...)
    madeGuides.removeSubrange(mark.madeGuides...)
    priorities.removeSubrange(mark.priorities...)
    issues.removeSubrange(mark.issues...)
    identifiers = identifiers.filter { $0.key < mark.rules }
  }
}

// MARK: Repetition

extension LayoutPlan {
  /// Removes rules that a later rule repeats, with the same or other numbers: the later one counts.
  package mutating func removeRepeatedRules() {
    let repeated = repeatedRules
    guard !repeated.isEmpty else { return }
    let gone = Set(repeated)
    let kept = rules.indices.filter { !gone.contains($0) }
    let numbers = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($1, $0) })
    identifiers = Dictionary(
      uniqueKeysWithValues: identifiers.compactMap { old, name in numbers[old].map { ($0, name) } })
    captures = captures.map { capture in
      let left = capture.rules.compactMap { numbers[$0] }
      let first = left.first ?? 0
      return Capture(
        group: capture.group, key: capture.key, rules: first..<(left.last.map { $0 + 1 } ?? first),
        isAdded: capture.isAdded)
    }
    let all = rules.elements()
    rules.removeAll()
    for number in kept { rules.append(all[number]) }
  }
}

/// One statement of a user, which may make several rules.
package struct LayoutStatement: Hashable, Sendable {
  let site: Int32
}
