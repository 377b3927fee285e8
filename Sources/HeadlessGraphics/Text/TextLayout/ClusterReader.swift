import Foundation

extension TextCluster {
  /// The characters of a text in order, measured but for its tabs.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  static func all(
    in content: TextContent, strategy: NSParagraphStyle.LineBreakStrategy
  ) -> [TextCluster] {
    let most = content.runs.reduce(0) { $0 + $1.text.utf8.count }
    let clusters = [TextCluster](unsafeUninitializedCapacity: most) { buffer, count in
      var clusters = ClusterBuffer(buffer)
      for (index, run) in content.runs.enumerated() {
        ClusterReader(run: run, index: index).read(into: &clusters)
      }
      count = clusters.count
      clusters.markBreaks(content, strategy)
    }
    TextWork.count(clusters.count)
    return clusters
  }
}

/// Room for the characters of a text, of which each has at least a byte.
private struct ClusterBuffer {
  private let clusters: UnsafeMutableBufferPointer<TextCluster>
  private(set) var count = 0

  init(_ clusters: UnsafeMutableBufferPointer<TextCluster>) { self.clusters = clusters }

  @inline(__always)
  mutating func append(_ cluster: TextCluster) {
    clusters.initializeElement(at: count, to: cluster)
    count &+= 1
  }

  mutating func removeLast() -> TextCluster {
    count -= 1
    return clusters[count]
  }

  @inline(__always)
  func widenLast(by kerning: CGFloat) { clusters[count - 1].width += kerning }

  /// Says after which characters a line may end.
  func markBreaks(_ content: TextContent, _ strategy: NSParagraphStyle.LineBreakStrategy) {
    let keepsHangulTogether = content.runs.indices.map { run in
      let own = content.format(ofRun: run).lineBreakStrategy
      return (own ?? strategy).contains(.hangulWordPriority)
    }
    LineBreakTable.withAnswers { answers in
      var hasWord = false
      for index in 0..<max(0, count - 1) {
        let breakClass = clusters[index].breakClass
        clusters[index].breaksAfter = answers.allowBreak(
          breakClass, clusters[index + 1].breakClass, afterWord: hasWord,
          keepsHangulTogether: keepsHangulTogether[clusters[index].run])
        hasWord = breakClass != .space
      }
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

  func read(into clusters: inout ClusterBuffer) {
    // The first of two neighbours gets what is between them, unless the text says what that is.
    advances.withKerning(isOff: run.kern != nil) { kerning in
      run.text.withBytes { bytes in
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
    let (index, spacing) = (index, spacing)
    advances.withASCII { widths in
      TextCluster.withASCII { templates in
        var last: UInt8 = 0
        for place in 0..<bytes.count {
          let byte = bytes[place]
          var cluster = templates[Int(byte & 127)]
          cluster.move(toRun: index, at: place)
          if byte == 10, last == 13 { cluster.join(clusters.removeLast()) }
          if cluster.kind.isPlain { cluster.width = widths[Int(byte & 127)] + spacing }
          let added = kerning.value(last, byte)
          if added != 0 { clusters.widenLast(by: added) }
          clusters.append(cluster)
          last = byte
        }
      }
    }
  }

  private func readCharacters(
    _ bytes: UnsafeBufferPointer<UInt8>, _ kerning: KerningTable.Pairs,
    into clusters: inout ClusterBuffer
  ) {
    let (index, spacing, attachment) = (index, spacing, run.attachment)
    var last: UInt8 = 0
    var reader = CharacterReader(run.text, bytes, advances)
    while let character = reader.next() {
      let known = character.known
      let breakClass = known.isKnown ? known.breakClass : .found(for: character.first)
      var cluster = TextCluster(
        width: 0, run: index, place: character.start..<character.end,
        unitCount: character.unitCount,
        kind: TextCluster.Kind(of: breakClass, isTab: character.first == "\t"),
        breakClass: breakClass)
      if character.first == "\u{ad}" { cluster.kind = .softHyphen }
      if let attachment, breakClass == .object {
        cluster.kind = .attachment
        cluster.width = attachment.width + spacing
      } else if cluster.kind.isPlain {
        cluster.width = character.width > 0 ? character.width + spacing : 0
      }
      let added = kerning.value(last, known.kerningCode)
      if added != 0 { clusters.widenLast(by: added) }
      clusters.append(cluster)
      last = known.kerningCode
    }
  }
}
