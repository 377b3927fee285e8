extension StatedRule {
  /// The rule, about the item that a person would choose: the inner item, else a view rather than a
  /// guide, else the first item.
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

  /// The view around the item: for a view, its superview.
  @MainActor
  var surroundings: UIView? {
    switch self {
    case .view(let view): view.superview
    default: view
    }
  }

  /// Whether the item is somewhere inside a view, or inside the view that another item belongs to.
  @MainActor
  func isInside(_ other: StatedItem) -> Bool {
    guard let outer = other.view else { return false }
    return sequence(first: surroundings, next: { $0?.superview }).prefix { $0 != nil }
      .contains { $0 === outer }
  }
}
