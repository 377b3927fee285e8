import Foundation

/// The content that was copied last, in this process.
open class UIPasteboard: NSObject, @unchecked Sendable {
  private static let sharedInstance = UIPasteboard()

  open class var general: UIPasteboard { sharedInstance }

  private let lock = NSLock()
  private var contents: [Any] = []
  private var changes = 0

  private func values<Value>() -> [Value] {
    lock.withLock { contents.compactMap { $0 as? Value } }
  }

  private func first<Value>() -> Value? { (values() as [Value]).first }

  private func set(_ values: [Any]) {
    lock.withLock {
      contents = values
      changes += 1
    }
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  /// Posted after the content of the pasteboard has changed.
  public class var changedNotification: Notification.Name {
    Notification.Name("UIPasteboardChangedNotification")
  }

  open var changeCount: Int { lock.withLock { changes } }
  open var numberOfItems: Int { lock.withLock { contents.count } }

  open var string: String? {
    get { first() }
    set { set(newValue.map { [$0] } ?? []) }
  }
  open var strings: [String]? {
    get { values() }
    set { set(newValue ?? []) }
  }
  open var url: URL? {
    get { first() }
    set { set(newValue.map { [$0] } ?? []) }
  }
  open var urls: [URL]? {
    get { values() }
    set { set(newValue ?? []) }
  }
  open var image: UIImage? {
    get { first() }
    set { set(newValue.map { [$0] } ?? []) }
  }
  open var color: UIColor? {
    get { first() }
    set { set(newValue.map { [$0] } ?? []) }
  }

  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
}
