import Foundation

/// The layout engine's data for a view or a guide.
///
/// The item owns its node. Constraints keep the node alive longer, so it drops its reference to the item when the item
/// is deallocated.
final class LayoutNode {
  var view: UIView? {
    get { viewReference?.takeUnretainedValue() }
    set { viewReference = newValue.map { .passUnretained($0) } }
  }
  /// Reading this retains nothing, unlike reading the view.
  private(set) var viewReference: Unmanaged<UIView>?
  unowned(unsafe) var guide: UILayoutGuide?
  /// The node of the view that a guide belongs to; it drops its reference to a view that is deallocated. A weak
  /// reference to the view would slow down all further retains and releases of the view.
  private var ownerNode: LayoutNode?
  /// The view that a guide belongs to.
  var guideOwner: UIView? {
    get { ownerNode?.view }
    set { ownerNode = newValue?.node }
  }
  // Changes to the list call no other code, so checking for exclusive access would be wasted.
  @exclusivity(unchecked) var mentions = MentionList()
  /// The engine that has taken in this item's view and everything inside it.
  var engine: LayoutEngine?
  // Small properties are next to each other, so that no padding is needed between larger ones.

  /// The kind of a guide that every view has; nil for other items.
  var systemKind: SystemGuide.Kind?
  /// Whether a constraint has ever mentioned a baseline.
  var hasBaselineMentions = false
  /// Whether a constraint leads from inside this view to its outside, so that it depends on scrolling.
  var isCrossed = false
  /// Whether a constraint leads from inside this view to a guide fixed in its visible part.
  var holdsFixedGuides = false
  /// Whether the item is where the engine wants it; any code that changes that tells the superview.
  var isSettled = false
  /// Whether, for items inside the view, its edges are those of its content.
  var scrolls = false
  /// The last known position of a view among its siblings, or among the views that its stack view arranges: a hint for
  /// searches.
  var place: Int32 = 0
  private var storedSlot: Int32 = -1
  /// The slot of the item's record in the engine; -1 while no constraint has mentioned the item.
  var slot: Int {
    get { Int(storedSlot) }
    set { storedSlot = Int32(newValue) }
  }

  /// The view that a guide belongs to, unretained.
  var guideHolder: Unmanaged<UIView>? { ownerNode?.viewReference }

  var isScrollContent: Bool { systemKind == .scrollContent }
  /// Whether the guide keeps its position in the visible part of its view when the view scrolls.
  var isFixed: Bool { systemKind != nil && !isScrollContent }

  /// Whether the item's edges are the same from inside and outside, and don't scroll.
  var isPlain: Bool { systemKind == nil && !scrolls }

  var item: AnyObject? { view ?? guide }
  var hasItem: Bool { viewReference != nil || guide != nil }

  /// The view itself, or the owner of the guide.
  var hostView: UIView? { view ?? guideOwner }

  /// The view in whose coordinates the item lies.
  @MainActor
  var container: UIView? { viewReference == nil ? guideOwner : view?.storedSuperview }

  /// The identity of the container.
  @MainActor
  var containerIdentity: ViewIdentity? {
    guard let viewReference else { return ownerNode?.viewReference?.toOpaque() }
    return viewReference.takeUnretainedValue().superviewReference?.toOpaque()
  }

  /// The node of a view or a guide. Takes `Any` and casts it directly: converting it to an object first would use the
  /// Objective-C bridge, which takes five times as long.
  @MainActor
  static func of(_ item: Any) -> LayoutNode? {
    if let view = item as? UIView { return view.node }
    return (item as? UILayoutGuide)?.node
  }
}

extension LayoutNode {
  /// Marks the item as out of place, since the engine or other code has moved it.
  func unsettle() {
    guard isSettled else { return }
    isSettled = false
    let superview = viewReference.map { $0.takeUnretainedValue().superviewReference }
    guard let holder = superview ?? guideHolder else { return }
    holder.takeUnretainedValue().rare?.subviewChanges?[.unsettled].insert(self)
  }
}

/// An item of a constraint, looked up once for several constraints. It keeps nothing alive, and must not be used once
/// the view or the guide is gone.
package struct LayoutEnd {
  private let reference: Unmanaged<LayoutNode>?

  @MainActor
  package init(_ object: AnyObject) {
    switch object {
    case let view as UIView: reference = .passUnretained(view.node)
    case let guide as UILayoutGuide: reference = .passUnretained(guide.node)
    default: reference = nil
    }
  }

  var node: LayoutNode? { reference?.takeUnretainedValue() }
}

extension LayoutNode: Hashable {
  static func == (lhs: LayoutNode, rhs: LayoutNode) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
