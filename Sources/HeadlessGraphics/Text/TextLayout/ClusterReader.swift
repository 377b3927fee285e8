import Foundation

extension TextCluster {
  /// The characters of a text in order, measured except for tabs.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func all(
    in content: TextContent, strategy: NSParagraphStyle.LineBreakStrategy
  ) -> [TextCluster] {
    let most = content.runs.reduce(0) { $0 + $1.text.utf8.count }
    let clusters = [TextCluster](unsafeUninitializedCapacity: most) { buffer, count in
      LineBreakTable.withAnswers { answers in
        var clusters = ClusterBuffer(buffer, answers)
        for index in content.runs.indices {
          let own = content.format(ofRun: index).lineBreakStrategy
          clusters.keepsHangulTogether = (own ?? strategy).contains(.hangulWordPriority)
          ClusterReader(content.runs[index], index).read(into: &clusters)
        }
        count = clusters.count
      }
    }
    TextWork.count(clusters.count)
    return clusters
  }
}

/// Storage for the characters of a text, each of which has at least one byte.
private struct ClusterBuffer {
  private let clusters: UnsafeMutableBufferPointer<TextCluster>
  private let answers: LineBreakTable.Answers
  private(set) var count = 0
  /// Whether a line may end after the last character, by the class of the next.
  private var row = LineBreakTable.Row()
  /// Whether there is a last character, and it is not a space.
  private var endsWord = false
  /// Whether Korean breaks only at spaces, for the characters that follow.
  var keepsHangulTogether = false

  init(_ clusters: UnsafeMutableBufferPointer<TextCluster>, _ answers: LineBreakTable.Answers) {
    self.clusters = clusters
    self.answers = answers
  }

  /// Appends a character, and records whether a line may end after the previous one.
  @inline(__always)
  mutating func append(_ cluster: TextCluster) {
    if count > 0 { endLast(before: cluster.breakClass) }
    add(cluster)
  }

  /// Appends a character after a previous one.
  ///
  /// - Parameter width: The width of the previous character.
  @inline(__always)
  mutating func append(_ cluster: TextCluster, afterOneOf width: CGFloat) {
    clusters[count &- 1].width = width
    endLast(before: cluster.breakClass)
    add(cluster)
  }

  @inline(__always)
  private func endLast(before next: LineBreakClass) {
    clusters[count &- 1].breaksAfter = answers.allowBreak(in: row, before: next)
  }

  @inline(__always)
  private mutating func add(_ cluster: TextCluster) {
    row = answers.row(
      after: cluster.breakClass, afterWord: endsWord, keepsHangulTogether: keepsHangulTogether)
    endsWord = cluster.breakClass != .space
    clusters.initializeElement(at: count, to: cluster)
    count &+= 1
  }

  /// Joins an ASCII character to the last one, such as the second half of a line ending.
  func extendLast() { clusters[count &- 1].extend() }

  @inline(__always)
  func widenLast(by kerning: CGFloat) { clusters[count &- 1].width += kerning }
}

/// Divides a run into characters.
private struct ClusterReader {
  private let text: String
  private let index: Int
  private let advances: FaceAdvances
  /// The spacing added to each character's own width.
  private let spacing: CGFloat
  /// Whether the text specifies the spacing between its characters.
  private let hasKern: Bool
  private let attachmentWidth: CGFloat?

  init(_ run: TextContent.Run, _ index: Int) {
    text = run.text
    self.index = index
    advances = FaceAdvances.of(run.face)
    spacing = (run.kern ?? 0) - run.tightening
    hasKern = run.kern != nil
    attachmentWidth = run.attachment?.width
  }

  func read(into clusters: inout ClusterBuffer) {
    // Kerning is added to the first of two neighbors, unless the text specifies the spacing.
    advances.withKerning(isOff: hasKern) { kerning in
      text.withBytes { bytes in
        if bytes.anyBits({ $0 }) < 0x80 {
          readASCII(bytes, kerning, into: &clusters)
        } else {
          readCharacters(bytes, kerning, into: &clusters)
        }
      }
    }
  }

  private func readASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, _ kerning: KerningTable.Pairs,
    into clusters: inout ClusterBuffer
  ) {
    // Most text has no spacing, which saves a check for each character.
    if spacing == 0 {
      clusters = readASCII(bytes, kerning, spacing: nil, behind: clusters)
    } else {
      clusters = readASCII(bytes, kerning, spacing: spacing, behind: clusters)
    }
  }

  @inline(__always)
  private func readASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, _ kerning: KerningTable.Pairs, spacing: CGFloat?,
    behind clusters: ClusterBuffer
  ) -> ClusterBuffer {
    guard !bytes.isEmpty else { return clusters }
    let index = index
    return advances.withASCII { known in
      @inline(__always)
      func cluster(at place: Int) -> (TextCluster, KerningTable.Place) {
        let character = known[Int(bytes[place] & 127)]
        var cluster = TextCluster(ascii: character, at: place, ofRun: index)
        if let spacing, cluster.kind.isPlain { cluster.width += spacing }
        return (cluster, character.kerning)
      }
      // A copy, which stays in registers.
      var filled = clusters
      var (last, lastKerning) = cluster(at: 0)
      filled.append(last)
      var place = 1
      while place < bytes.count {
        let (next, nextKerning) = cluster(at: place)
        if next.kind == .paragraphEnd, bytes[place] == 10, bytes[place &- 1] == 13 {
          filled.extendLast()
        } else {
          last.width += kerning.value(lastKerning, nextKerning)
          filled.append(next, afterOneOf: last.width)
          (last, lastKerning) = (next, nextKerning)
        }
        place &+= 1
      }
      return filled
    }
  }

  private func readCharacters(
    _ bytes: UnsafeBufferPointer<UInt8>, _ kerning: KerningTable.Pairs,
    into clusters: inout ClusterBuffer
  ) {
    let (index, spacing) = (index, spacing)
    var last: UInt8 = 0
    var reader = CharacterReader(text, bytes, advances)
    while let character = reader.next() {
      let known = character.known
      let breakClass = known.isKnown ? known.breakClass : .found(for: character.first)
      var cluster = TextCluster(
        width: 0, run: index, place: character.start..<character.end,
        unitCount: character.unitCount,
        kind: TextCluster.Kind(of: breakClass, isTab: character.first == "\t"),
        breakClass: breakClass)
      if character.first == "\u{ad}" { cluster.kind = .softHyphen }
      if let attachmentWidth, breakClass == .object {
        cluster.kind = .attachment
        cluster.width = attachmentWidth + spacing
      } else if cluster.kind.isPlain {
        cluster.width = character.width > 0 ? character.width + spacing : 0
      }
      // Nothing is no number, either, where a font is so large that its kerning is endless.
      let added = last == 0 ? 0 : kerning.value(last, known.kerningCode)
      if added != 0 { clusters.widenLast(by: added) }
      clusters.append(cluster)
      last = known.kerningCode
    }
  }
}
