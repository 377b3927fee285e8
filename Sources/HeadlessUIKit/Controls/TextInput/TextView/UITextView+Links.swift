import Foundation

/// A part of a text with an action for taps.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public enum ContentType: Int, Sendable {
    case link, textAttachment, tag
  }

  open private(set) var contentType: ContentType
  open private(set) var range: NSRange
  open private(set) var link: URL?
  /// Only links are supported: always nil.
  open var textAttachment: NSTextAttachment? { nil }
  /// Only links are supported: always nil.
  open var tagIdentifier: String? { nil }

  init(link: URL, range: NSRange) {
    (contentType, self.link, self.range) = (.link, link, range)
    super.init()
  }
}

/// The user's interaction with a part of a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

extension NSAttributedString {
  /// Returns the text with links in the given attributes, in place of their standard look.
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
  /// Returns the link at a point in text that is selectable and not editable.
  func link(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable, let text = attributedText else { return nil }
    let (geometry, length) = (textGeometry, text.length)
    let index = geometry.unit(at: point).index
    guard index >= 0, index < length,
      geometry.rect(of: NSRange(location: index, length: 1)).contains(point)
    else { return nil }
    var range = NSRange(location: index, length: 1)
    let value = text.attribute(.link, at: index, effectiveRange: &range)
    guard let url = value as? URL ?? (value as? String).flatMap(URL.init) else { return nil }
    return UITextItem(link: url, range: range)
  }

  /// Performs the delegate's action for a link, or opens it.
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
