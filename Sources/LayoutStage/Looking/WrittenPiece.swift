import Foundation

/// A part of a text that is formatted for the locale of the machine.
struct WrittenPiece {
  /// The part as written.
  let text: String
  private let content: Content

  private enum Content {
    case number(Decimal, fraction: Int, isGrouped: Bool)
    /// The index of the month, from 0.
    case month(Int, isShort: Bool)
  }

  /// Returns the part as formatted for a locale.
  func text(in locale: Locale) -> String {
    switch content {
    case .number(let value, let fraction, let isGrouped):
      value.formatted(
        Decimal.FormatStyle(locale: locale).precision(.fractionLength(fraction))
          .grouping(isGrouped ? .automatic : .never))
    case .month(let number, let isShort): Self.months(in: locale, isShort)[number]
    }
  }

  /// Returns whether a locale formats the part differently.
  func isOther(in locale: Locale) -> Bool { text(in: locale) != text }

  /// Returns numbers with a separator, and names of months beside a number.
  static func all(in text: String, by home: Locale = .current) -> [WrittenPiece] {
    let words = text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "," }
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ".,")) }
      .filter { !$0.isEmpty }
    return words.indices.compactMap { index in
      number(words[index], home)
        ?? month(words[index], beside: [index - 1, index + 1].filter(words.indices.contains), home)
      {
        words[$0]
      }
    }
  }

  private static func number(_ word: String, _ home: Locale) -> WrittenPiece? {
    let (point, comma) = (home.decimalSeparator ?? ".", home.groupingSeparator ?? ",")
    let parts = word.components(separatedBy: point)
    let groups = parts[0].components(separatedBy: comma)
    let isGrouped = groups.count > 1
    let areDigits = (groups + parts.dropFirst()).allSatisfy {
      !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber }
    }
    // 1,234.5 and 1234.5, but not 1,23 and 1.2.3.
    guard areDigits, parts.count == 2 || (parts.count == 1 && isGrouped),
      !isGrouped || (groups[0].count < 4 && groups.dropFirst().allSatisfy { $0.count == 3 })
    else { return nil }
    let digits = ([groups.joined()] + parts.dropFirst()).joined(separator: ".")
    guard let value = Decimal(string: digits, locale: Locale(identifier: "en_US_POSIX")) else {
      return nil
    }
    let fraction = parts.count == 2 ? parts[1].count : 0
    let piece = WrittenPiece(
      text: word, content: .number(value, fraction: fraction, isGrouped: isGrouped))
    // Words that the locale formats differently are something else: 007.5, or a duration such as
    // 03.45.
    return piece.text(in: home) == word ? piece : nil
  }

  private static func month(
    _ word: String, beside neighbors: [Int], _ home: Locale, _ words: (Int) -> String
  ) -> WrittenPiece? {
    guard neighbors.contains(where: { words($0).allSatisfy(\.isNumber) }) else { return nil }
    for isShort in [false, true] {
      guard let number = months(in: home, isShort).firstIndex(of: word) else { continue }
      return WrittenPiece(text: word, content: .month(number, isShort: isShort))
    }
    return nil
  }

  private static func months(in locale: Locale, _ isShort: Bool) -> [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return isShort ? calendar.shortMonthSymbols : calendar.monthSymbols
  }
}
