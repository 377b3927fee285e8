import DeStijl
import LayoutTesting

/// The assertions shared by both test libraries.
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

/// A system color with too little contrast, which is a note, and recorded frames.
@MainActor
func assertNotice() throws {
  let isBroken = ProcessInfo.processInfo.environment["BREAK"] != nil
  func notice() -> UIView {
    let (notice, text) = (UIView(), UILabel())
    notice.backgroundColor = .white
    text.accessibilityIdentifier = "text"
    text.text = "Be careful"
    text.textColor = .systemYellow
    Mondrian.buildSubviews(on: notice) {
      VStackBlock { text.viewBlock.height(isBroken ? 30 : 20) }.padding(8)
    }
    return notice
  }
  try assertLayout(of: notice, across: LayoutMatrix(), size: .width(200)) { contrast() }
  try assertLayout(
    of: notice(), size: .width(200),
    inline: """
      UIView - 0 0 200 36
        UILabel text 62 8 76 20
      """)
}

/// A mistake in a layout, reported at its line by an assertion about one stage and by one across a matrix.
@MainActor
func assertMistake() throws {
  let isBroken = ProcessInfo.processInfo.environment["BREAK"] != nil
  let frames = LayoutText { _ in "as they are" }
  try assertLayout(of: mistake(isBroken: isBroken), as: frames, inline: "as they are")
  try assertLayout(of: { mistake(isBroken: isBroken) }, across: LayoutMatrix()) { noIssues() }
}
