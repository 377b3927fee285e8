import Foundation

/// Assembles the characters of a line into fragments that are drawn at once.
struct LineAssembly {
  let content: TextContent
  private(set) var fragments: [TextLayout.Fragment] = []
  private(set) var x: CGFloat = 0
  /// The pending fragment; there is none if the run is -1.
  private var pending = (run: -1, start: 0, end: 0, x: CGFloat(0))

  init(content: TextContent) {
    self.content = content
  }

  mutating func append(_ cluster: TextCluster) {
    switch cluster.kind {
    case .tab, .attachment, .ellipsis, .hyphen:
      finish()
      let kind: TextLayout.Fragment.Kind =
        cluster.kind == .tab ? .gap : cluster.kind == .attachment ? .attachment : .text
      let text =
        cluster.kind.insertedText.map { TextPiece($0) }
        ?? TextPiece(of: content.runs[cluster.run].text, cluster.place)
      add(
        TextLayout.Fragment(
          piece: text, run: cluster.run, x: x, width: cluster.width, kind: kind))
    case .letter, .space, .softHyphen, .lineEnd, .paragraphEnd:
      let place = cluster.place
      if pending.run != cluster.run || pending.end != place.lowerBound {
        finish()
        pending = (cluster.run, place.lowerBound, place.lowerBound, x)
      }
      pending.end = place.upperBound
    }
    x += cluster.width
  }

  /// Adds the pending fragment.
  mutating func finish() {
    let piece = pending
    guard piece.run >= 0 else { return }
    pending.run = -1
    add(
      TextLayout.Fragment(
        piece: TextPiece(of: content.runs[piece.run].text, piece.start..<piece.end),
        run: piece.run, x: piece.x, width: x - piece.x))
  }

  /// Joins an ellipsis or a hyphen to the text before it.
  private mutating func add(_ fragment: TextLayout.Fragment) {
    guard let last = fragments.last, last.run == fragment.run, last.kind == .text,
      fragment.kind == .text
    else { return fragments.append(fragment) }
    fragments[fragments.count - 1].piece = TextPiece(last.text + fragment.text)
    fragments[fragments.count - 1].width += fragment.width
  }
}

/// A part of a text. It is copied only when it is read, so a label that is only measured copies
/// nothing.
struct TextPiece: Sendable, Equatable {
  private let whole: String
  /// The range in UTF-8 units.
  private let place: (start: UInt32, count: UInt32)

  init(_ text: String) { self.init(of: text, 0..<text.utf8.count) }

  /// - Parameter place: The range in the text, in UTF-8 units.
  init(of text: String, _ place: Range<Int>) {
    whole = text
    self.place = (
      UInt32(truncatingIfNeeded: place.lowerBound), UInt32(truncatingIfNeeded: place.count)
    )
  }

  var text: String {
    let utf8 = whole.utf8
    if Int(place.count) == utf8.count { return whole }
    let start = utf8.index(utf8.startIndex, offsetBy: Int(place.start))
    return String(whole[start..<utf8.index(start, offsetBy: Int(place.count))])
  }

  static func == (left: TextPiece, right: TextPiece) -> Bool { left.text == right.text }
}
