/// An app's own delegate that forwards to the model of its list the calls that the model needs.
///
/// The delegate receives the calls that it implements, and forwards them to the model's delegate:
///
/// ```swift
/// final class HeroesScreen: UIViewController, UITableViewDelegate, ListModelForwarding {
///   func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///     tableView.model.delegate.tableView(tableView, didSelectRowAt: indexPath)
///     tableView.deselectRow(at: indexPath, animated: true)
///   }
/// }
/// ```
///
/// The closures you set on the model determine which calls to forward: selection for `onSelect`,
/// the display of a cell for `didReachEnd`, and so on. If the model needs to be informed, a
/// delegate that is neither one of these nor a ``ListDelegate`` is an issue.
@preconcurrency @MainActor
public protocol ListModelForwarding: UIScrollViewDelegate {}
