import Foundation

extension UITextView {
  public nonisolated class var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  }
  public nonisolated class var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextViewTextDidEndEditingNotification")
  }
  public nonisolated class var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextViewTextDidChangeNotification")
  }

  func looksDidChange() {
    shownText = nil
    setNeedsDisplay()
  }

  func textSizeDidChange() {
    edited.restyle(inScaledFonts)
    textDidChange()
  }

  func textDidChange() {
    isContentSizeKnown = false
    // The baseline of a scrolling view may move as well.
    if !isScrollEnabled || node.hasBaselineMentions { invalidateIntrinsicContentSize() }
    setNeedsLayout()
    setNeedsDisplay()
  }
}
