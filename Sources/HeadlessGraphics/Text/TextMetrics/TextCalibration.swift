import Foundation

/// Converts the open font's advances into those of the system font.
///
/// Offsets of character classes, and smaller ones of single characters, were fitted to strings
/// measured on iOS. Tracking by size comes from the Human Interface Guidelines.
struct TextCalibration: Sendable {
  /// Classes of characters whose widths differ from the system font's by about the same part of an
  /// em.
  enum Class: Int, CaseIterable, Sendable {
    case digit
    case space
    case narrow
    case lower
    case upper
    case other
    case wide
  }

  static let shared = TextCalibration()

  private struct Row: Sendable {
    var cut: AdvanceTable.Cut
    var weight: CGFloat
    var values: [CGFloat]
  }

  private let rows: [Row]
  private let characters: [UInt32: [CGFloat]]
  private let tracking: [CGFloat]
  private let smallestTracked: Int

  private init() {
    rows = textOffsetTable.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return Row(
        cut: words[0] == "text" ? .text : .display, weight: PackedNumbers.number(words[1]),
        values: words.dropFirst(2).map(PackedNumbers.number))
    }
    let offsets = textCharacterTable.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words[0].unicodeScalars.first.map { scalar in
        (scalar.value, words.dropFirst().map(PackedNumbers.number))
      }
    }
    characters = Dictionary(offsets) { $1 }
    let sizes = textTrackingTable.split(separator: " ").map { $0.split(separator: ":") }
    tracking = sizes.map { PackedNumbers.number($0[1]) / 1000 }
    smallestTracked = sizes.first.flatMap { Int($0[0]) } ?? 0
  }

  /// The offset of each class, in parts of an em.
  func offsets(cut: AdvanceTable.Cut, weight: CGFloat) -> [CGFloat] {
    let rows = rows.filter { $0.cut == cut }
    guard let upper = rows.firstIndex(where: { $0.weight >= weight }) else {
      return rows.last?.values ?? []
    }
    guard upper > 0 else { return rows[0].values }
    let (low, high) = (rows[upper - 1], rows[upper])
    let share = (weight - low.weight) / (high.weight - low.weight)
    return zip(low.values, high.values).map { $0 + ($1 - $0) * share }
  }

  /// The additional offset of a character, in parts of an em.
  func offset(of scalar: Unicode.Scalar, cut: AdvanceTable.Cut) -> CGFloat {
    characters[scalar.value]?[cut.rawValue] ?? 0
  }

  /// The share of the open font's kerning in a cut.
  func kerningShare(of cut: AdvanceTable.Cut) -> CGFloat {
    cut == .text ? textKerningShares.text : textKerningShares.display
  }

  /// The tracking added to each character, in parts of an em.
  ///
  /// Beyond the table, tracking fades out by 0.25 ‰ per point.
  func tracking(at size: CGFloat) -> CGFloat {
    let place = size - CGFloat(smallestTracked)
    guard place > 0 else { return tracking[0] }
    let last = tracking.count - 1
    guard place < CGFloat(last) else {
      return max(0, tracking[last] - (place - CGFloat(last)) * 0.00025)
    }
    let low = Int(place)
    return tracking[low] + (tracking[low + 1] - tracking[low]) * (place - CGFloat(low))
  }

  /// The class of a character, by its properties and by its width in the regular text cut.
  func kind(of scalar: Unicode.Scalar, width: CGFloat) -> Class {
    if scalar.value >= 48 && scalar.value <= 57 { return .digit }
    if scalar == " " || scalar == "\u{a0}" { return .space }
    let properties = scalar.properties
    if width < 0.41 { return .narrow }
    if width > 0.84 && properties.isAlphabetic { return .wide }
    if properties.isLowercase { return .lower }
    return properties.isUppercase ? .upper : .other
  }
}
