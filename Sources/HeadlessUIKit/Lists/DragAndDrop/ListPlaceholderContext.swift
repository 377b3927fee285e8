import Foundation

/// Turns a placeholder into a real item, or removes it.
@MainActor
class ListPlaceholderContext: NSObject, UIDragAnimating {
  let dragItem: UIDragItem
  let placeholder: ListPlaceholders.Placeholder
  private let animator: InteractionAnimator

  init(
    _ item: UIDragItem, _ placeholder: ListPlaceholders.Placeholder, _ animator: InteractionAnimator
  ) {
    (dragItem, self.placeholder, self.animator) = (item, placeholder, animator)
    super.init()
  }

  final func addAnimations(_ animations: @escaping () -> Void) {
    animator.addAnimations(animations)
  }

  final func addCompletion(_ completion: @escaping @Sendable (UIViewAnimatingPosition) -> Void) {
    animator.addCompletion(completion)
  }

  /// Replaces the placeholder by an item, which is in the data source from now on.
  ///
  /// - Returns: Whether the placeholder still existed.
  func commit<List: DraggableList>(
    in list: List?, _ updates: (IndexPath) -> Void, _ reload: (List, IndexPath) -> Void
  ) -> Bool {
    guard let list, list.dragAndDrop.placeholders.remove(placeholder) else { return false }
    updates(list.dragAndDrop.placeholders.sourcePath(of: placeholder.path))
    reload(list, placeholder.path)
    return true
  }

  func delete<List: DraggableList>(
    from list: List?, _ delete: (List, IndexPath) -> Void
  ) -> Bool {
    guard let list, list.dragAndDrop.placeholders.remove(placeholder) else { return false }
    delete(list, placeholder.path)
    return true
  }
}
