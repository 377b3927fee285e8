/// A constraint that was made from a rule. It knows the rule's line, and makes its name, such as
/// `VStackBlock ▸ titleLabel.top  LoginView.swift:42`, only when it is read.
package final class LayoutConstraint: NSLayoutConstraint {
  // Unchecked: these are set together, and nothing else is called meanwhile.
  /// The source of the constraints in its layout.
  @exclusivity(unchecked) private(set) var source: LayoutSource?
  @exclusivity(unchecked) private var site: Int32 = -1
  /// Whether the rule is about the second item.
  @exclusivity(unchecked) private(set) var isAboutTarget = false
  @exclusivity(unchecked) private(set) var countsInwards = false
  /// Whether the priority was requested for this statement, not as a default for all.
  @exclusivity(unchecked) private(set) var hasOwnPriority = false
  /// Whether a user has named it; the stored identifier is then that name.
  @exclusivity(unchecked) private var hasGivenName = false

  /// The line of the rule.
  package var line: SourceLine? { source?.sites[site].line }

  /// The identity of the layout that the constraint comes from; nil if there is none. Layouts of
  /// the same statements may share it.
  package var layout: ObjectIdentifier? { source.map { ObjectIdentifier($0) } }

  /// The blocks around the rule, from the outside in.
  package var scopes: [LayoutScope] {
    source.map { $0.sites.scopes(around: $0.sites[site].role) } ?? []
  }

  /// The view or guide that the rule is about.
  package var subject: AnyObject? { isAboutTarget ? secondItem : firstItem }

  private var subjectAttribute: Attribute { isAboutTarget ? secondAttribute : firstAttribute }

  /// The points as the statement counts them, which for some edges is inwards.
  package var points: CGFloat {
    get { countsInwards ? -constant : constant }
    set { if points != newValue { constant = countsInwards ? -newValue : newValue } }
  }

  /// The name that a user gave; nil if the constraint has the name of its place in the layout.
  package var givenIdentifier: String? { hasGivenName ? super.identifier : nil }

  /// The name that a user gave, else the name of its place in the layout.
  package override var identifier: String? {
    get { super.identifier ?? placeName }
    set {
      super.identifier = newValue
      hasGivenName = newValue != nil
    }
  }

  private var placeName: String? {
    LayoutElement(subject).flatMap { placeName(LayoutNames(of: [$0])) }
  }

  private func placeName(_ names: LayoutNames) -> String? {
    guard let source, let element = LayoutElement(subject),
      let attribute = LayoutAttribute(subjectAttribute)
    else { return nil }
    let site = source.sites[site]
    let subject = "\(names.name(of: element)).\(attribute.rawValue)  \(site.line)"
    let path = source.sites.path(of: site.role)
    return path.isEmpty ? subject : "\(path) ▸ \(subject)"
  }

  /// Whether a block, or something in it, made the rule.
  package var isOfBlock: Bool {
    source.map { $0.sites[site].role != .none } ?? false
  }

  /// Whether its name still has to be stored.
  fileprivate var isUnnamed: Bool { super.identifier == nil }

  /// Stores the name of its place.
  fileprivate func write(_ names: LayoutNames) { super.identifier = placeName(names) }

  /// Sets the rule that the constraint was made from, and the given name, if there is one.
  func configure(from rule: LayoutRule, of source: LayoutSource, givenIdentifier: String?) {
    self.source = source
    site = rule.site
    isAboutTarget = rule.isAboutTarget
    countsInwards = rule.countsInwards
    hasOwnPriority = rule.hasOwnPriority
    if let givenIdentifier { identifier = givenIdentifier }
  }

  /// Updates a live constraint to an equal rule with other numbers.
  func take(_ rule: LayoutRule, of source: LayoutSource, givenIdentifier: String?) {
    let isElsewhere = Platform.writesIdentifiers && line != source.sites[rule.site].line
    if self.givenIdentifier != givenIdentifier || isElsewhere { identifier = givenIdentifier }
    configure(from: rule, of: source, givenIdentifier: givenIdentifier)
    if constant != rule.constant { constant = rule.constant }
    if priority != rule.priority { priority = rule.priority }
  }
}

