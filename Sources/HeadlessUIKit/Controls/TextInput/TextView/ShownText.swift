import Foundation

/// A text as a view shows it, with the lines that it has had last, until something of it changes.
struct ShownText {
  /// What it is made of.
  struct Source: Equatable {
    /// Is replaced by another object when it changes.
    let text: NSAttributedString
    let marked: NSRange?
    let face: FontFace

    static func == (left: Self, right: Self) -> Bool {
      left.text === right.text && left.marked == right.marked && left.face == right.face
    }
  }

  /// What its lines are in.
  struct Room: Equatable {
    let width: CGFloat
    let maximumLines: Int
    let mode: NSLineBreakMode
    let exclusions: TextExclusions?
    let isRightToLeft: Bool
  }

  /// One for the view itself, one for whoever asks how large it wants to be.
  private static let capacity = 2

  let source: Source
  let content: TextContent
  let runStarts: [Int]
  /// Whether it can be shown again: what is attached to a text may change without telling anybody.
  let isLasting: Bool
  private var layouts: [(room: Room, layout: TextLayout)] = []

  init(_ source: Source, _ content: TextContent) {
    (self.source, self.content) = (source, content)
    runStarts = content.runStarts
    isLasting = !content.runs.contains { $0.attachment != nil }
  }

  mutating func layout(in room: Room) -> TextLayout {
    if let index = layouts.lastIndex(where: { $0.room == room }) {
      // What is used stays longest.
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
