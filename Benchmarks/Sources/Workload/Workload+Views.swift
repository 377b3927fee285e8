import DeStijl

/// The views of a workload, in the order of its items, inside a host view.
@MainActor
struct WorkloadViews {
  let host = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private(set) var views: [UIView] = []

  /// Makes the views.
  mutating func build(_ workload: Workload) {
    views.reserveCapacity(workload.items.count)
    for item in workload.items {
      let view = item.content.map(view(of:)) ?? UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      (item.parent.map { views[$0] } ?? host).addSubview(view)
      views.append(view)
    }
  }

  private func view(of content: Workload.Content) -> UIView {
    let box = Box(CGSize(width: content.width, height: content.height))
    let resistance = UILayoutPriority(content.resistance)
    guard resistance != .defaultHigh else { return box }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      box.setContentCompressionResistancePriority(resistance, for: axis)
    }
    return box
  }

  /// Makes and activates the constraints.
  func constrain(_ workload: Workload) {
    let root = views[Workload.root]
    var constraints = [
      root.leadingAnchor.constraint(equalTo: host.leadingAnchor),
      root.topAnchor.constraint(equalTo: host.topAnchor),
    ]
    constraints.reserveCapacity(workload.rules.count + 3)
    if workload.rootWidth != nil {
      constraints.append(root.widthAnchor.constraint(equalTo: host.widthAnchor))
    }
    for rule in workload.rules {
      let constraint = constraint(rule)
      constraint.priority = UILayoutPriority(rule.priority)
      constraints.append(constraint)
    }
    NSLayoutConstraint.activate(constraints)
  }

  private func constraint(_ rule: Workload.Rule) -> NSLayoutConstraint {
    guard let second = rule.second else {
      return dimension(rule.first).constraint(equalToConstant: rule.constant)
    }
    return switch rule.first.attribute {
    case .left, .right, .centerX: relate(horizontal(rule.first), horizontal(second), rule)
    case .top, .bottom, .centerY: relate(vertical(rule.first), vertical(second), rule)
    case .width, .height: relate(dimension(rule.first), dimension(second), rule)
    }
  }

  private func relate<Kind>(
    _ first: NSLayoutAnchor<Kind>, _ second: NSLayoutAnchor<Kind>, _ rule: Workload.Rule
  ) -> NSLayoutConstraint {
    switch rule.relation {
    case .equal: first.constraint(equalTo: second, constant: rule.constant)
    case .lessThanOrEqual: first.constraint(lessThanOrEqualTo: second, constant: rule.constant)
    case .greaterThanOrEqual:
      first.constraint(greaterThanOrEqualTo: second, constant: rule.constant)
    }
  }

  private func horizontal(_ place: Workload.Place) -> NSLayoutXAxisAnchor {
    let view = views[place.item]
    return switch place.attribute {
    case .right: view.trailingAnchor
    case .centerX: view.centerXAnchor
    default: view.leadingAnchor
    }
  }

  private func vertical(_ place: Workload.Place) -> NSLayoutYAxisAnchor {
    let view = views[place.item]
    return switch place.attribute {
    case .bottom: view.bottomAnchor
    case .centerY: view.centerYAnchor
    default: view.topAnchor
    }
  }

  private func dimension(_ place: Workload.Place) -> NSLayoutDimension {
    let view = views[place.item]
    return place.attribute == .height ? view.heightAnchor : view.widthAnchor
  }
}

/// A view with content of a given size.
final class Box: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ content: CGSize) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}
