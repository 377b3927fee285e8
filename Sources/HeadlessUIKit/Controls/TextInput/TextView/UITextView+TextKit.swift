import Foundation

extension UITextView {
  func makeStorage() -> NSTextStorage {
    let made = NSTextStorage(attributedString: attributedText)
    let manager = textContainer.layoutManager ?? NSLayoutManager()
    made.addLayoutManager(manager)
    textContainer.layoutManager = manager
    // The container holds its layout manager weakly; the storage retains all of its managers.
    follow(made)
    return made
  }

  /// From now on, displays the text of a storage, and writes typed text to it.
  func follow(_ storage: NSTextStorage) {
    self.storage = storage
    textContainer.tracked = { [weak self] in
      guard MainQueue.isCurrent else { return nil }
      return MainActor.assumeIsolated {
        guard let self else { return nil }
        let insets = self.textContainerInset
        return CGSize(
          width: max(0, self.bounds.width - insets.left - insets.right),
          height: .greatestFiniteMagnitude)
      }
    }
    storage.didProcess = { [weak self] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.adoptStorage() }
      } else {
        Task { @MainActor in self?.adoptStorage() }
      }
    }
    if storage.length > 0 { adoptStorage() }
  }

  private func adoptStorage() {
    guard let storage, !isFollowing else { return }
    let selection = edited.selection
    isFollowing = true
    edited.set(storage)
    edited.select(selection)
    isFollowing = false
  }

  /// Copies set or typed text to the storage.
  func updateStorage() {
    guard let storage, !isFollowing, !storage.isIdentical(to: attributedText) else { return }
    isFollowing = true
    storage.setAttributedString(attributedText)
    isFollowing = false
  }
}
