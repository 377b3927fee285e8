/// A constraint that a rule has become. It knows the line that made it, and finds its name only when
/// somebody reads it, such as `VStackBlock ▸ titleLabel.top  LoginView.swift:42`.
package final class LayoutConstraint: NSLayoutConstraint {
  // Unchecked, these: they are set all together, and nobody is called meanwhile.
  /// Where the constraints of its layout come from.
  @exclusivity(unchecked) private(set) var source: LayoutSource?
  @exclusivity(unchecked) private var site: Int32 = -1
  /// Whether the rule is about the second item.
  @exclusivity(unchecked) private(set) var isAboutTarget = false
  @exclusivity(unchecked) private(set) var countsInwards = false
  /// Whether somebody has asked for the priority, and it is not that of all.
  @exclusivity(unchecked) private(set) var hasOwnPriority = false
  /// Whether a user gave it a name, which then is the stored one.
  @exclusivity(unchecked) private var hasGivenName = false

  /// The line that made the rule.
  package var line: SourceLine? { source?.sites[site].line }

  /// What layout it comes from; nil if it comes from none. Layouts that say the same may be one.
  package var layout: ObjectIdentifier? { source.map { ObjectIdentifier($0) } }

  /// The blocks around the rule, from the outside in.
  package var scopes: [LayoutScope] {
    source.map { $0.sites.scopes(around: $0.sites[site].role) } ?? []
  }

  /// What the rule is about: a view or a guide.
  package var subject: AnyObject? { isAboutTarget ? secondItem : firstItem }

  private var subjectAttribute: Attribute { isAboutTarget ? secondAttribute : firstAttribute }

  /// The number of points as the statement counts it, which for some edges is inwards.
  package var points: CGFloat {
    get { countsInwards ? -constant : constant }
    set { if points != newValue { constant = countsInwards ? -newValue : newValue } }
  }

  /// The name that a user gave; nil for one that has the name of its place in the layout.
  package var givenIdentifier: String? { hasGivenName ? super.identifier : nil }

  /// The name that a user gave, else that of its place in the layout.
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

  /// Whether it is said within a block, by it or by what is in it.
  package var isOfBlock: Bool {
    source.map { $0.sites[site].role != .none } ?? false
  }

  /// Whether its name has to be written down.
  fileprivate var isUnnamed: Bool { super.identifier == nil }

  /// Writes down the name of its place.
  fileprivate func write(_ names: LayoutNames) { super.identifier = placeName(names) }

  /// Says that the constraint comes from a rule. It has no name yet, or the given one.
  func come(from rule: LayoutRule, of source: LayoutSource, givenIdentifier: String?) {
    self.source = source
    site = rule.site
    isAboutTarget = rule.isAboutTarget
    countsInwards = rule.countsInwards
    hasOwnPriority = rule.hasOwnPriority
    if let givenIdentifier { identifier = givenIdentifier }
  }

  /// Makes a live constraint say what an equal rule with other numbers says.
  func take(_ rule: LayoutRule, of source: LayoutSource, givenIdentifier: String?) {
    let isElsewhere = Platform.writesIdentifiers && line != source.sites[rule.site].line
    if self.givenIdentifier != givenIdentifier || isElsewhere { identifier = givenIdentifier }
    come(from: rule, of: source, givenIdentifier: givenIdentifier)
    if constant != rule.constant { constant = rule.constant }
    if priority != rule.priority { priority = rule.priority }
  }
}

extension [LayoutConstraint] {
  /// Writes down the names of those that have none, where that is of use: once their views are where they belong.
  @MainActor
  func writeNames() {
    guard Platform.writesIdentifiers else { return }
    let unnamed = filter(\.isUnnamed)
    let names = LayoutNames(of: unnamed.compactMap { LayoutElement($0.subject) })
    for constraint in unnamed { constraint.write(names) }
  }

  /// The same array, as one of constraints of any kind. The compiler's own conversion makes another one,
  /// element by element.
  var asConstraints: [NSLayoutConstraint] { unsafeBitCast(self, to: [NSLayoutConstraint].self) }
}

/// Where the constraints of one layout come from, shared by all of them.
package final class LayoutSource {
  let sites: LayoutSites
  /// Hears of conflicts in which the constraints take part, besides `LayoutDiagnostics`.
  let listener: IssueListener?
  /// Whether they are those of a layout that may be planned again.
  let isPlanned: Bool
  /// Whether that layout is on a view, and does not speak of views wherever they are.
  let isOnHost: Bool

  private init(
    _ sites: consuming LayoutSites, _ listener: IssueListener?, _ isPlanned: Bool, _ isOnHost: Bool
  ) {
    self.sites = sites
    self.listener = listener
    self.isPlanned = isPlanned
    self.isOnHost = isOnHost
  }

  /// Those to which nobody listens, by the line where they begin: cells are made by the same statements again
  /// and again, and share them.
  @MainActor @exclusivity(unchecked)
  private static var kept = ContiguousArray<LayoutSource?>(repeating: nil, count: 32)

  /// What has more sites is not kept beyond its constraints.
  private static let mostSites = 256

  /// Where constraints come from that are made now.
  @MainActor
  static func of(
    _ sites: borrowing LayoutSites, _ listener: IssueListener?, isPlanned: Bool = false,
    isOnHost: Bool = false
  ) -> LayoutSource {
    let place = Int(sites.firstLine) % kept.count
    if let known = kept[place], known.isPlanned == isPlanned, known.isOnHost == isOnHost,
      known.sites.isSame(as: sites)
    {
      return listener == nil ? known : known.heard(by: listener)
    }
    let source = LayoutSource(sites.fitted, nil, isPlanned, isOnHost)
    if sites.count <= mostSites { kept[place] = source }
    return listener == nil ? source : source.heard(by: listener)
  }

  private func heard(by listener: IssueListener?) -> LayoutSource {
    LayoutSource(sites.fitted, listener, isPlanned, isOnHost)
  }
}

/// Hears of mistakes in a layout that turn up after it has been built.
@MainActor
package final class IssueListener {
  private let take: (LayoutIssue) -> Void

  package init(_ take: @escaping (LayoutIssue) -> Void) { self.take = take }

  func hear(_ issue: LayoutIssue) { take(issue) }
}

extension UIView {
  /// The length that required constraints of a view's own give it, in points, whoever made them; nil if none
  /// does. Those of a layout that is planned don't count: the plan that asks may do without them.
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
  var givenName: String? { (self as? LayoutConstraint)?.givenIdentifier ?? identifier }
}
