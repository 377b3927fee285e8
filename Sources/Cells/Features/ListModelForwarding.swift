/// A delegate of the app's own that hands on to the model of its list what that is to hear.
///
/// What it implements it hears itself, and tells the delegate that the model has:
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
/// What the model is asked for decides what is to be handed on: selection for `onSelect`, that a
/// cell will be displayed for `didReachEnd`, and so on. That a delegate is neither one of these nor a
/// ``ListDelegate`` is an issue where the model is to hear something.
@preconcurrency @MainActor
public protocol ListModelForwarding: UIScrollViewDelegate {}
