import Foundation

/// A line that is filled with characters, one after another, until the next has no room.
struct LineFilling {
  private let start: Int
  private let room: CGFloat
  /// Behind the last that is on the line.
  private(set) var end: Int
  private(set) var used: CGFloat = 0
  private(set) var isFull = false
  private var isPlain = true
  /// Where the line may end, so that what is on it fits; its start if nowhere.
  private var lastBreak: Int
  private var usedAtBreak: CGFloat = 0

  init(from start: Int, room: CGFloat) {
    self.start = start
    self.room = room
    (end, lastBreak) = (start, start)
  }

  /// - Parameter hyphen: How wide what is shown behind it is where the line ends there, if anything is.
  mutating func take(_ cluster: TextCluster, hyphen: CGFloat? = nil) {
    isPlain = isPlain && cluster.kind.isPlain
    isFull = !add(cluster, hyphen: hyphen)
  }

  /// Takes letters and spaces, until something else comes.
  mutating func takePlain(_ clusters: UnsafeBufferPointer<TextCluster>) {
    var filling = self
    while filling.end < clusters.count, clusters[filling.end].kind.isPlain {
      if filling.add(clusters[filling.end]) { continue }
      filling.isFull = true
      break
    }
    self = filling
  }

  /// - Returns: Whether there is room.
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

  // Not inlined, as it is asked at the end of a line only.
  @inline(never)
  private func needsRoom(_ cluster: TextCluster) -> Bool { !cluster.kind.hangs && end > start }

  /// The line if it is full, and what follows has to be on the next.
  func line(in mode: NSLineBreakMode) -> FilledLine {
    guard mode != .byCharWrapping, lastBreak > start else { return whole(to: end) }
    return FilledLine(end: lastBreak, plainWidth: isPlain ? usedAtBreak : nil)
  }

  /// All that has been taken.
  ///
  /// - Parameter end: Where it ends with what ends the line, if anything does.
  func whole(to end: Int) -> FilledLine {
    FilledLine(end: end, plainWidth: isPlain ? used : nil)
  }
}

/// The characters that are on a line.
struct FilledLine {
  /// Where the next line begins.
  var end: Int
  /// The width of what is on it but for what ends it, if there are only letters and spaces.
  var plainWidth: CGFloat?
}
