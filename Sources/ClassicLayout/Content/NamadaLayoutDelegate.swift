/// An object that helps a layout and receives its mistakes.
@preconcurrency @MainActor
public protocol NamadaLayoutDelegate: AnyObject {
  /// Returns a view to use in place of the missing superview of a view.
  func namadaLayout(viewHaveNoSuperview view: UIView) -> UIView?
  /// Returns the parent for a view controller that is put where no view controller is around.
  func namadaLayout(neededViewControllerFor viewController: UIViewController) -> UIViewController?
  /// Tells the delegate about a mistake, with the spelling used in the documentation.
  func namadaLayout(_ view: UIView, erroWhenLayout error: NamadaError)
  /// Tells the delegate about a mistake.
  func namadaLayout(_ view: UIView, errorWhenLayout error: NamadaError)
}

extension NamadaLayoutDelegate {
  /// Returns nil: the statement is left out, and the mistake is reported.
  public func namadaLayout(viewHaveNoSuperview view: UIView) -> UIView? { nil }

  /// Returns the delegate itself if it is a view controller, or the delegate's view controller if
  /// it is a view.
  public func namadaLayout(
    neededViewControllerFor viewController: UIViewController
  ) -> UIViewController? {
    (self as? UIViewController) ?? (self as? UIResponder)?.surroundingController
  }

  /// Calls the correctly spelled method.
  public func namadaLayout(_ view: UIView, erroWhenLayout error: NamadaError) {
    namadaLayout(view, errorWhenLayout: error)
  }

  /// Does nothing; `LayoutDiagnostics` reports every mistake anyway.
  public func namadaLayout(_ view: UIView, errorWhenLayout error: NamadaError) {}
}

/// A mistake in a layout.
///
/// Nothing is thrown: the wrong part is left out, and the rest stands.
public enum NamadaError: Error, CustomStringConvertible {
  /// A statement relates a view to its superview, and the view has none.
  case noSuperview(UIView)
  /// A view controller is put where no view controller is around.
  case noViewController(UIViewController)
  /// A statement relates a view to the previous one, and there is none.
  case noPrevious(UIView)
  /// A statement relates a view to something in another hierarchy.
  case noCommonAncestor(UIView, LayoutIssue)
  /// Statements can't all hold; reported when they are laid out.
  case conflict(LayoutIssue)
  /// Any other mistake, such as an invalid number.
  case invalid(LayoutIssue)

  /// The mistake, in plain words.
  public var description: String {
    switch self {
    case .noSuperview: "the view has no superview"
    case .noViewController: "there is no view controller around"
    case .noPrevious: "there is no previous view"
    case .noCommonAncestor(_, let issue), .conflict(let issue), .invalid(let issue):
      issue.description
    }
  }
}
