import Foundation

/// The displayed text of a view with its last layouts, until it changes.
struct ShownText {
  /// The values that the displayed text is made from.
  struct Source: Equatable {
    /// Replaced by another object when it changes.
    let text: NSAttributedString
    let marked: NSRange?
    let face: FontFace

    static func == (left: Self, right: Self) -> Bool {
      left.text === right.text && left.marked == right.marked && left.face == right.face
    }
  }

  /// The space for the lines.
  struct Room: Equatable {
    let width: CGFloat
    let maximumLines: Int
    let mode: NSLineBreakMode
    let exclusions: TextExclusions?
    let isRightToLeft: Bool
  }

  /// One layout for the view itself, one for size requests.
  private static let capacity = 2

  let source: Source
  let content: TextContent
  let runStarts: [Int]
  /// Whether the text can be reused: attachments may change without notice.
  let isLasting: Bool
  private var layouts: [(room: Room, layout: TextLayout)] = []

  init(_ source: Source, _ content: TextContent) {
    (self.source, self.content) = (source, content)
    runStarts = content.runStarts
    isLasting = !content.runs.contains { $0.attachment != nil }
  }

  mutating func layout(in room: Room) -> TextLayout {
    if let index = layouts.lastIndex(where: { $0.room == room }) {
      // Layouts that are used stay longest.
      layouts.append(layouts.remove(at: index))
      return layouts[layouts.count - 1].layout
    }
    let layout = TextLayout(
      content, width: room.width, maximumLines: room.maximumLines,
      breaking: TextBreaking(mode: room.mode), around: room.exclusions,
      isRightToLeft: room.isRightToLeft)
    if layouts.count == Self.capacity { layouts.removeFirst() }
    layouts.append((room, layout))
    return layout
  }
}
