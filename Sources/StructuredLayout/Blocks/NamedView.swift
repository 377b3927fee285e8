/// A view that a layout makes when it first names it, and keeps as long as it does.
@MainActor
final class NamedView {
  private static var count = 0
  /// Which of all that there have been it is.
  private let number: Int
  private let name: [LayoutKey]
  private let make: () -> UIView
  private let update: (UIView) -> Void
  /// The view of the layout that was asked last.
  private(set) var view: UIView?
  /// A view that was made outside of a layout: the first layout takes it.
  private var loose: UIView?
  /// Where the block stands in the plan that is being made: the one that is asked for something later is
  /// this one, and not the next of the same name.
  private var placed: (plan: MadeViews.PlanID, view: UIView)?

  init<View: UIView>(
    _ id: LayoutKey, make: @escaping () -> View, update: @escaping (View) -> Void
  ) {
    Self.count += 1
    number = Self.count
    name = [LayoutKey(ObjectIdentifier(View.self)), id]
    self.make = make
    self.update = { if let view = $0 as? View { update(view) } }
  }

  /// The view in a layout, up to date.
  ///
  /// - Parameters:
  ///   - views: What the layout has made; nil outside of one.
  ///   - isPlaced: Whether it is being placed, or only asked for something.
  func view(in views: MadeViews?, isPlaced: Bool) -> UIView {
    let current = find(in: views, isPlaced: isPlaced)
    let isCurrent = views.map { $0.isUpToDate(current, by: number) } ?? (current === view)
    view = current
    if !isCurrent { update(current) }
    return current
  }

  private func find(in views: MadeViews?, isPlaced: Bool) -> UIView {
    guard let views else {
      let current = view ?? make()
      if view == nil { loose = current }
      return current
    }
    if !isPlaced, let placed, placed.plan == views.planID { return placed.view }
    let found = views.view(named: name, isPlaced: isPlaced) {
      defer { loose = nil }
      return loose ?? make()
    }
    if isPlaced { placed = (views.planID, found) }
    return found
  }
}
