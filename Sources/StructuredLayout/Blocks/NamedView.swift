/// A view that a layout makes when it first names it, and keeps as long as it does.
@MainActor
final class NamedView {
  private let name: [LayoutKey]
  private let make: () -> UIView
  private let update: (UIView) -> Void
  /// The view of the layout that was asked last.
  private(set) var view: UIView?
  /// A view that was made outside of a layout: the first layout takes it.
  private var loose: UIView?
  /// The plan for which the view was brought up to date.
  private var updatedPlan: Int?

  init<View: UIView>(
    _ id: LayoutKey, make: @escaping () -> View, update: @escaping (View) -> Void
  ) {
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
    if current !== view || updatedPlan != views?.planCount {
      view = current
      updatedPlan = views?.planCount
      update(current)
    }
    return current
  }

  private func find(in views: MadeViews?, isPlaced: Bool) -> UIView {
    guard let views else {
      let current = view ?? make()
      if view == nil { loose = current }
      return current
    }
    return views.view(named: name, isPlaced: isPlaced) {
      defer { loose = nil }
      return loose ?? make()
    }
  }
}
