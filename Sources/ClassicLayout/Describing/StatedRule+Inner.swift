extension StatedRule {
  /// The rule, about the one of its items that a person would write it about: the inner one, else a
  /// view rather than a guide, else the first.
  @MainActor
  var aboutInnerItem: StatedRule {
    guard let target, !attribute.isLength || multiplier == 1 else { return self }
    if target.isArea { return self }
    if target.isInside(item) || item.isArea { return swapped ?? self }
    if case .guide = item, case .view = target, !item.isInside(target) { return swapped ?? self }
    return self
  }
}

extension StatedItem {
  var isArea: Bool {
    if case .area = self { return true }
    return false
  }

  /// The view around the item, as `superview` is for a view.
  @MainActor
  var surroundings: UIView? {
    switch self {
    case .view(let view): view.superview
    default: view
    }
  }

  /// Whether the item is somewhere inside a view, or inside the view that another belongs to.
  @MainActor
  func isInside(_ other: StatedItem) -> Bool {
    guard let outer = other.view else { return false }
    return sequence(first: surroundings, next: { $0?.superview }).prefix { $0 != nil }
      .contains { $0 === outer }
  }
}
