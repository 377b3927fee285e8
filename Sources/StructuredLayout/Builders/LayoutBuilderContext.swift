/// A layout of blocks that has been built.
///
/// It keeps neither the view that it is on nor the views that it has added alive, but for those that
/// it has made itself.
@preconcurrency @MainActor
public final class LayoutBuilderContext {
  /// What the layout is called, in front of the names of its constraints and guides.
  public let name: String?
  package let layout: InstalledLayout
  /// The blocks, as they can be written.
  let outline: BlockOutline
  /// Only there if the layout is kept to be planned again.
  private(set) weak var built: BuiltLayout?
  private let madeViews: MadeViews
  /// The views that the layout has made, while they are in no hierarchy.
  private var removedViews: [UIView] = []

  init(_ built: BuiltLayout) {
    layout = built.layout
    outline = built.looseOutline
    madeViews = built.madeViews
    name = built.name
  }

  /// Notes what the layout is planned again by, if anything keeps that: a weak reference costs as much as
  /// several constraints.
  func follow(_ built: BuiltLayout) { self.built = built }

  /// The view that the layout is on, as long as it is there.
  public var targetView: UIView? { layout.host }

  /// Whether the constraints are in force.
  public var isActive: Bool { layout.isActive }

  /// The constraints, in the order of the description.
  public var constraints: [NSLayoutConstraint] { layout.constraints }

  /// The constraints of the block that has this identity.
  public func constraints(of id: some Hashable & Sendable) -> [NSLayoutConstraint] {
    layout.constraints(of: LayoutKey(id))
  }

  /// The guides that the layout made because no anchor served.
  public var managedLayoutGuides: [UILayoutGuide] { layout.madeGuides }

  /// The views of the layout that are still there, those at the back first.
  public var viewBlocks: [ViewBlock] { layout.views.map { ViewBlock($0) } }

  /// The views and guides whose frames the layout does not settle, each with the line that
  /// describes it.
  public var ambiguities: [LayoutAmbiguity] { layout.ambiguities }

  /// Whether assistive technologies meet the views in the order in which they are described, however they
  /// lie, and after them what others have added to the same parents; else they go by where the views are.
  /// The host and other parents keep these views as `accessibilityElements` until the next update.
  public var ordersAccessibilityElements: Bool {
    get { layout.ordersAccessibilityElements }
    set { layout.ordersAccessibilityElements = newValue }
  }

  /// Switches the layout on again. Does nothing while it is active.
  public func activate() {
    layout.activate()
    removedViews = []
  }

  /// Switches the layout off. Hugging and compression priorities are as they were before it.
  ///
  /// - Parameter removingViews: Whether the views that the layout added leave the hierarchy, too.
  public func deactivate(removingViews: Bool = false) {
    if removingViews { removedViews = madeViews.all }
    layout.deactivate(removingViews: removingViews)
  }

  /// Puts the views that are not in the hierarchy, or not in order, where they belong. Views that
  /// are where they belong are not touched.
  public func prepareViewHierarchy() { layout.arrangeSubviews() }
}
