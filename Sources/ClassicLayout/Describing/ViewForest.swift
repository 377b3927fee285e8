/// The views that rules are about, as they are in each other.
@MainActor
struct ViewForest {
  /// The views around the others, that no rule is about.
  private(set) var roots: [UIView] = []
  /// The views that are in no other.
  private(set) var loose: [UIView] = []
  private var families: [ObjectIdentifier: [UIView]] = [:]
  /// All views that rules mention, and those around them.
  private(set) var all: [UIView] = []
  /// Those of the views that stack views arrange.
  private var arranged: Set<ObjectIdentifier> = []

  init(of rules: [StatedRule]) {
    var subjects: [ObjectIdentifier: UIView] = [:]
    var order: [UIView] = []
    var known: Set<ObjectIdentifier> = []
    for rule in rules {
      for case let view? in [rule.item.view, rule.target?.view]
      where known.insert(ObjectIdentifier(view)).inserted {
        all.append(view)
      }
      guard case .view(let view) = rule.item else { continue }
      if subjects.updateValue(view, forKey: ObjectIdentifier(view)) == nil { order.append(view) }
    }
    var parents: Set<ObjectIdentifier> = []
    for view in order {
      guard let parent = view.superview else {
        loose.append(view)
        continue
      }
      families[ObjectIdentifier(parent), default: []].append(view)
      guard parents.insert(ObjectIdentifier(parent)).inserted else { continue }
      if subjects[ObjectIdentifier(parent)]?.superview == nil { roots.append(parent) }
    }
    for view in roots where known.insert(ObjectIdentifier(view)).inserted { all.append(view) }
    sortFamilies(of: parents)
    for parent in parents {
      guard let stack = families[parent]?.first?.superview as? UIStackView else { continue }
      for view in stack.arrangedSubviews { arranged.insert(ObjectIdentifier(view)) }
    }
  }

  /// Whether a view is one of those that a stack view arranges.
  func isArranged(_ view: UIView) -> Bool { arranged.contains(ObjectIdentifier(view)) }

  /// The views in a view, those behind first.
  func children(of view: UIView) -> [UIView] { families[ObjectIdentifier(view)] ?? [] }

  /// The views that are in another, each before those that are in it.
  var placed: [UIView] { roots.flatMap { descendants(of: $0) } }

  private func descendants(of view: UIView) -> [UIView] {
    children(of: view).flatMap { [$0] + descendants(of: $0) }
  }

  private mutating func sortFamilies(of parents: Set<ObjectIdentifier>) {
    for parent in parents {
      guard let family = families[parent], let superview = family.first?.superview else { continue }
      let order = Dictionary(
        uniqueKeysWithValues: superview.subviews.enumerated().map { (ObjectIdentifier($1), $0) })
      families[parent] = family.sorted {
        order[ObjectIdentifier($0), default: 0] < order[ObjectIdentifier($1), default: 0]
      }
    }
  }
}
