import Foundation

/// A line being filled with characters, one after another, until the next one does not fit.
struct LineFilling {
  private let start: Int
  private let room: CGFloat
  /// The position after the last character on the line.
  private(set) var end: Int
  private(set) var used: CGFloat = 0
  private(set) var isFull = false
  private var isPlain = true
  /// The last position where the line may end, with everything before it fitting; its start if
  /// there is none.
  private var lastBreak: Int
  private var usedAtBreak: CGFloat = 0

  init(from start: Int, room: CGFloat) {
    self.start = start
    self.room = room
    (end, lastBreak) = (start, start)
  }

  /// - Parameter hyphen: The width of the hyphen that is shown if the line ends after the
  ///   character; nil for none.
  mutating func take(_ cluster: TextCluster, hyphen: CGFloat? = nil) {
    isPlain = isPlain && cluster.kind.isPlain
    isFull = !add(cluster, hyphen: hyphen)
  }

  /// Takes letters and spaces, up to any other character.
  mutating func consumePlain(_ clusters: UnsafeBufferPointer<TextCluster>) {
    var filling = self
    while filling.end < clusters.count, clusters[filling.end].kind.isPlain {
      if filling.add(clusters[filling.end]) { continue }
      filling.isFull = true
      break
    }
    self = filling
  }

  /// - Returns: Whether the character fits.
  @inline(__always)
  private mutating func add(_ cluster: TextCluster, hyphen: CGFloat? = nil) -> Bool {
    let filled = used + cluster.width
    if filled > room, needsRoom(cluster) { return false }
    used = filled
    end &+= 1
    if cluster.breaksAfter, (hyphen.map { used + $0 } ?? 0) <= room {
      (lastBreak, usedAtBreak) = (end, used)
    }
    return true
  }

  // Not inlined, since it is called only at the end of a line.
  @inline(never)
  private func needsRoom(_ cluster: TextCluster) -> Bool { !cluster.kind.hangs && end > start }

  /// The full line; the rest goes on the next line.
  func line(in mode: NSLineBreakMode) -> FilledLine {
    guard mode != .byCharWrapping, lastBreak > start else { return whole(to: end) }
    return FilledLine(end: lastBreak, plainWidth: isPlain ? usedAtBreak : nil)
  }

  /// Everything taken so far.
  ///
  /// - Parameter end: The end, including the line ending if there is one.
  func whole(to end: Int) -> FilledLine {
    FilledLine(end: end, plainWidth: isPlain ? used : nil)
  }
}

/// The characters on a line.
struct FilledLine {
  /// The start of the next line.
  var end: Int
  /// The width without the line ending, if there are only letters and spaces.
  var plainWidth: CGFloat?
}
