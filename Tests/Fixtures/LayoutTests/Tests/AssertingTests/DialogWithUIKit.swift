import DeStijl
import LayoutTesting
import UIKit

/// The same in a file that also imports UIKit.
@MainActor
func assertDialogWithUIKit() throws {
  let isBroken = ProcessInfo.processInfo.environment["BREAK"] != nil
  let button = UIButton(type: .system)
  button.setTitle("Send", for: .normal)
  let stage = Stage(button, size: .fixed(isBroken ? 99 : 100, 44))
  try expect(stage.view(.text("Send"))).hasSize(width: 100, height: 44).isHittable()
}
