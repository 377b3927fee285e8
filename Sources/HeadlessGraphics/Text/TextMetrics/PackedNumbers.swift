import Foundation

/// The notation of the tables of widths.
enum PackedNumbers {
  /// The index of each code point in a list: `20-7e a0` has the code points from 0x20 to 0x7e, then
  /// 0xa0.
  static func places(of text: String) -> [UInt32: Int] {
    var places: [UInt32: Int] = [:]
    for range in text.split(whereSeparator: \.isWhitespace) {
      let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      for code in first...last { places[code] = places.count }
    }
    return places
  }

  /// The widths in a text of two characters each, base 72, where the digit 0 is the character `0`;
  /// in parts of an em.
  static func widths(in text: String, unitsPerEm: Int) -> [CGFloat] {
    let digits = text.utf8.compactMap { $0 >= 48 ? Int($0) - 48 : nil }
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      CGFloat(digits[$0] * 72 + digits[$0 + 1]) / CGFloat(unitsPerEm)
    }
  }

  static func number(_ text: Substring) -> CGFloat { CGFloat(Double(text) ?? 0) }
}
