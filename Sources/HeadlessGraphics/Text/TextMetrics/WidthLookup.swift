import Foundation

/// Looks up how wide the scalars of a text are in one face. Most are of the block of one before them.
struct WidthLookup {
  private let advances: FaceAdvances
  private var block = KeptWidths.Block()

  init(_ advances: FaceAdvances) { self.advances = advances }

  /// - Parameter known: What has been looked up of the scalar already.
  @inline(__always)
  mutating func width(of value: UInt32, _ known: CommonScalars.Entry) -> CGFloat {
    if value < 0x80 { return advances.width(ofASCII: UInt8(value)) }
    if known.isInvisible { return 0 }
    if known.isFullWidth { return advances.face.size }
    return block[value] ?? find(value)
  }

  @inline(never)
  private mutating func find(_ value: UInt32) -> CGFloat {
    // Nothing is copied to keep a width if nobody holds the block.
    block = KeptWidths.Block()
    let width: CGFloat
    (block, width) = advances.kept.width(of: value, make: advances.width)
    return width
  }
}

/// How wide scalars are in one face, each of which is asked for once.
///
/// Those below U+10000 are kept, in blocks of 1 KB that are made when one of their scalars is asked for.
/// Most faces need one or two; there can't be more than 512.
// Unchecked: the one variable is touched only while the lock is held.
final class KeptWidths: @unchecked Sendable {
  /// The widths of neighbours, as far as they were known when somebody asked.
  struct Block: Sendable {
    fileprivate static let length: UInt32 = 128

    private let start: UInt32
    private var widths: [CGFloat]

    init() { (start, widths) = (0, []) }

    fileprivate init(number: Int) {
      start = UInt32(number) * Self.length
      widths = [CGFloat](repeating: .nan, count: Int(Self.length))
    }

    fileprivate var isEmpty: Bool { widths.isEmpty }

    /// Nil for one of another block, and for one that is not known.
    @inline(__always)
    subscript(value: UInt32) -> CGFloat? {
      let place = Int(value &- start)
      guard place < widths.count else { return nil }
      let width = widths[place]
      return width.isNaN ? nil : width
    }

    fileprivate mutating func keep(_ width: CGFloat, of value: UInt32) {
      widths[Int(value - start)] = width
    }
  }

  private let lock = NSLock()
  /// By number, up to the last of which a scalar was asked for.
  private var blocks: [Block] = []

  /// The width of a scalar, and what else is known of its block.
  func width(
    of value: UInt32, make: (Unicode.Scalar) -> CGFloat
  ) -> (block: Block, width: CGFloat) {
    let scalar = Unicode.Scalar(value) ?? "\u{fffd}"
    guard value < 0x1_0000 else { return (Block(), make(scalar)) }
    let number = Int(value / Block.length)
    return lock.withLock {
      while blocks.count <= number { blocks.append(Block()) }
      if let known = blocks[number][value] { return (blocks[number], known) }
      if blocks[number].isEmpty { blocks[number] = Block(number: number) }
      let width = make(scalar)
      blocks[number].keep(width, of: value)
      return (blocks[number], width)
    }
  }
}
