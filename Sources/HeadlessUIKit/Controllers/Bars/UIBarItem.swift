import Foundation

/// What a bar shows of an entry: a title, an image or both.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  private var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  public override init() {
    super.init()
  }

  open var isEnabled = true {
    didSet { itemDidChange() }
  }

  open var title: String? {
    didSet { if oldValue != title { itemDidChange() } }
  }

  open var image: UIImage? {
    didSet { if oldValue !== image { itemDidChange() } }
  }

  open var tag = 0
  open var accessibilityIdentifier: String?
  /// Stored, without effect.
  open var landscapeImagePhone: UIImage?
  /// Stored, without effect.
  open var largeContentSizeImage: UIImage?
  /// Stored, without effect.
  open var imageInsets = UIEdgeInsets.zero
  /// Stored, without effect.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Stored, without effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  /// Stored, without effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    self.attributes[state] = attributes
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    attributes[state]
  }

  /// Called after something that a bar shows has changed.
  func itemDidChange() {}
}
