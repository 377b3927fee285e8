/// Each view that somebody holds is shown somewhere.
///
/// Looked at are the stored properties of all views in the windows of the stage, and of their
/// controllers, also optional ones, lists and structures of views. What fails: a view in none. What
/// UIKit shows when it is time is not missed: cells, views of controllers, what belongs to the
/// keyboard, a mask, titles and items of bars.
///
/// What is shown only now and then, such as a label of an error, is to be exempt, or to be added
/// and hidden.
///
/// - Parameters:
///   - query: Views that may be in none.
///   - reason: Why.
public func noForgottenViews(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("noForgottenViews") { stage in
    var known: Set<ObjectIdentifier> = []
    return stage.windows.flatMap(\.tree).flatMap { view in
      [view, view.next as? UIViewController].compactMap { $0 as UIResponder? }.flatMap { holder in
        forgotten(by: holder).filter { known.insert(ObjectIdentifier($0.view)).inserted }
          .map { LayoutFinding($0.view, $0.message) }
      }
    }
  }.except(query, reason)
}

@MainActor
private func forgotten(by holder: UIResponder) -> [(view: UIView, message: String)] {
  let inNone = Holders.properties(of: holder).compactMap { label, object in
    (object as? UIView).flatMap { $0.superview == nil && $0 !== holder ? (label, $0) : nil }
  }
  // Most hold none, and UIKit is asked for the others only.
  guard !inNone.isEmpty else { return [] }
  let shownLater = Set(viewsShownLater(by: holder).map(ObjectIdentifier.init))
  return inNone.compactMap { label, view in
    guard !shownLater.contains(ObjectIdentifier(view)), !view.isShownByOthers else { return nil }
    return (
      view,
      """
      is in no view, though \(type(of: holder)) holds it as \(label): add it, or exempt it with a \
      reason
      """
    )
  }
}

extension UIView {
  /// Whether a list, a controller or the system shows it.
  fileprivate var isShownByOthers: Bool {
    switch self {
    case is UIWindow, is UITableViewCell, is UITableViewHeaderFooterView,
      is UICollectionReusableView:
      true
    default: next is UIViewController
    }
  }
}

/// What UIKit asks a view or a controller for.
@MainActor
private func viewsShownLater(by holder: UIResponder) -> [UIView] {
  let ofKeyboard = [holder.inputView, holder.inputAccessoryView]
  guard let controller = holder as? UIViewController else {
    return (ofKeyboard + [(holder as? UIView)?.mask]).compactMap { $0 }
  }
  let item = controller.navigationItem
  let buttons =
    (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    + (controller.toolbarItems ?? [])
  return (ofKeyboard + [item.titleView] + buttons.map(\.customView)).compactMap { $0 }
}
