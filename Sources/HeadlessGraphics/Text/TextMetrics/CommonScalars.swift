/// What is the same in all faces about the scalars that most texts are made of besides ASCII and
/// ideographs. It is found out of each block at once, when somebody asks for one of its scalars.
struct CommonScalars: Sendable {
  struct Entry: Sendable {
    var breakClass: LineBreakClass
    var isInvisible: Bool
    var isFullWidth: Bool
  }

  private static let latin = CommonScalars(0x80..<0x250)
  private static let greekAndCyrillic = CommonScalars(0x370..<0x530)
  private static let punctuation = CommonScalars(0x2000..<0x2070)
  private static let kana = CommonScalars(0x3000..<0x3100)
  private static let fullWidth = CommonScalars(0xff00..<0xfff0)

  private let start: UInt32
  private let entries: [Entry]

  private init(_ block: Range<UInt32>) {
    start = block.lowerBound
    entries = block.map { value in
      let scalar = Unicode.Scalar(value) ?? "\u{fffd}"
      return Entry(
        breakClass: .found(for: scalar), isInvisible: scalar.isInvisible,
        isFullWidth: scalar.isFullWidth)
    }
  }

  /// Nil for one that is not common.
  static func entry(of value: UInt32) -> Entry? {
    switch value {
    case 0x80..<0x250: latin[value]
    case 0x370..<0x530: greekAndCyrillic[value]
    case 0x2000..<0x2070: punctuation[value]
    case 0x3000..<0x3100: kana[value]
    case 0xff00..<0xfff0: fullWidth[value]
    default: nil
    }
  }

  private subscript(value: UInt32) -> Entry { entries[Int(value - start)] }
}
