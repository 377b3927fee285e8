import Foundation

extension Unicode.Scalar {
  /// Whether the scalar has no width, like marks, joiners and controls.
  var isInvisible: Bool {
    if value < 0x20 || value == 0x7f { return true }
    if value < 0x300 { return value == 0xad }
    if value < 0x370 { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return true
    default:
      return (0xfe00...0xfe0f).contains(value)
    }
  }

  /// Whether the scalar fills a square, like ideographs, kana, hangul and emoji.
  var isFullWidth: Bool {
    guard value >= 0x1100 else { return false }
    return Self.fullWidthRanges.contains { $0.contains(value) } || properties.isEmojiPresentation
  }

  /// Whether a line may end before or after the scalar without a space.
  var isIdeographic: Bool {
    guard value >= 0x2e80 else { return false }
    return Self.breakableRanges.contains { $0.contains(value) }
  }

  private static let breakableRanges: [ClosedRange<UInt32>] = [
    0x2e80...0x2fdf, 0x3001...0x30ff, 0x3105...0x312f, 0x31a0...0x31bf, 0x31f0...0x31ff,
    0x3400...0x4dbf, 0x4e00...0x9fff, 0xa000...0xa4cf, 0xf900...0xfaff, 0xff01...0xff60,
    0xff66...0xff9f, 0x20000...0x3fffd,
  ]

  private static let fullWidthRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff,
    0xa000...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe4f, 0xff01...0xff60,
    0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f900...0x1f9ff, 0x20000...0x3fffd,
  ]
}
