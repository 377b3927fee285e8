import Foundation

/// Advance widths of the open font, in parts of an em, for each cut and any weight.
///
/// Weights are linear between three masters, 100, 400 and 900.
struct AdvanceTable: Sendable {
  enum Cut: Int, CaseIterable, Sendable {
    case text
    case display
  }

  static let shared = AdvanceTable()

  private let places: [UInt32: Int]
  private let masters: [Cut: [[CGFloat]]]

  private init() {
    places = Self.places(in: advanceCodePoints)
    let units = advanceUnitsPerEm
    masters = [
      .text: [advancesText100, advancesText400, advancesText900].map {
        Self.widths(in: $0, unitsPerEm: units.text)
      },
      .display: [advancesDisplay100, advancesDisplay400, advancesDisplay900].map {
        Self.widths(in: $0, unitsPerEm: units.display)
      },
    ]
  }

  /// The width of a code point, or nil where the font has none.
  func width(of code: UInt32, cut: Cut, weight: CGFloat) -> CGFloat? {
    guard let place = places[code], let masters = masters[cut] else { return nil }
    let (low, high, share) =
      weight < 400 ? (0, 1, (weight - 100) / 300) : (1, 2, (weight - 400) / 500)
    let start = masters[low][place]
    return start + (masters[high][place] - start) * share
  }

  /// `20-7e a0` are the code points from 0x20 to 0x7e, then 0xa0.
  private static func places(in text: String) -> [UInt32: Int] {
    var places: [UInt32: Int] = [:]
    for range in text.split(whereSeparator: \.isWhitespace) {
      let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      for code in first...last { places[code] = places.count }
    }
    return places
  }

  /// Two characters a width, base 72, the digit 0 being the character `0`.
  private static func widths(in text: String, unitsPerEm: Int) -> [CGFloat] {
    let digits = text.utf8.compactMap { $0 >= 48 ? Int($0) - 48 : nil }
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      CGFloat(digits[$0] * 72 + digits[$0 + 1]) / CGFloat(unitsPerEm)
    }
  }
}
