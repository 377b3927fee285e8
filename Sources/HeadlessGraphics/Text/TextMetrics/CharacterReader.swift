import Foundation

/// Divides text into user-perceived characters, and measures them.
///
/// It creates a `Character` only where several scalars may belong together.
struct CharacterReader {
  private let text: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let emojiWidth: CGFloat
  private var lookup = ScalarLookup()
  private var widths: WidthLookup
  /// The next scalar, and the entry known for it.
  private var scalar: EncodedScalar?
  private var known: CommonScalars.Entry

  /// - Parameters:
  ///   - text: The text.
  ///   - bytes: The text in UTF-8, valid while it is read.
  @inline(__always)
  init(_ text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ advances: FaceAdvances) {
    self.text = text
    self.bytes = bytes
    emojiWidth = advances.face.size
    widths = WidthLookup(advances)
    known = lookup.entry(of: 0)
    move(to: 0)
  }

  struct MeasuredCharacter {
    /// The entry for the first scalar.
    var known: CommonScalars.Entry
    fileprivate var code: UInt32
    /// The range in UTF-8 units.
    var start: Int
    var end: Int
    /// The length in UTF-16 units.
    var unitCount: Int
    var width: CGFloat

    var first: Unicode.Scalar { Unicode.Scalar(code) ?? "\u{fffd}" }
  }

  /// The next character; nil at the end of the text.
  @inline(__always)
  mutating func next() -> MeasuredCharacter? {
    guard let first = scalar else { return nil }
    var character = MeasuredCharacter(
      known: known, code: first.value, start: first.start, end: first.end,
      unitCount: first.value < 0x1_0000 ? 1 : 2, width: 0)
    if known.standsAlone {
      move(to: first.end)
      if scalar == nil || known.standsAlone || (scalar?.value ?? 0) < 0x20 {
        character.width = widths.width(of: first.value, character.known)
        return character
      }
    }
    measure(&character)
    move(to: character.end)
    return character
  }

  @inline(__always)
  private mutating func move(to place: Int) {
    scalar = EncodedScalar(in: bytes, at: place)
    if let scalar { known = lookup.entry(of: scalar.value) }
  }

  /// Measures a character that may have several scalars.
  @inline(never)
  private mutating func measure(_ character: inout MeasuredCharacter) {
    let start = text.utf8.index(text.startIndex, offsetBy: character.start)
    (character.end, character.unitCount) = (character.start, 0)
    var (count, showsEmoji) = (0, false)
    for scalar in text.unicodeScalars[start..<text.index(after: start)] {
      count += 1
      character.end += UTF8.width(scalar)
      character.unitCount += UTF16.width(scalar)
      character.width += widths.width(of: scalar.value, lookup.entry(of: scalar.value))
      showsEmoji = showsEmoji || scalar.value == 0xfe0f
    }
    // Flags, skin tones, families and keycaps.
    let isEmoji =
      count > 1
      && (showsEmoji || (0x1f1e6...0x1f1ff).contains(character.first.value)
        || character.first.properties.isEmojiPresentation)
    if isEmoji { character.width = emojiWidth }
  }
}

/// A scalar of a text in UTF-8.
private struct EncodedScalar {
  let value: UInt32
  let start: Int
  let end: Int

  /// The scalar at a position; nil at the end of the text.
  ///
  /// Reading never passes the end: the bytes of a string are valid, so the first byte of a scalar determines how many
  /// follow.
  @inline(__always)
  init?(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) {
    guard place < bytes.count else { return nil }
    @inline(__always)
    func next(_ offset: Int) -> UInt32 { UInt32(bytes[place &+ offset]) & 0x3f }
    let first = UInt32(bytes[place])
    start = place
    switch first {
    case ..<0x80: (value, end) = (first, place &+ 1)
    case ..<0xe0: (value, end) = ((first & 0x1f) << 6 | next(1), place &+ 2)
    case ..<0xf0: (value, end) = ((first & 0xf) << 12 | next(1) << 6 | next(2), place &+ 3)
    default:
      value = (first & 7) << 18 | next(1) << 12 | next(2) << 6 | next(3)
      end = place &+ 4
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a character by itself, unless the next scalar is not one. This holds for most letters of
  /// most scripts.
  var standsAlone: Bool {
    switch value {
    case 0x20..<0x7f, 0xa0..<0xad, 0xae..<0x300, 0x370..<0x483, 0x48a..<0x590, 0x2010..<0x2028,
      0x20a0..<0x20d0, 0x2e80..<0x302a, 0x3041..<0x3097, 0x309b..<0x3400, 0xff01..<0xff9e:
      true
    default: isCommonIdeograph
    }
  }

  /// Whether the scalar is an ideograph or a Korean syllable; all of these have the same properties.
  var isCommonIdeograph: Bool {
    switch value {
    case 0x3400..<0x4dc0, 0x4e00..<0xa000, 0xac00..<0xd7a4: true
    default: false
    }
  }
}

extension String {
  /// Calls `body` with the text in UTF-8, usually without a conversion.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The union of the bits that `bits` returns for all bytes, in a form that processes many bytes at once.
  @inline(__always)
  func anyBits(_ bits: (UInt8) -> UInt8) -> UInt8 {
    guard let start = baseAddress else { return 0 }
    var all: UInt8 = 0
    for place in 0..<count { all |= bits(start[place]) }
    return all
  }
}
