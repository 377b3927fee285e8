import Foundation

/// Part of a text that does something when it is tapped.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public enum ContentType: Int, Sendable {
    case link, textAttachment, tag
  }

  open private(set) var contentType: ContentType
  open private(set) var range: NSRange
  open private(set) var link: URL?
  /// There are links here alone: always nil.
  open var textAttachment: NSTextAttachment? { nil }
  /// There are links here alone: always nil.
  open var tagIdentifier: String? { nil }

  init(link: URL, range: NSRange) {
    (contentType, self.link, self.range) = (.link, link, range)
    super.init()
  }
}

/// What a finger does to a part of a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

extension NSAttributedString {
  /// The text as it is shown where links look like nothing else does.
  func withLinks(as attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    guard let attributes, !attributes.isEmpty else { return self }
    let shown = NSMutableAttributedString(attributedString: self)
    enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { link, range, _ in
      guard link != nil else { return }
      shown.removeAttribute(.link, range: range)
      shown.addAttributes(attributes, range: range)
    }
    return shown
  }
}

extension UITextView {
  /// The link under a point of a text that can be selected and not edited.
  func link(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable, let text = attributedText else { return nil }
    let (geometry, length) = (geometry, text.length)
    let index = geometry.unit(at: point).index
    guard index >= 0, index < length,
      geometry.rect(of: NSRange(location: index, length: 1)).contains(point)
    else { return nil }
    var range = NSRange(location: index, length: 1)
    let value = text.attribute(.link, at: index, effectiveRange: &range)
    guard let url = value as? URL ?? (value as? String).flatMap(URL.init) else { return nil }
    return UITextItem(link: url, range: range)
  }

  /// Does what the delegate says, or else opens the link.
  func follow(_ item: UITextItem) {
    guard let url = item.link else { return }
    let standard = UIAction { _ in UIApplication.shared.open(url) }
    guard let delegate else { return standard.perform(sender: self) }
    let mayOpen = delegate.textView(
      self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
    guard mayOpen else { return }
    delegate.textView(self, primaryActionFor: item, defaultAction: standard)?.perform(sender: self)
  }
}
