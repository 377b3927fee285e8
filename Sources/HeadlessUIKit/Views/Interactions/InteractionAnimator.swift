import Foundation

/// Runs animations alongside a menu that appears or disappears, the opening of its preview, a lift,
/// a drop or a canceled drag.
@MainActor
final class InteractionAnimator: NSObject, UIContextMenuInteractionCommitAnimating,
  UIEditMenuInteractionAnimating, UIDragAnimating
{
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
  private var animations: [() -> Void] = []
  private var completions: [@Sendable () -> Void] = []

  init(_ preview: UIViewController? = nil) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping @Sendable () -> Void) {
    completions.append(completion)
  }

  func addCompletion(_ completion: @escaping @Sendable (UIViewAnimatingPosition) -> Void) {
    completions.append { completion(.end) }
  }

  /// Makes the changes at once, like all animations, and calls the completions at its end.
  func run(_ end: @escaping () -> Void = {}) {
    Headless.Animation(duration: Self.duration).perform {
      for change in animations { change() }
    } completion: { [completions] _ in
      for completion in completions { completion() }
      end()
    }
  }

  private static let duration: TimeInterval = 0.3
}
