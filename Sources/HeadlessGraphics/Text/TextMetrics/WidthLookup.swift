import Foundation

/// Looks up the widths of a text's scalars in one face. Most scalars are in the same block as an earlier one.
struct WidthLookup {
  private let advances: FaceAdvances
  private var block = KeptWidths.Block()

  init(_ advances: FaceAdvances) { self.advances = advances }

  /// - Parameter known: The entry already looked up for the scalar.
  @inline(__always)
  mutating func width(of value: UInt32, _ known: CommonScalars.Entry) -> CGFloat {
    if value < 0x80 { return advances.width(ofASCII: UInt8(value)) }
    if known.isInvisible { return 0 }
    if known.isFullWidth { return advances.face.size }
    return block[value] ?? find(value)
  }

  @inline(never)
  private mutating func find(_ value: UInt32) -> CGFloat {
    // Storing a width copies nothing if no one else holds the block.
    block = KeptWidths.Block()
    let width: CGFloat
    (block, width) = advances.kept.width(of: value, make: advances.width)
    return width
  }
}

/// The widths of scalars in one face, each computed once.
///
/// Scalars below U+10000 are cached, in blocks of 1 KB that are created when one of their scalars is requested. Most
/// faces need one or two blocks; there can't be more than 512.
// Unchecked: the one variable is touched only while the lock is held.
final class KeptWidths: @unchecked Sendable {
  /// The widths of adjacent scalars, as far as they were known when requested.
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

    /// The width of a scalar; nil if it is in another block or not known.
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
  /// The blocks by number, up to the last one requested.
  private var blocks: [Block] = []

  /// The width of a scalar, and its block.
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
