/// A layout of blocks that has been built.
///
/// The context does not keep alive the view that the layout is on, nor the views that the layout
/// has added, except for those that the layout has made itself.
@preconcurrency @MainActor
public final class LayoutBuilderContext {
  /// The name of the layout, which precedes the names of its constraints and guides.
  public let name: String?
  package let layout: InstalledLayout
  /// The blocks as source.
  let outline: BlockOutline
  /// Nil unless the layout is kept so that it can be planned again.
  private(set) weak var built: BuiltLayout?
  private let madeViews: MadeViews
  /// The views that the layout has made, while they are outside of any hierarchy.
  private var removedViews: [UIView] = []

  init(_ built: BuiltLayout) {
    layout = built.layout
    outline = built.looseOutline
    madeViews = built.madeViews
    name = built.name
  }

  /// Notes the object that plans the layout again, if something keeps it alive: a weak reference
  /// costs as much as several constraints.
  func follow(_ built: BuiltLayout) { self.built = built }

  /// The view that the layout is on, as long as it exists.
  public var targetView: UIView? { layout.host }

  /// Whether the constraints are active.
  public var isActive: Bool { layout.isActive }

  /// The constraints, in the order of the description.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// The constraints of the block with an identity.
  public func constraints(of id: some Hashable & Sendable) -> [NSLayoutConstraint] {
    layout.constraints(of: LayoutKey(id))
  }

  /// The guides that the layout made where no existing anchor sufficed.
  public var managedLayoutGuides: [UILayoutGuide] { layout.madeGuides }

  /// The views of the layout that still exist, from back to front.
  public var viewBlocks: [ViewBlock] { layout.views.map { ViewBlock($0) } }

  /// The views and guides whose frames are ambiguous, each with the line that describes it.
  public var ambiguities: [LayoutAmbiguity] { layout.ambiguities }

  /// Whether assistive technologies visit the views in the order of the description.
  ///
  /// If true, the order does not depend on where the views lie, and views that others have added to
  /// the same parents come last. The host and the other parents keep these views as
  /// `accessibilityElements` until the next update. If false, the order follows the positions of
  /// the views.
  public var ordersAccessibilityElements: Bool {
    get { layout.ordersAccessibilityElements }
    set { layout.ordersAccessibilityElements = newValue }
  }

  /// Activates the layout again; does nothing while it is active.
  public func activate() {
    layout.activate()
    removedViews = []
  }

  /// Deactivates the layout, and restores the hugging and compression resistance priorities from
  /// before it.
  ///
  /// - Parameter removingViews: Whether the views that the layout has added also leave the
  ///   hierarchy.
  public func deactivate(removingViews: Bool = false) {
    if removingViews { removedViews = madeViews.all }
    layout.deactivate(removingViews: removingViews)
  }

  /// Puts views that are out of order, or that ``deactivate(removingViews:)`` has removed, in their
  /// places.
  ///
  /// Views in their places are not touched. A view that other code has removed stays away: its
  /// constraints are no longer active. Build the layout again to get it back; a ``LayoutManager``
  /// does so with each reload.
  public func prepareViewHierarchy() { layout.arrangeSubviews() }
}
