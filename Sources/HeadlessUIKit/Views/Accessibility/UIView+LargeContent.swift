import Foundation

/// The large content of a view whose text can't grow.
@preconcurrency @MainActor
public protocol UILargeContentViewerItem: NSObjectProtocol {
  var showsLargeContentViewer: Bool { get }
  var largeContentTitle: String? { get }
  var largeContentImage: UIImage? { get }
  var scalesLargeContentImage: Bool { get }
  var largeContentImageInsets: UIEdgeInsets { get }
}

/// The content that a long press on a view shows at large text sizes.
struct LargeContent {
  var isShown = false
  var title: String?
  var image: UIImage?
  var scalesImage = false
  var imageInsets = UIEdgeInsets.zero
}

extension UIView: UILargeContentViewerItem {
  private func change(_ change: (inout LargeContent) -> Void) {
    change(&ensureRare().largeContent)
  }

  private var largeContent: LargeContent { rare?.largeContent ?? LargeContent() }

  /// Stored without effect.
  public var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { change { $0.isShown = newValue } }
  }

  /// Stored without effect.
  public var largeContentTitle: String? {
    get { largeContent.title }
    set { change { $0.title = newValue } }
  }

  /// Stored without effect.
  public var largeContentImage: UIImage? {
    get { largeContent.image }
    set { change { $0.image = newValue } }
  }

  /// Stored without effect.
  public var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { change { $0.scalesImage = newValue } }
  }

  /// Stored without effect.
  public var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.imageInsets }
    set { change { $0.imageInsets = newValue } }
  }
}
