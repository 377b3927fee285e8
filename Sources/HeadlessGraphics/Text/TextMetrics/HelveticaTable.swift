import Foundation

/// Advance widths of Helvetica, in parts of an em, from a font that has the same.
///
/// It has no kerning: labels in it were recorded without.
struct HelveticaTable: Sendable {
  static let shared = HelveticaTable()

  private let places = PackedNumbers.places(of: helveticaCodePoints)
  private let regular = PackedNumbers.widths(
    in: helveticaRegular, unitsPerEm: helveticaUnitsPerEm)
  private let bold = PackedNumbers.widths(in: helveticaBold, unitsPerEm: helveticaUnitsPerEm)

  /// The width of a code point, or nil where the table has none.
  ///
  /// It is linear between the weights 400 and 700, and the same below and above.
  func width(of code: UInt32, weight: CGFloat) -> CGFloat? {
    guard let place = places[code] else { return nil }
    let share = max(0, min(1, (weight - 400) / 300))
    return regular[place] + (bold[place] - regular[place]) * share
  }
}
