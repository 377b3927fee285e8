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
  private var place32: (run: UInt32, start: UInt32, count: UInt32)
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

  /// What each character of ASCII is, wherever it is.
  private static let ascii: [TextCluster] = (UInt8(0)..<128).map { byte in
    let breakClass = LineBreakClass.ofASCII(byte)
    return TextCluster(
      width: 0, run: 0, place: 0..<1, unitCount: 1,
      kind: Kind(of: breakClass, isTab: byte == 9), breakClass: breakClass)
  }

  fileprivate init(ascii byte: UInt8, run: Int, at start: Int) {
    self = Self.ascii[Int(byte & 127)]
    place32 = (UInt32(run), UInt32(start), 1)
  }

  /// Joins what is in front of it to one character.
  fileprivate mutating func join(_ previous: TextCluster) {
    place32.start = previous.place32.start
    place32.count += previous.place32.count
    unitCount += previous.unitCount
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
      let isASCII = run.text.withBytes { bytes in
        guard bytes.allSatisfy({ $0 < 128 }) else { return false }
        reader.readASCII(bytes, into: &clusters)
        return true
      }
      if !isASCII { reader.readCharacters(into: &clusters) }
    }
    markBreaks(in: &clusters, content, strategy)
    TextWork.count(clusters.count)
    return clusters
  }

  private static func markBreaks(
    in clusters: inout [TextCluster], _ content: TextContent,
    _ strategy: NSParagraphStyle.LineBreakStrategy
  ) {
    let keepsHangulTogether = content.runs.indices.map { run in
      let own = content.format(ofRun: run).lineBreakStrategy
      return (own ?? strategy).contains(.hangulWordPriority)
    }
    var previous: LineBreakClass?
    for index in clusters.indices.dropLast() {
      let breakClass = clusters[index].breakClass
      clusters[index].breaksAfter = LineBreakTable.allowsBreak(
        breakClass, clusters[index + 1].breakClass, previous: previous,
        keepsHangulTogether: keepsHangulTogether[clusters[index].run])
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
  let isKerned: Bool

  init(run: TextContent.Run, index: Int) {
    self.run = run
    self.index = index
    advances = FaceAdvances.of(run.face)
    spacing = (run.kern ?? 0) - run.tightening
    isKerned = run.kern == nil
  }

  func readASCII(_ bytes: UnsafeBufferPointer<UInt8>, into clusters: inout [TextCluster]) {
    var last: UInt8 = 0
    for place in bytes.indices {
      let byte = bytes[place]
      var cluster = TextCluster(ascii: byte, run: index, at: place)
      if byte == 10, last == 13 { cluster.join(clusters.removeLast()) }
      if cluster.kind == .letter || cluster.kind == .space {
        cluster.width = advances.width(ofASCII: byte) + spacing
      }
      kern(last, byte, in: &clusters)
      clusters.append(cluster)
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
      return true
    }
  }

  /// The first of two neighbours gets what is between them, unless the text says what that is.
  private func kern(_ first: UInt8, _ second: UInt8, in clusters: inout [TextCluster]) {
    guard first > 0, isKerned else { return }
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
