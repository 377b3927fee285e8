import Foundation

/// What the layout engine knows of a view or a guide.
///
/// Belongs to its item. Constraints keep it alive beyond that, so it forgets an item that goes.
final class LayoutNode {
  var view: UIView? {
    get { viewReference?.takeUnretainedValue() }
    set { viewReference = newValue.map { .passUnretained($0) } }
  }
  /// Looking at this counts no references, as looking at the view does.
  private(set) var viewReference: Unmanaged<UIView>?
  unowned(unsafe) var guide: UILayoutGuide?
  /// That of the view that a guide belongs to. It forgets the view that goes: a weak reference would make
  /// every count of references to the view slower from then on.
  private var ownerNode: LayoutNode?
  /// The view that a guide belongs to.
  var guideOwner: UIView? {
    get { ownerNode?.view }
    set { ownerNode = newValue?.node }
  }
  // Whoever changes the list calls nobody meanwhile, so that checking for it is not worth its time.
  @exclusivity(unchecked) var mentions = MentionList()
  /// The engine that has taken in this item's view and everything inside it.
  var engine: LayoutEngine?
  // Small ones together, so that no room is lost between larger ones.

  /// Which of the guides that every view has this is, if any.
  var systemKind: SystemGuide.Kind?
  /// Whether a constraint has ever spoken of a baseline.
  var hasBaselineMentions = false
  /// Whether a constraint goes from inside this view to the outside, so that it scrolls.
  var isCrossed = false
  /// Whether a constraint goes from inside this view to what is fixed in its visible part.
  var holdsFixedGuides = false
  /// Whether the item is where the engine wants it, and whoever changes that tells its superview.
  var isSettled = false
  /// Whether edges mean those of the content to what is inside.
  var scrolls = false
  /// Where a view was among its siblings, or among what its stack view arranges, when somebody looked last: a
  /// place to look first.
  var place: Int32 = 0
  private var storedSlot: Int32 = -1
  /// The place among the records of the engine, or -1 where no constraint has mentioned it yet.
  var slot: Int {
    get { Int(storedSlot) }
    set { storedSlot = Int32(newValue) }
  }

  /// The view that a guide belongs to, without counting a reference to it.
  var guideHolder: Unmanaged<UIView>? { ownerNode?.viewReference }

  var isScrollContent: Bool { systemKind == .scrollContent }
  /// Stays where it is in the visible part of its view when that scrolls.
  var isFixed: Bool { systemKind != nil && !isScrollContent }

  /// Whether its edges are the same seen from inside and from outside, and don't scroll.
  var isPlain: Bool { systemKind == nil && !scrolls }

  var item: AnyObject? { view ?? guide }
  var hasItem: Bool { viewReference != nil || guide != nil }

  /// The view itself, or the owner of the guide.
  var hostView: UIView? { view ?? guideOwner }

  /// The view whose coordinates this item lies in.
  @MainActor
  var container: UIView? { viewReference == nil ? guideOwner : view?.storedSuperview }

  /// Which view the container is.
  @MainActor
  var containerIdentity: ViewIdentity? {
    guard let viewReference else { return ownerNode?.viewReference?.toOpaque() }
    return viewReference.takeUnretainedValue().superviewReference?.toOpaque()
  }

  /// That of a view or a guide. The item is cast as it comes: making an object of it first would go
  /// through the bridge to Objective-C, which costs five times as much.
  @MainActor
  static func of(_ item: Any) -> LayoutNode? {
    if let view = item as? UIView { return view.node }
    return (item as? UILayoutGuide)?.node
  }
}

extension LayoutNode {
  /// The item is to go elsewhere, or somebody has moved it.
  func unsettle() {
    guard isSettled else { return }
    isSettled = false
    let superview = viewReference.map { $0.takeUnretainedValue().superviewReference }
    guard let holder = superview ?? guideHolder else { return }
    holder.takeUnretainedValue().rare?.crowd?[.unsettled].insert(self)
  }
}

/// What a constraint relates, looked up once for many. It keeps nothing alive, and is of no use when the view
/// or the guide is gone.
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
