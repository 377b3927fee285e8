import Foundation

/// A link that an app is to open. Nobody makes one here.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  open private(set) var url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
