/// Helps a layout out, and hears of its mistakes.
@preconcurrency @MainActor
public protocol NamadaLayoutDelegate: AnyObject {
  /// A view that stands for the superview that a view does not have.
  func namadaLayout(viewHaveNoSuperview view: UIView) -> UIView?
  /// The parent for a controller that is put where there is none around.
  func namadaLayout(neededViewControllerFor viewController: UIViewController) -> UIViewController?
  /// A mistake, in the spelling of the documentation.
  func namadaLayout(_ view: UIView, erroWhenLayout error: NamadaError)
  /// A mistake.
  func namadaLayout(_ view: UIView, errorWhenLayout error: NamadaError)
}

extension NamadaLayoutDelegate {
  /// No view: the statement is left out, and the mistake told.
  public func namadaLayout(viewHaveNoSuperview view: UIView) -> UIView? { nil }

  /// The delegate itself if it is a controller, else that of the delegate, if it is a view.
  public func namadaLayout(
    neededViewControllerFor viewController: UIViewController
  ) -> UIViewController? {
    (self as? UIViewController) ?? (self as? UIResponder)?.surroundingController
  }

  /// Calls the correctly spelt method.
  public func namadaLayout(_ view: UIView, erroWhenLayout error: NamadaError) {
    namadaLayout(view, errorWhenLayout: error)
  }

  /// Does nothing; `LayoutDiagnostics` hears of every mistake anyway.
  public func namadaLayout(_ view: UIView, errorWhenLayout error: NamadaError) {}
}

/// A mistake in a layout. Nothing is thrown: what is wrong is left out, the rest stands.
public enum NamadaError: Error, CustomStringConvertible {
  /// A view is related to its superview and has none.
  case noSuperview(UIView)
  /// A controller is put where there is no controller around.
  case noViewController(UIViewController)
  /// A view is related to the one before it, and there is none.
  case noPrevious(UIView)
  /// A view is related to something in another hierarchy.
  case noCommonAncestor(UIView, LayoutIssue)
  /// Statements can't all hold; told when they are laid out.
  case conflict(LayoutIssue)
  /// Any other mistake, such as a number that can't be used.
  case invalid(LayoutIssue)

  /// What is wrong, in plain words.
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
