import Foundation

/// Puts the characters of a line together to pieces that are drawn at once.
struct LineAssembly {
  let content: TextContent
  private(set) var fragments: [TextLayout.Fragment] = []
  private(set) var x: CGFloat = 0
  private var pending: (run: Int, place: Range<Int>, x: CGFloat)?

  init(content: TextContent) {
    self.content = content
  }

  mutating func append(_ cluster: TextCluster) {
    defer { x += cluster.width }
    let standsAlone = cluster.kind == .tab || cluster.kind == .attachment
    guard !standsAlone, cluster.kind.insertedText == nil else {
      finish()
      let text = cluster.kind.insertedText ?? text(of: cluster.run, cluster.place)
      let kind: TextLayout.Fragment.Kind =
        cluster.kind == .tab ? .gap : cluster.kind == .attachment ? .attachment : .text
      return add(
        TextLayout.Fragment(
          text: text, run: cluster.run, x: x, width: cluster.width, kind: kind))
    }
    if let piece = pending, piece.run == cluster.run,
      piece.place.upperBound == cluster.place.lowerBound
    {
      pending?.place = piece.place.lowerBound..<cluster.place.upperBound
    } else {
      finish()
      pending = (cluster.run, cluster.place, x)
    }
  }

  /// What was appended last is a piece.
  mutating func finish() {
    guard let piece = pending else { return }
    pending = nil
    add(
      TextLayout.Fragment(
        text: text(of: piece.run, piece.place), run: piece.run, x: piece.x, width: x - piece.x,
        kind: .text))
  }

  /// An ellipsis or hyphen joins the text that it follows.
  private mutating func add(_ fragment: TextLayout.Fragment) {
    guard let last = fragments.last, last.run == fragment.run, last.kind == .text,
      fragment.kind == .text
    else { return fragments.append(fragment) }
    fragments[fragments.count - 1].text += fragment.text
    fragments[fragments.count - 1].width += fragment.width
  }

  private func text(of run: Int, _ place: Range<Int>) -> String {
    let text = content.runs[run].text
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: place.lowerBound)
    return String(text[start..<utf8.index(start, offsetBy: place.count)])
  }
}
