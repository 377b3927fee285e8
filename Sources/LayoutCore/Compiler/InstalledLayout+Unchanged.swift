extension InstalledLayout {
  /// Whether everything is as the layout was built, so that the same plan would change nothing:
  /// constraints, the places of views, and guides. False if a plan might change something
  /// nevertheless, for example a plan with mistakes.
  ///
  /// - Complexity: Linear in the constraints, the placed views and the other subviews of their
  ///   parents.
  package var isUnchanged: Bool {
    guard isActive, record.isRepeatable, lingering.isEmpty, !ordersAccessibilityElements,
      record.areLooseViewsThere
    else { return false }
    for index in constraints.indices {
      let constraint = constraints[index]
      guard constraint.isActive, constraint.constant == record.rules[index].constant,
        constraint.priority == record.rules[index].priority
      else { return false }
    }
    var owners = Owners(record, constraints)
    return areViewsPlaced(&owners) && areGuidesAttached(&owners)
  }

  /// Whether the views are in their parents, in order, and do not use autoresizing.
  private func areViewsPlaced(_ owners: inout Owners) -> Bool {
    var family = Family()
    var others: [LayoutItem: Family] = [:]
    for placed in record.placed {
      if placed.parent != family.parent {
        if let parent = family.parent { others[parent] = family }
        family = others[placed.parent] ?? Family(placed.parent, owners[placed.parent])
      }
      guard let view = family.pass(placed.address), !view.translatesAutoresizingMaskIntoConstraints
      else { return false }
    }
    return true
  }

  private func areGuidesAttached(_ owners: inout Owners) -> Bool {
    for made in record.madeGuides {
      guard let owner = made.owner, made.guide.owningView === owners[owner] else { return false }
    }
    for own in record.ownGuides {
      guard own.guide.owningView === owners[own.owner] else { return false }
    }
    return true
  }
}

/// The views that hold placed views and guides. Usually this is the host alone; all items are
/// looked up only for others.
@MainActor
private struct Owners {
  private let record: LayoutRecord
  private let constraints: [LayoutConstraint]
  private let host: UIView?
  private var objects: ContiguousArray<AnyObject?>?

  init(_ record: LayoutRecord, _ constraints: [LayoutConstraint]) {
    self.record = record
    self.constraints = constraints
    host = record.host(relatedBy: constraints)
  }

  subscript(item: LayoutItem) -> UIView? {
    mutating get {
      if item.index == 0, record.hasHost { return host }
      let objects = objects ?? record.objects(relatedBy: constraints)
      self.objects = objects
      return objects[item.index] as? UIView
    }
  }
}

/// The subviews of a parent that have not been passed yet.
@MainActor
private struct Family {
  private(set) var parent: LayoutItem?
  private var subviews: [UIView] = []
  private var next = 0

  init() {}

  init(_ item: LayoutItem, _ parent: UIView?) {
    self.parent = item
    subviews = parent?.subviews ?? []
  }

  /// Advances past a view; returns nil if the view is not among the remaining subviews.
  ///
  /// - Parameter address: The address of the view. Its constraints are active, so the view exists
  ///   and the address can't be that of another one.
  mutating func pass(_ address: ObjectIdentifier) -> UIView? {
    while next < subviews.count {
      next += 1
      if ObjectIdentifier(subviews[next - 1]) == address { return subviews[next - 1] }
    }
    return nil
  }
}
