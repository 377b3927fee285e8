import UIKit

final class KeyboardObserver {
  private weak var scrollView: UIScrollView?
  private var tokens: [NSObjectProtocol] = []
  var onChange: ((CGFloat) -> Void)?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    let center = NotificationCenter.default
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          MainActor.assumeIsolated { self?.keyboardWillChange(note) }
        })
    }
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }

  @MainActor private func keyboardWillChange(_ note: Notification) {
    guard let info = note.userInfo, let scrollView = scrollView,
      let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue
    else { return }
    let frame = scrollView.convert(end, from: nil)
    let overlap = max(0, scrollView.bounds.maxY - frame.minY - scrollView.safeAreaInsets.bottom)
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: {
        scrollView.contentInset.bottom = overlap
        scrollView.verticalScrollIndicatorInsets.bottom = overlap
        scrollView.superview?.layoutIfNeeded()
      }, completion: nil)
    onChange?(overlap)
  }
}
