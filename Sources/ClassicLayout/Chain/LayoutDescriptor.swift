/// Chained statements about one view or guide, which take effect when you activate them.
///
/// ```swift
/// sendButton.mondrian.layout
///   .width(120)
///   .top(.toSuperview)
///   .trailing(.toSuperview, 16)
///   .leading(.to(cancelButton).trailing, .min(8))
///   .activate()
/// ```
///
/// At top, leading and left edges, a value moves the edge towards the end:
/// `view.leading == target.leading + value`. It moves centers down, or to the right in any layout
/// direction. At trailing, right and bottom edges, it moves the edge inwards:
/// `target.trailing == view.trailing + value`, so `.min(8)` is a gap of at least 8.
@preconcurrency @MainActor
public struct LayoutDescriptor {
  let element: LayoutElement
  var statements = ChainStatements()

  init(_ element: LayoutElement) { self.element = element }

  /// Returns the chain with further statements. It reuses the chain's storage, so that a chain
  /// costs no more than its links.
  consuming func saying(_ say: (inout ChainStatements) -> Void) -> LayoutDescriptor {
    var next = self
    say(&next.statements)
    next.statements.remind(about: next.element)
    return next
  }

  /// Returns the chain with a relation of one attribute to a target.
  consuming func relating<Kind>(
    _ attribute: LayoutAttribute, to target: LayoutTarget<Kind>, _ value: ConstraintValue,
    times multiplier: CGFloat = 1, identifier: String?, at line: SourceLine
  ) -> LayoutDescriptor {
    saying {
      $0.relate(
        attribute, to: target.target, value, times: multiplier * target.multiplier,
        identifier: identifier, at: line)
    }
  }

  /// Returns the chain with a relation of several attributes to the same ones of a target.
  consuming func relating<Kind>(
    _ attributes: [LayoutAttribute], to target: LayoutTarget<Kind>, _ value: ConstraintValue,
    at line: SourceLine
  ) -> LayoutDescriptor {
    relating(attributes.map { ($0, value) }, to: target, at: line)
  }

  /// Returns the chain with a relation of several attributes to the same ones of a target.
  consuming func relating<Kind>(
    _ attributes: [(LayoutAttribute, ConstraintValue)], to target: LayoutTarget<Kind>,
    times multiplier: CGFloat = 1, at line: SourceLine
  ) -> LayoutDescriptor {
    saying { statements in
      for (index, (attribute, value)) in attributes.enumerated() {
        statements.relate(
          attribute, to: target.target, value, times: multiplier * target.multiplier, at: line,
          continues: index > 0)
      }
    }
  }

  /// Returns the chain with a length in points.
  consuming func setting(
    _ attribute: LayoutAttribute, _ value: ConstraintValue, identifier: String?, at line: SourceLine
  ) -> LayoutDescriptor {
    saying { $0.set(attribute, value, identifier: identifier, at: line) }
  }

  /// Adds the statements to a plan.
  func add(to plan: inout LayoutPlan) { statements.add(to: &plan, about: element) }
}

extension LayoutDescriptor {
  /// Makes the constraints and activates them in one call.
  ///
  /// From then on, the view's autoresizing mask no longer takes part in the layout. The masks of
  /// other views don't change.
  @discardableResult
  public func activate() -> ConstraintGroup {
    ConstraintGroup(active: RuleRegistry.install(plan, by: .statements))
  }

  /// Makes and activates the constraints in place of what earlier chains said about the same
  /// attributes of the view or guide.
  ///
  /// ```swift
  /// box.mondrian.layout.width(100).activate()
  /// box.mondrian.layout.width(140).update()  // the same constraint, with another constant
  /// ```
  ///
  /// A constraint that relates the same attributes in the same way gets the new constant, and the
  /// new priority if neither the old nor the new one is required. A constraint that relates them in
  /// another way is replaced. All other constraints stay. Statements of the anchor dialect count
  /// like those of chains.
  @discardableResult
  public func update() -> ConstraintGroup {
    ConstraintGroup(active: RuleRegistry.install(plan, by: .statements, .edit))
  }

  /// Makes and activates the constraints in place of everything that earlier chains said about the
  /// view or guide. Statements of the anchor dialect count like those of chains; those of
  /// `layoutContent` and of blocks stay.
  @discardableResult
  public func remake() -> ConstraintGroup {
    ConstraintGroup(
      active: RuleRegistry.install(plan, by: .statements, .remake, about: [element]))
  }

  /// Makes the constraints without activating them.
  public func makeConstraints() -> [NSLayoutConstraint] { plan.makeConstraints() }

  /// Makes the constraints as a group, without activating them.
  public func makeConstraintGroup() -> ConstraintGroup { ConstraintGroup(makeConstraints()) }

  private var plan: LayoutPlan {
    var plan = LayoutPlan(host: nil)
    add(to: &plan)
    return plan
  }
}

extension MondrianNamespace where Base == UIView {
  /// A chain of statements about the view.
  public var layout: LayoutDescriptor { LayoutDescriptor(.view(base)) }
}

extension MondrianNamespace where Base == UILayoutGuide {
  /// A chain of statements about the guide.
  public var layout: LayoutDescriptor { LayoutDescriptor(.guide(base)) }
}
