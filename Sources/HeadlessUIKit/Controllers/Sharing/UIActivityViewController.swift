import Foundation

/// Offers activities for items: only the app's own, since the system has none here. It shows nothing;
/// `Headless.activities(of:)` and `Headless.choose(_:in:)` stand for the user.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public typealias CompletionHandler = (UIActivity.ActivityType?, Bool) -> Void
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let shared: [Any]
  private let activities: [UIActivity]

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    shared = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (shared, activities) = ([], [])
    super.init(coder: coder)
  }

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Stored without effect.
  open var allowsProminentActivity = true

  /// The activities that can perform on the items, in the order in which they were given.
  var offered: [UIActivity] {
    activities.filter { activity in
      let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) == true }
      return isExcluded != true && activity.canPerform(withActivityItems: shared)
    }
  }

  /// Presents the activity's controller, or performs the activity if it has none.
  func perform(_ activity: UIActivity) {
    activity.sheet = self
    activity.prepare(withActivityItems: shared)
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }

  func finish(_ activity: UIActivity?, _ completed: Bool) {
    activity?.sheet = nil
    completionWithItemsHandler?(activity?.activityType, completed, nil, nil)
    dismiss(animated: true)
  }
}
