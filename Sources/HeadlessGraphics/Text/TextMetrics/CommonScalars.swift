/// Properties, the same in all faces, of the most common scalars besides ASCII and ideographs. They
/// are computed for a whole block when one of its scalars is first requested.
struct CommonScalars: Sendable {
  /// The properties of a scalar, in one word.
  struct Entry: Sendable {
    private let bits: UInt32

    private static let invisible: UInt32 = 1 << 16
    private static let fullWidth: UInt32 = 1 << 17
    private static let standingAlone: UInt32 = 1 << 18
    private static let known: UInt32 = 1 << 19

    init(
      breakClass: LineBreakClass, isInvisible: Bool = false, isFullWidth: Bool = false,
      standsAlone: Bool = true, kerningCode: UInt8 = 0
    ) {
      bits =
        UInt32(breakClass.rawValue) | UInt32(kerningCode) << 8 | Self.known
        | (isInvisible ? Self.invisible : 0) | (isFullWidth ? Self.fullWidth : 0)
        | (standsAlone ? Self.standingAlone : 0)
    }

    /// Creates the entry of a scalar that is not common.
    fileprivate init(unknown scalar: Unicode.Scalar) {
      bits = scalar.standsAlone ? Self.standingAlone : 0
    }

    /// The break class; meaningless for a scalar that is not common.
    var breakClass: LineBreakClass {
      LineBreakClass(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .letter
    }
    /// The code of the scalar in the kerning table.
    var kerningCode: UInt8 { UInt8(truncatingIfNeeded: bits >> 8) }
    /// Meaningless for a scalar that is not common, like the next property.
    var isInvisible: Bool { bits & Self.invisible != 0 }
    var isFullWidth: Bool { bits & Self.fullWidth != 0 }
    /// Whether the scalar never begins or continues a character of several scalars.
    var standsAlone: Bool { bits & Self.standingAlone != 0 }
    var isKnown: Bool { bits & Self.known != 0 }
  }

  private static let latin = CommonScalars(0x80..<0x250)
  private static let greekAndCyrillic = CommonScalars(0x370..<0x530)
  private static let punctuation = CommonScalars(0x2000..<0x2070)
  private static let kana = CommonScalars(0x3000..<0x3100)
  private static let fullWidth = CommonScalars(0xff00..<0xfff0)
  fileprivate static let ascii = CommonScalars(0..<0x80)

  fileprivate static let ideograph = Entry(breakClass: .ideograph, isFullWidth: true)
  fileprivate static let hangul = Entry(breakClass: .hangul, isFullWidth: true)

  private let start: UInt32
  private let entries: [Entry]

  private init(_ block: Range<UInt32>) {
    start = block.lowerBound
    entries = block.map { value in
      let scalar = Unicode.Scalar(value) ?? "\u{fffd}"
      return Entry(
        breakClass: value < 128 ? .ofASCII(UInt8(value)) : .found(for: scalar),
        isInvisible: scalar.isInvisible, isFullWidth: scalar.isFullWidth,
        standsAlone: scalar.standsAlone, kerningCode: KerningTable.shared.code(of: scalar))
    }
  }

  /// The block of a scalar; nil for a scalar that is not common.
  fileprivate static func block(of value: UInt32) -> CommonScalars? {
    switch value {
    case 0x80..<0x250: latin
    case 0x370..<0x530: greekAndCyrillic
    case 0x2000..<0x2070: punctuation
    case 0x3000..<0x3100: kana
    case 0xff00..<0xfff0: fullWidth
    default: nil
    }
  }

  /// The entry of a scalar; nil for a scalar of another block.
  @inline(__always)
  fileprivate subscript(value: UInt32) -> Entry? {
    let place = Int(value &- start)
    return place < entries.count ? entries[place] : nil
  }
}

/// Looks up the scalars of a text, most of which are ideographs or in the same block as an earlier
/// one.
struct ScalarLookup {
  private var block = CommonScalars.ascii

  @inline(__always)
  mutating func entry(of value: UInt32) -> CommonScalars.Entry {
    if let known = block[value] { return known }
    return switch value {
    case 0x3400..<0x4dc0, 0x4e00..<0xa000: CommonScalars.ideograph
    case 0xac00..<0xd7a4: CommonScalars.hangul
    default: changeBlock(for: value)
    }
  }

  @inline(never)
  private mutating func changeBlock(for value: UInt32) -> CommonScalars.Entry {
    let other = value < 0x80 ? CommonScalars.ascii : CommonScalars.block(of: value)
    guard let other, let known = other[value] else {
      return CommonScalars.Entry(unknown: Unicode.Scalar(value) ?? "\u{fffd}")
    }
    block = other
    return known
  }
}
