/// Something that a plan speaks of, by its number in the plan: a view, a guide, a part of a view, or
/// what is known only when the plan is built.
///
/// A plan gives it out, and it means nothing to another plan. It keeps nothing alive.
public struct LayoutItem: Hashable, Sendable {
  let number: Int32

  init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }

  /// Where the item is in the columns of its plan.
  var index: Int { Int(number) }
}

/// A view or a guide.
///
/// Two are equal if they are the same object, not if the objects look the same.
public enum LayoutElement: Sendable {
  /// A view, wherever it is.
  case view(UIView)
  /// A guide, whoever owns it.
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
  /// What a constraint relates; nil for nothing.
  package init?(_ object: AnyObject?) {
    switch object {
    case let view as UIView: self = .view(view)
    case let guide as UILayoutGuide: self = .guide(guide)
    default: return nil
    }
  }

  /// The view that it is, or that it belongs to.
  @MainActor
  package var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }
}
