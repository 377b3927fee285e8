import Foundation

/// A linear relation between attributes of two items.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // The properties are unsafe for the `deinit` of views and guides, which remove their constraints. Changes to the
  // unchecked ones call no other code; checking for exclusive access would take as long as creating and activating the
  // constraint. Small properties are next to each other, to avoid padding, and so are those read for thousands of
  // constraints in a row: whether they are active, and their indices.
  @exclusivity(unchecked) private(set) nonisolated(unsafe) var firstNode: LayoutNode?
  @exclusivity(unchecked) private(set) nonisolated(unsafe) var secondNode: LayoutNode?
  /// State that most constraints don't need; nil until it is needed.
  @exclusivity(unchecked) nonisolated(unsafe) var rare: RareConstraintState?
  @exclusivity(unchecked) private var storedConstant: CGFloat = 0
  @exclusivity(unchecked) private var storedPriority = UILayoutPriority.required
  /// The attributes of both sides; the second is `notAnAttribute` if there is no second item.
  @exclusivity(unchecked) private(set) nonisolated(unsafe) var sides = Sides()
  /// What the attributes of both sides depend on.
  @exclusivity(unchecked)
  private(set) nonisolated(unsafe) var character = AttributeCharacter()
  @exclusivity(unchecked) private nonisolated(unsafe) var marks = ConstraintMarks()
  @exclusivity(unchecked) nonisolated(unsafe) var installation = ConstraintInstallation()

  struct Sides {
    var first = Attribute.notAnAttribute
    var second = Attribute.notAnAttribute
  }

  open var relation: Relation { marks.relation }
  /// Whether a view made the constraint for the items it arranges; in a conflict, it outlasts those that clients made.
  nonisolated var isSystemMade: Bool {
    get { marks.isSystemMade }
    set { marks.isSystemMade = newValue }
  }
  /// Whether to report it if the constraint does not hold.
  nonisolated var isWatched: Bool {
    get { marks.isWatched }
    set { marks.isWatched = newValue }
  }
  /// Stored without effect: there are no archives.
  open var shouldBeArchived: Bool {
    get { rare?.shouldBeArchived ?? false }
    set { if newValue || rare != nil { ensureRare().shouldBeArchived = newValue } }
  }

  open var multiplier: CGFloat { rare?.multiplier ?? 1 }
  open var identifier: String? {
    get { rare?.identifier }
    set { if newValue != nil || rare != nil { ensureRare().identifier = newValue } }
  }

  /// Creates a constraint that relates nothing, and can't be activated.
  public override init() { super.init() }

  convenience init(
    first: AnchorReference, relation: Relation, second: AnchorReference?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init()
    begin(first, relation, multiplier, constant)
    if let second { end(second) }
  }

  /// Differs from UIKit: an item that is neither a view nor a guide is logged when the constraint is activated.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    begin(AnchorReference(item: view1, attribute: attr1), relation, multiplier, c)
    if let view2, attr2 != .notAnAttribute { end(AnchorReference(item: view2, attribute: attr2)) }
  }

  /// The same for items looked up once for several constraints.
  package convenience init(
    _ end: LayoutEnd, _ attribute: Attribute, _ relation: Relation, to other: LayoutEnd?,
    _ otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    begin(AnchorReference(end.node, attribute), relation, multiplier, constant)
    if let other, otherAttribute != .notAnAttribute {
      self.end(AnchorReference(other.node, otherAttribute))
    }
  }

  // In two parts: a single method would copy the optional second side.

  @inline(__always)
  private final func begin(
    _ first: consuming AnchorReference, _ relation: Relation, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    character = first.character
    sides.first = first.attribute
    marks.relation = relation
    if multiplier != 1 { ensureRare().multiplier = multiplier }
    storedConstant = constant
    if let end = first.end { ensureRare().ends.first = end }
    firstNode = first.node
  }

  @inline(__always)
  private final func end(_ second: consuming AnchorReference) {
    character.formUnion(second.character)
    sides.second = second.attribute
    if let end = second.end { ensureRare().ends.second = end }
    secondNode = second.node
  }

  nonisolated var first: AnchorReference {
    AnchorReference(firstNode, sides.first, to: rare?.ends.first)
  }

  nonisolated var second: AnchorReference? {
    guard sides.second != .notAnAttribute else { return nil }
    return AnchorReference(secondNode, sides.second, to: rare?.ends.second)
  }

  /// The engine whose solver has the constraint: the owner's engine. The constraint leaves its solver before the owner
  /// joins another engine.
  nonisolated var engine: LayoutEngine? {
    installation.handle == nil ? nil : installation.owner?.node.engine
  }

  open var firstItem: AnyObject? { firstNode?.item }
  open var secondItem: AnyObject? { secondNode?.item }
  open var firstAttribute: Attribute { sides.first }
  open var secondAttribute: Attribute { sides.second }

  open var firstAnchor: NSLayoutAnchor<AnyObject> { first.anchor }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second?.anchor }

  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority, accepts(newValue) else { return }
      storedPriority = newValue
      engine?.priorityChanged(of: self)
    }
  }

  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant, accepts(constant: newValue) else { return }
      storedConstant = newValue
      if isActive { checkLimits() }
      if let engine { return engine.constantChanged(of: self) }
      // Not in the solver yet, but perhaps examined by the conflict scout already.
      installation.owner?.root.node.engine?.watch.forget()
    }
  }

  open var isActive: Bool {
    get { installation.isInstalled }
    set {
      if newValue {
        ConstraintActivation.activate([self])
      } else {
        ConstraintActivation.deactivate([self])
      }
    }
  }

  /// Differs from UIKit: a mistake is logged, in the words of UIKit's exception, and the result is empty.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    described(by: format, opts, metrics ?? [:], views)
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    ConstraintActivation.activate(constraints)
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    ConstraintActivation.deactivate(constraints)
  }

  open override var description: String { onAnyThread { equation } }
}
