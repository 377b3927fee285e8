extension UIView {
  /// Deactivates the constraints between this view's contents and views outside.
  func deactivateConstraintsAcrossBorder() {
    // The owner of a constraint is either inside this view or an ancestor of it.
    var outside: Set<ObjectIdentifier>?
    forEachInTree { view in
      for node in [view.node] + view.allGuides.map(\.node) where !node.mentions.isEmpty {
        for constraint in node.mentions.all {
          guard let owner = constraint.installation.owner else { continue }
          let around = outside ?? ancestors
          outside = around
          if around.contains(ObjectIdentifier(owner)) { ConstraintActivation.uninstall(constraint) }
        }
      }
    }
  }

  private var ancestors: Set<ObjectIdentifier> {
    Set(sequence(first: self, next: \.storedSuperview).dropFirst().map { ObjectIdentifier($0) })
  }

  // MARK: Guides

  /// Includes the guides of the system.
  var allGuides: [UILayoutGuide] { rare == nil ? heldGuides : heldGuides + systemGuides }

  var systemGuides: [UILayoutGuide] {
    guard let rare, !rare.systemGuides.isEmpty else { return [] }
    return SystemGuide.Kind.allCases.compactMap { rare.systemGuides[$0] }
  }

  func hold(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.node.guideOwner !== self else { return }
    if layoutGuide.node.systemKind != nil {
      Headless.log(
        """
        \(layoutGuide.identifier) always belongs to \
        \(layoutGuide.node.guideOwner?.shortName ?? "a view"); it can't be added to \(shortName).
        """)
      return
    }
    layoutGuide.node.guideOwner?.removeLayoutGuide(layoutGuide)
    heldGuides.append(layoutGuide)
    layoutGuide.node.guideOwner = self
    layoutGuide.node.engine = node.engine
    rare?.subviewChanges?.insert(layoutGuide.node)
  }

  /// Reorders guides of the view within the places that they occupy; their constraints stay active.
  ///
  /// UIKit has no such method. The order decides which of several constraints gives way.
  package func order(_ guides: [UILayoutGuide]) {
    let ordered = guides.filter { $0.node.guideOwner === self }
    let moved = Set(ordered.map { ObjectIdentifier($0) })
    let places = heldGuides.indices.filter { moved.contains(ObjectIdentifier(heldGuides[$0])) }
    guard places.count == ordered.count else { return }
    // Guides without constraints can move between others without an effect on these.
    func mentionedGuides() -> [UILayoutGuide] { heldGuides.filter { !$0.node.mentions.isEmpty } }
    let before = mentionedGuides()
    for (place, guide) in zip(places, ordered) { heldGuides[place] = guide }
    Headless.siblingsDidChange()
    if !before.elementsEqual(mentionedGuides(), by: ===) { node.engine?.reordered() }
  }

  func release(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.node.guideOwner === self else { return }
    ConstraintActivation.deactivate(layoutGuide.node.mentions.all)
    layoutGuide.node.engine?.detach(guide: layoutGuide)
    heldGuides.remove(identicalTo: layoutGuide)
    Headless.siblingsDidChange()
    rare?.subviewChanges?.remove(layoutGuide.node)
    layoutGuide.node.isSettled = false
    layoutGuide.placedFrame = .zero
    layoutGuide.node.guideOwner = nil
  }
}
