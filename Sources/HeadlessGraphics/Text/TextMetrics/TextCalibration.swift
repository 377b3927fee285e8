import Foundation

/// What turns the open font's advances into those of the system font.
///
/// An offset for each class of characters was fitted to strings that were measured on iOS; tracking
/// by size is the one of the human interface guidelines.
struct TextCalibration: Sendable {
  /// Characters that differ from the system font's by about the same part of an em.
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
  private let tracking: [CGFloat]
  private let smallestTracked: Int
  /// Pairs of letters that are set closer, such as `AV` and `To`.
  let pairs: Set<[UInt8]>

  private init() {
    rows = textOffsetTable.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return Row(
        cut: words[0] == "text" ? .text : .display, weight: Self.number(words[1]),
        values: words.dropFirst(2).map(Self.number))
    }
    let sizes = textTrackingTable.split(separator: " ").map { $0.split(separator: ":") }
    tracking = sizes.map { Self.number($0[1]) / 1000 }
    smallestTracked = sizes.first.flatMap { Int($0[0]) } ?? 0
    pairs = Set(kernedPairTable.split(separator: " ").map { Array($0.utf8) })
  }

  private static func number(_ text: Substring) -> CGFloat { CGFloat(Double(text) ?? 0) }

  /// What each class is given, and last what a kerned pair is, in parts of an em.
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

  /// Added to each character, in parts of an em.
  ///
  /// Beyond the table it fades out by 0.25 ‰ a point.
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

  /// The class of a character by what it is and by the width of its regular text cut.
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
