/// Each view that a property holds is shown somewhere.
///
/// The contract checks the stored properties of all views in the windows of the stage, and of their
/// controllers, including optional ones, collections and structures of views. A failure is a view
/// without a superview. Views that UIKit shows when needed are exempt: cells, views of controllers,
/// keyboard accessories, masks, titles and items of bars.
///
/// Exempt views that are shown only at times, such as an error label, or add and hide them.
///
/// - Parameters:
///   - query: Views that may have no superview.
///   - reason: Why they are exempt.
public func noForgottenViews(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("noForgottenViews") { stage in
    let holders = stage.windows.flatMap(\.tree).flatMap { view in
      [view, view.next as? UIViewController].compactMap { $0 as UIResponder? }
    }
    var known: Set<ObjectIdentifier> = []
    let inNone = holders.flatMap { forgotten(by: $0) }
      .filter { known.insert(ObjectIdentifier($0.view)).inserted }
    // UIKit is queried only if there are such views, as most stages have none.
    guard !inNone.isEmpty else { return [] }
    let shownLater = Set(holders.flatMap { viewsShownLater(by: $0) }.map { ObjectIdentifier($0) })
    return inNone.filter { !shownLater.contains(ObjectIdentifier($0.view)) }
      .map { LayoutFinding($0.view, $0.message) }
  }.except(query, reason)
}

@MainActor
private func forgotten(by holder: UIResponder) -> [(view: UIView, message: String)] {
  Holders.properties(of: holder).compactMap { label, object in
    guard let view = object as? UIView, view.superview == nil, view !== holder,
      !view.isShownByOthers
    else { return nil }
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
  /// Whether a list, a controller or the system shows the view.
  fileprivate var isShownByOthers: Bool {
    switch self {
    case is UIWindow, is UITableViewCell, is UITableViewHeaderFooterView,
      is UICollectionReusableView:
      true
    default: next is UIViewController
    }
  }
}

/// Returns the views that UIKit requests from a view or a controller when needed.
@MainActor
private func viewsShownLater(by holder: UIResponder) -> [UIView] {
  let ofKeyboard = [holder.inputView, holder.inputAccessoryView].compactMap { $0 }
  if let controller = holder as? UIViewController { return ofKeyboard + controller.viewsInBars }
  let view = holder as? UIView
  return ofKeyboard + ([view?.mask] + (view?.partsShownLater ?? [])).compactMap { $0 }
}

extension UIView {
  /// The views shown during editing or selection, or on request.
  fileprivate var partsShownLater: [UIView?] {
    switch self {
    case let field as UITextField: [field.leftView, field.rightView]
    case let cell as UITableViewCell:
      [
        cell.accessoryView, cell.editingAccessoryView, cell.backgroundView,
        cell.selectedBackgroundView, cell.multipleSelectionBackgroundView,
      ]
    case let cell as UICollectionViewCell: [cell.backgroundView, cell.selectedBackgroundView]
    case let bar as UIToolbar: (bar.items ?? []).map(\.customView)
    default: []
    }
  }
}
