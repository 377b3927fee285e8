/// The hierarchy of the views that rules are about.
@MainActor
struct ViewForest {
  /// The outermost parents of these views: they have no superview, or no rule is about them.
  private(set) var roots: [UIView] = []
  /// The views without a superview, and the host.
  private(set) var loose: [UIView] = []
  private let host: UIView?
  private var families: [ObjectIdentifier: [UIView]] = [:]
  /// All views that rules mention, and the roots around them.
  private(set) var all: [UIView] = []
  /// The arranged subviews of stack views, with their positions.
  private var arranged: [ObjectIdentifier: Int] = [:]

  /// - Parameter host: The view that the rules were built on, which has its place already.
  init(of rules: [StatedRule], on host: UIView?) {
    self.host = host
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
      guard let parent = parent(of: view) else {
        loose.append(view)
        continue
      }
      families[ObjectIdentifier(parent), default: []].append(view)
      guard parents.insert(ObjectIdentifier(parent)).inserted else { continue }
      if subjects[ObjectIdentifier(parent)].flatMap(self.parent) == nil { roots.append(parent) }
    }
    for view in roots where known.insert(ObjectIdentifier(view)).inserted { all.append(view) }
    addArranged(&known, &parents, subjects)
    sortFamilies(of: parents)
  }

  /// Adds the arranged subviews that no rule is about.
  private mutating func addArranged(
    _ known: inout Set<ObjectIdentifier>, _ parents: inout Set<ObjectIdentifier>,
    _ subjects: [ObjectIdentifier: UIView]
  ) {
    var pending = all.compactMap { $0 as? UIStackView }[...]
    while let stack = pending.popFirst() {
      let views = stack.arrangedSubviews
      guard !views.isEmpty else { continue }
      let key = ObjectIdentifier(stack)
      let isRoot = parents.insert(key).inserted && subjects[key].flatMap(parent) == nil
      if isRoot, arranged[key] == nil { roots.append(stack) }
      for (place, view) in views.enumerated() {
        arranged[ObjectIdentifier(view)] = place
        guard subjects[ObjectIdentifier(view)] == nil else { continue }
        families[key, default: []].append(view)
        if known.insert(ObjectIdentifier(view)).inserted { all.append(view) }
        if let inner = view as? UIStackView { pending.append(inner) }
      }
    }
  }

  private func parent(of view: UIView) -> UIView? { view === host ? nil : view.superview }

  /// Whether a stack view arranges a view.
  func isArranged(_ view: UIView) -> Bool { arranged[ObjectIdentifier(view)] != nil }

  /// Returns the space after a view in its stack, if it differs from the stack's spacing.
  func space(after view: UIView) -> CGFloat? {
    guard isArranged(view), let stack = view.superview as? UIStackView else { return nil }
    let space = stack.customSpacing(after: view)
    return space == UIStackView.spacingUseDefault ? nil : space
  }

  /// Returns the views inside a view, from back to front.
  func children(of view: UIView) -> [UIView] { families[ObjectIdentifier(view)] ?? [] }

  /// The views inside others, each view before those inside it.
  var placed: [UIView] { roots.flatMap { descendants(of: $0) } }

  private func descendants(of view: UIView) -> [UIView] {
    children(of: view).flatMap { [$0] + descendants(of: $0) }
  }

  private mutating func sortFamilies(of parents: Set<ObjectIdentifier>) {
    for parent in parents {
      guard let family = families[parent], let superview = family.first?.superview else { continue }
      let order = Dictionary(
        uniqueKeysWithValues: superview.subviews.enumerated().map { (ObjectIdentifier($1), $0) })
      // Arranged subviews follow the order of the stack, which may differ from that of the
      // subviews.
      func place(_ view: UIView) -> (Int, Int) {
        let key = ObjectIdentifier(view)
        return (arranged[key] ?? Int.max, order[key, default: 0])
      }
      families[parent] = family.sorted { place($0) < place($1) }
    }
  }
}
