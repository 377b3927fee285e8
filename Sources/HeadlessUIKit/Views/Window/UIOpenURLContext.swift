import Foundation

/// A link for an app to open. Never created here.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
  open private(set) var url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}
