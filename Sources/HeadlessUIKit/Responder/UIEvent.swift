import Foundation

/// Something that the user did.
@MainActor
open class UIEvent: NSObject {
  public override init() {
    super.init()
  }
}

/// A finger on the screen.
@MainActor
open class UITouch: NSObject {
  public override init() {
    super.init()
  }
}
