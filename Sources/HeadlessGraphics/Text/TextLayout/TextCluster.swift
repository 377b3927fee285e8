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
  private let place32: (run: UInt32, start: UInt32, count: UInt32)
  /// How long it is in UTF-16.
  var unitCount: UInt32
  var kind: Kind
  var breakClass: LineBreakClass
  var breaksAfter = false

  var run: Int { Int(place32.run) }
  /// Where it is in the text of its run, in UTF-8.
  var place: Range<Int> {
    Int(place32.start)..<Int(place32.start) + Int(place32.count)
  }

  init(
    width: CGFloat, run: Int, place: Range<Int>, unitCount: Int, kind: Kind,
    breakClass: LineBreakClass
  ) {
    self.width = width
    place32 = (UInt32(run), UInt32(place.lowerBound), UInt32(place.count))
    self.unitCount = UInt32(unitCount)
    self.kind = kind
    self.breakClass = breakClass
  }

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
    TextWork.count(clusters.count)
    return clusters
  }

  private static func markBreaks(
    in clusters: inout [TextCluster], _ content: TextContent,
    _ strategy: NSParagraphStyle.LineBreakStrategy
  ) {
    let rules = content.runs.indices.map { run in
      let own = content.format(ofRun: run).lineBreakStrategy
      return LineBreakRules(keepsHangulTogether: (own ?? strategy).contains(.hangulWordPriority))
    }
    var previous: LineBreakClass?
    for index in clusters.indices.dropLast() {
      let breakClass = clusters[index].breakClass
      clusters[index].breaksAfter = rules[clusters[index].run].allowsBreak(
        breakClass, clusters[index + 1].breakClass, previous: previous)
      previous = breakClass
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
      var first = place
      if byte == 10, last == 13 {
        clusters.removeLast()
        first -= 1
      }
      let breakClass = LineBreakClass.ofASCII(byte)
      let kind = TextCluster.Kind(of: breakClass, isTab: byte == 9)
      kern(last, byte, in: &clusters)
      clusters.append(
        TextCluster(
          width: kind == .letter || kind == .space ? advances.width(ofASCII: byte) + spacing : 0,
          run: index, place: first..<place + 1, unitCount: place + 1 - first, kind: kind,
          breakClass: breakClass))
      last = byte
    }
  }

  func readCharacters(into clusters: inout [TextCluster]) {
    var place = 0
    var last: UInt8 = 0
    CharacterReader(advances: advances).read(run.text) { character in
      let breakClass = LineBreakClass.of(character.first)
      var cluster = TextCluster(
        width: 0, run: index, place: place..<place + character.byteCount,
        unitCount: character.unitCount,
        kind: TextCluster.Kind(of: breakClass, isTab: character.first == "\t"),
        breakClass: breakClass)
      if character.first == "\u{ad}" { cluster.kind = .softHyphen }
      if let attachment = run.attachment, breakClass == .object {
        cluster.kind = .attachment
        cluster.width = attachment.width + spacing
      } else if cluster.kind == .letter || cluster.kind == .space {
        cluster.width = character.width > 0 ? character.width + spacing : 0
      }
      kern(last, character.kerningCode, in: &clusters)
      clusters.append(cluster)
      place += character.byteCount
      last = character.kerningCode
    }
  }

  /// The first of two neighbours gets what is between them, unless the text says what that is.
  private func kern(_ first: UInt8, _ second: UInt8, in clusters: inout [TextCluster]) {
    guard first > 0, run.kern == nil else { return }
    let kerning = advances.kerning(first, second)
    if kerning != 0 { clusters[clusters.count - 1].width += kerning }
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
