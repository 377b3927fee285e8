/// A view that a layout makes when a description first names it, and keeps as long as descriptions
/// name it.
@MainActor
final class NamedView {
  private static var count = 0
  /// The serial number of this object among all named views.
  private let number: Int
  private let name: [LayoutKey]
  private let make: () -> UIView
  private let update: (UIView) -> Void
  /// The view in the layout that asked last.
  private(set) var view: UIView?
  /// A view that was made outside of a layout; the first layout takes it over.
  private var loose: UIView?
  /// The view that the block has placed in the current plan. Later questions in this plan are about
  /// that view, not about the next one of the same name.
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

  /// Returns the updated view of the block in a layout.
  ///
  /// - Parameters:
  ///   - views: The views that the layout has made; nil outside of a layout.
  ///   - isPlaced: Whether the view is being placed, not only asked for something.
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
