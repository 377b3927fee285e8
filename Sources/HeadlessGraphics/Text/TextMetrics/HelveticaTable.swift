import Foundation

/// The advance widths of Helvetica, in parts of an em, from a font with the same metrics.
///
/// There is no kerning: recorded labels in Helvetica have none.
struct HelveticaTable: Sendable {
  static let shared = HelveticaTable()

  private let places = PackedNumbers.places(of: helveticaCodePoints)
  private let regular = PackedNumbers.widths(
    in: helveticaRegular, unitsPerEm: helveticaUnitsPerEm)
  private let bold = PackedNumbers.widths(in: helveticaBold, unitsPerEm: helveticaUnitsPerEm)

  /// The width of a code point; nil if the table lacks it.
  ///
  /// The width is interpolated linearly between the weights 400 and 700, and constant below and
  /// above.
  func width(of code: UInt32, weight: CGFloat) -> CGFloat? {
    guard let place = places[code] else { return nil }
    let share = max(0, min(1, (weight - 400) / 300))
    return regular[place] + (bold[place] - regular[place]) * share
  }
}
