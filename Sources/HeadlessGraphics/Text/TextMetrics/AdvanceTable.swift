import Foundation

/// The advance widths of the open font, in parts of an em, for each cut and any weight.
///
/// Widths are interpolated linearly between three masters, at the weights 100, 400 and 900.
struct AdvanceTable: Sendable {
  enum Cut: Int, CaseIterable, Sendable {
    case text
    case display
  }

  static let shared = AdvanceTable()

  private let places: [UInt32: Int]
  private let masters: [Cut: [[CGFloat]]]

  private init() {
    places = PackedNumbers.places(of: advanceCodePoints)
    let units = advanceUnitsPerEm
    masters = [
      .text: [advancesText100, advancesText400, advancesText900].map {
        PackedNumbers.widths(in: $0, unitsPerEm: units.text)
      },
      .display: [advancesDisplay100, advancesDisplay400, advancesDisplay900].map {
        PackedNumbers.widths(in: $0, unitsPerEm: units.display)
      },
    ]
  }

  /// The width of a code point; nil if the font lacks it.
  func width(of code: UInt32, cut: Cut, weight: CGFloat) -> CGFloat? {
    guard let place = places[code], let masters = masters[cut] else { return nil }
    let (low, high, share) =
      weight < 400 ? (0, 1, (weight - 100) / 300) : (1, 2, (weight - 400) / 500)
    let start = masters[low][place]
    return start + (masters[high][place] - start) * share
  }
}
