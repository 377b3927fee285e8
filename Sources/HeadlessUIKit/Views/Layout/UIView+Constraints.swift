extension UIView {
  /// The constraints that this view holds: those between itself and what it contains.
  public var constraints: [NSLayoutConstraint] { installedConstraints.all }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintActivation.add([constraint], to: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    ConstraintActivation.add(constraints, to: self)
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    removeConstraints([constraint])
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    ConstraintActivation.deactivate(constraints.filter { $0.installation.owner === self })
  }

  /// Drops the constraints between what this view contains and what is outside.
  func deactivateConstraintsAcrossBorder() {
    forEachInTree { view in
      for node in [view.node] + view.allGuides.map(\.node) where !node.mentions.isEmpty {
        for constraint in node.mentions.all {
          guard let owner = constraint.installation.owner, !owner.isDescendant(of: self) else {
            continue
          }
          ConstraintActivation.uninstall(constraint)
        }
      }
    }
  }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { rare?.guides ?? [] }

  /// Those of the system included.
  var allGuides: [UILayoutGuide] {
    guard let rare else { return [] }
    return rare.guides + systemGuides
  }

  var systemGuides: [UILayoutGuide] {
    guard let rare, !rare.systemGuides.isEmpty else { return [] }
    return SystemGuide.Kind.allCases.compactMap { rare.systemGuides[$0] }
  }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.node.guideOwner !== self else { return }
    if layoutGuide.node.systemKind != nil {
      Headless.log(
        """
        \(layoutGuide.identifier) belongs to \(layoutGuide.node.guideOwner?.shortName ?? "a view") as \
        long as that lives; it can't be added to \(shortName).
        """)
      return
    }
    layoutGuide.node.guideOwner?.removeLayoutGuide(layoutGuide)
    ensureRare().guides.append(layoutGuide)
    layoutGuide.node.guideOwner = self
    layoutGuide.node.engine = node.engine
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let rare, layoutGuide.node.guideOwner === self else { return }
    ConstraintActivation.deactivate(layoutGuide.node.mentions.all)
    layoutGuide.node.engine?.detach(guide: layoutGuide)
    rare.guides.removeAll { $0 === layoutGuide }
    layoutGuide.node.guideOwner = nil
  }
}
