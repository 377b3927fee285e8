import DeStijl
import LayoutTesting

/// What both test libraries call.
@MainActor
func assertDialog() throws {
  let isBroken = ProcessInfo.processInfo.environment["BREAK"] != nil
  let (title, message, dialog) = (UILabel(), UILabel(), UIView())
  title.accessibilityIdentifier = "title"
  title.text = "Delete?"
  message.accessibilityIdentifier = "message"
  message.text = "It can't be brought back."
  Mondrian.buildSubviews(on: dialog) {
    VStackBlock(spacing: isBroken ? 9 : 8, alignment: .leading) {
      title; message
    }
  }
  let stage = Stage(dialog, size: .width(300))
  try expect(stage.view("title")).isAbove(message, by: 8)
}