extension LayoutConstraint {
  /// Whether both hold the same attributes of the same items by equations, each of which comes from
  /// a run of its own of the same or of other statements.
  func restates(_ other: LayoutConstraint) -> Bool {
    guard relation == .equal, other.relation == .equal,
      let place = RuleKey(self)?.place(isAboutTarget: isAboutTarget),
      place == RuleKey(other)?.place(isAboutTarget: other.isAboutTarget)
    else { return false }
    return source !== other.source || site == other.site
  }
}

extension [LayoutConstraint] {
  /// Stores names for the constraints without one, where names are useful. Call it once the views
  /// are in their places.
  @MainActor
  func writeNames() {
    guard Platform.writesIdentifiers else { return }
    let unnamed = filter(\.isUnnamed)
    let names = LayoutNames(of: unnamed.compactMap { LayoutElement($0.subject) })
    for constraint in unnamed { constraint.write(names) }
  }

  /// The same array with the superclass as its element type. The compiler's conversion would copy
  /// it, element by element.
  var asConstraints: [NSLayoutConstraint] { unsafeBitCast(self, to: [NSLayoutConstraint].self) }
}

/// The origin of the constraints of one layout, shared by all of them.
package final class LayoutSource {
  let sites: LayoutSites
  /// Notified of conflicts that involve the constraints, in addition to `LayoutDiagnostics`.
  let listener: IssueListener?
  /// Whether the constraints belong to a layout that may be planned again.
  let isPlanned: Bool
  /// Whether that layout is on a host, instead of describing views wherever they are.
  let isOnHost: Bool

  private init(
    _ sites: consuming LayoutSites, _ listener: IssueListener?, _ isPlanned: Bool, _ isOnHost: Bool
  ) {
    self.sites = sites
    self.listener = listener
    self.isPlanned = isPlanned
    self.isOnHost = isOnHost
  }

  /// Sources without a listener, by their first line: the same statements describe many cells,
  /// which share a source.
  @MainActor @exclusivity(unchecked)
  private static var kept = ContiguousArray<LayoutSource?>(repeating: nil, count: 32)

  /// A source with more sites is not cached.
  private static let mostSites = 256

  /// Returns the source for new constraints.
  @MainActor
  static func of(
    _ sites: borrowing LayoutSites, _ listener: IssueListener?, isPlanned: Bool = false,
    isOnHost: Bool = false
  ) -> LayoutSource {
    let place = Int(sites.firstLine) % kept.count
    if let known = kept[place], known.isPlanned == isPlanned, known.isOnHost == isOnHost,
      known.sites.isSame(as: sites)
    {
      return listener == nil ? known : known.observed(by: listener)
    }
    let source = LayoutSource(sites.fitted, nil, isPlanned, isOnHost)
    if sites.count <= mostSites { kept[place] = source }
    return listener == nil ? source : source.observed(by: listener)
  }

  private func observed(by listener: IssueListener?) -> LayoutSource {
    LayoutSource(sites.fitted, listener, isPlanned, isOnHost)
  }
}

/// Notified of mistakes in a layout that turn up after it has been built.
@MainActor
package final class IssueListener {
  private let take: (LayoutIssue) -> Void

  package init(_ take: @escaping (LayoutIssue) -> Void) { self.take = take }

  func receive(_ issue: LayoutIssue) { take(issue) }
}

extension UIView {
  /// The length that the view's own required constraints give it, in points, whoever made them; nil
  /// if there are none. Constraints of a planned layout don't count, because the plan that asks may
  /// do without them.
  package func ownLength(along axis: LayoutAxis) -> CGFloat? {
    let attribute = axis.length.native
    let own = constraints.first { constraint in
      constraint.firstItem === self && constraint.secondItem == nil
        && constraint.firstAttribute == attribute && constraint.relation == .equal
        && constraint.priority == .required && constraint.isActive
        && (constraint as? LayoutConstraint)?.source?.isPlanned != true
    }
    return own?.constant
  }
}

extension NSLayoutConstraint {
  /// The name that a user gave the constraint.
  var givenName: String? {
    if let own = self as? LayoutConstraint { own.givenIdentifier } else { identifier }
  }
}
