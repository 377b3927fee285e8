/// The number of an item in its plan: a view, a guide, an area of a view, or something known only
/// when the plan is built.
///
/// A plan hands out its items; they are meaningless in another plan. An item retains nothing.
public struct LayoutItem: Hashable, Sendable {
  let number: Int32

  init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }

  /// The index of the item in the columns of its plan.
  var index: Int { Int(number) }
}

/// A view or a guide.
///
/// Two elements are equal if they are the same object.
public enum LayoutElement: Sendable {
  /// A view, anywhere in a hierarchy.
  case view(UIView)
  /// A guide of any owner.
  case guide(UILayoutGuide)

  /// The view or the guide itself.
  package var object: AnyObject {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }
}

extension LayoutElement: Hashable {
  public static func == (left: LayoutElement, right: LayoutElement) -> Bool {
    left.object === right.object
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
}

extension LayoutElement {
  /// Creates the element for an item of a constraint; nil for no item.
  package init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  /// The view that the element is or belongs to.
  @MainActor
  package var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }
}
