import Foundation

/// A character as a reader sees it, with its width and where a line may end after it.
struct TextCluster: Sendable {
  enum Kind: Sendable {
    case letter
    case space
    case tab
    /// Invisible, but for a hyphen where a line ends after it.
    case softHyphen
    case attachment
    case lineEnd
    case paragraphEnd
    /// Not in the text: what stands for the part of it that is left out, and for a soft hyphen.
    case ellipsis
    case hyphen

    var endsLine: Bool { self == .lineEnd || self == .paragraphEnd }
    /// Whether it takes no room at the end of a line.
    var hangs: Bool { self == .space || self == .tab }

    var insertedText: String? {
      switch self {
      case .ellipsis: "…"
      case .hyphen: "-"
      default: nil
      }
    }
  }

  var width: CGFloat
  var run: Int
  /// Where it is in the text of its run, in UTF-8.
  var place: Range<Int>
  var kind: Kind
  var breakClass: LineBreakClass
  var breaksAfter = false

  /// The characters of a text in order, measured but for its tabs.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func all(
    in content: TextContent, strategy: NSParagraphStyle.LineBreakStrategy
  ) -> [TextCluster] {
    var clusters: [TextCluster] = []
    clusters.reserveCapacity(content.runs.reduce(0) { $0 + $1.text.utf8.count })
    for (index, run) in content.runs.enumerated() {
      let reader = ClusterReader(run: run, index: index)
      if run.text.utf8.allSatisfy({ $0 < 128 }) {
        reader.readASCII(into: &clusters)
      } else {
        reader.readCharacters(into: &clusters)
      }
    }
    markBreaks(in: &clusters, content, strategy)
    return clusters
  }

  private static func markBreaks(
    in clusters: inout [TextCluster], _ content: TextContent,
    _ strategy: NSParagraphStyle.LineBreakStrategy
  ) {
    var rules = LineBreakRules()
    for index in clusters.indices.dropLast() {
      rules.keepsHangulTogether =
        (content.format(ofRun: clusters[index].run).lineBreakStrategy
        ?? strategy).contains(.hangulWordPriority)
      clusters[index].breaksAfter = rules.allowsBreak(
        clusters[index].breakClass, clusters[index + 1].breakClass,
        previous: index > 0 ? clusters[index - 1].breakClass : nil)
    }
  }
}

/// Takes a run apart.
private struct ClusterReader {
  let run: TextContent.Run
  let index: Int
  let advances: FaceAdvances
  /// What each character gets besides its own width.
  let spacing: CGFloat

  init(run: TextContent.Run, index: Int) {
    self.run = run
    self.index = index
    advances = FaceAdvances.of(run.face)
    spacing = (run.kern ?? 0) - run.tightening
  }

  func readASCII(into clusters: inout [TextCluster]) {
    var last: UInt8 = 0
    for (place, byte) in run.text.utf8.enumerated() {
      if byte == 10, last == 13 {
        clusters[clusters.count - 1].place = place - 1..<place + 1
        last = byte
        continue
      }
      let breakClass = LineBreakClass.ofASCII(byte)
      let kind = TextCluster.Kind(of: breakClass, isTab: byte == 9)
      append(
        TextCluster(
          width: kind == .letter || kind == .space ? advances.width(ofASCII: byte) + spacing : 0,
          run: index, place: place..<place + 1, kind: kind, breakClass: breakClass),
        kerning: run.kern == nil ? advances.kerning(last, byte) : 0, to: &clusters)
      last = byte
    }
  }

  func readCharacters(into clusters: inout [TextCluster]) {
    var place = 0
    var last: UInt8 = 0
    for character in run.text {
      let end = place + character.utf8.count
      let first = character.unicodeScalars.first ?? " "
      let breakClass = LineBreakClass.of(first)
      var cluster = TextCluster(
        width: 0, run: index, place: place..<end,
        kind: TextCluster.Kind(of: breakClass, isTab: first == "\t"), breakClass: breakClass)
      if first == "\u{ad}" { cluster.kind = .softHyphen }
      if let attachment = run.attachment, breakClass == .object {
        cluster.kind = .attachment
        cluster.width = attachment.width + spacing
      } else if cluster.kind == .letter || cluster.kind == .space {
        let width = advances.width(of: character)
        cluster.width = width > 0 ? width + spacing : 0
      }
      let byte = character.asciiValue ?? 0
      append(
        cluster, kerning: run.kern == nil ? advances.kerning(last, byte) : 0, to: &clusters)
      (place, last) = (end, byte)
    }
  }

  /// - Parameter kerning: What the character before gets for being followed by this one.
  private func append(
    _ cluster: TextCluster, kerning: CGFloat, to clusters: inout [TextCluster]
  ) {
    if kerning != 0 { clusters[clusters.count - 1].width += kerning }
    clusters.append(cluster)
  }
}

extension TextCluster.Kind {
  fileprivate init(of breakClass: LineBreakClass, isTab: Bool) {
    self =
      switch breakClass {
      case .paragraphEnd: .paragraphEnd
      case .lineEnd: .lineEnd
      case .space: isTab ? .tab : .space
      default: .letter
      }
  }
}
