/// The content of a preview.
@preconcurrency @MainActor
public enum PreviewContent {
  /// A view.
  case view(UIView)
  /// A controller, which appears.
  case controller(UIViewController)

  /// The view, or the controller's view.
  public var view: UIView {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller.view ?? UIView()
    }
  }

  /// The controller to show: the content's own, or one that contains its view.
  public var controller: UIViewController {
    switch self {
    case .view(let view): ViewHolder(holding: view)
    case .controller(let controller): controller
    }
  }
}

/// Shows a view that needs no controller of its own.
private final class ViewHolder: UIViewController {
  private let held: UIView

  init(holding view: UIView) {
    held = view
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() { view = held }
}
