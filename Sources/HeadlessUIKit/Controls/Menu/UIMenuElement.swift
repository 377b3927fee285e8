import Foundation

/// An element of a menu or a control.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)

    public nonisolated init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  var storedTitle: String
  var storedImage: UIImage?

  init(title: String, image: UIImage?) {
    storedTitle = title
    storedImage = image
    super.init()
  }

  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }
  open var subtitle: String?
}
