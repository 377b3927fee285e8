import Foundation

/// The effect of a character on the line breaks around it, based on the classes of Unicode's line
/// breaking algorithm (UAX #14).
enum LineBreakClass: UInt8, CaseIterable, Sendable {
  case letter
  case digit
  case space
  case lineEnd
  case paragraphEnd
  /// Breaks before and after: ideographs, kana, emoji.
  case ideograph
  case hangul
  /// Characters of scripts without spaces, whose words only a dictionary knows.
  case southEastAsian
  /// Vowels of such scripts that belong to the next or to the previous character.
  case leadingVowel
  case followingVowel
  case opening
  case closing
  /// A closing bracket that a letter may follow without a break.
  case closingBracket
  case quotation
  case exclamation
  case separator
  case slash
  case hyphen
  case breakAfter
  case breakBefore
  case breakBoth
  case ellipsis
  /// Can't begin a line: small kana, iteration marks.
  case nonStarter
  case prefix
  case postfix
  case object
  case glue
  case joiner
  case zeroWidthSpace

  static func ofASCII(_ byte: UInt8) -> LineBreakClass { ascii[Int(byte & 127)] }

  /// The class of a scalar that is neither ASCII nor a common ideograph, from the tables.
  static func found(for scalar: Unicode.Scalar) -> LineBreakClass {
    let value = scalar.value
    if let known = exceptions[value] { return known }
    if value < 0x0e00 { return byCategory(scalar) }
    if let range = ranges.first(where: { $0.0.contains(value) }) { return range.1 }
    if value >= 0x1f000 || scalar.properties.isEmojiPresentation { return .ideograph }
    if value >= 0x2e80, value < 0x3000 { return .ideograph }
    return byCategory(scalar)
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.properties.generalCategory {
    case .decimalNumber: .digit
    case .openPunctuation: .opening
    case .closePunctuation: .closing
    case .initialPunctuation, .finalPunctuation: .quotation
    case .currencySymbol: .prefix
    default: scalar.isIdeographic ? .ideograph : .letter
    }
  }

  // MARK: Tables

  private static let ascii: [LineBreakClass] = {
    var classes = [LineBreakClass](repeating: .letter, count: 128)
    func set(_ characters: String, _ value: LineBreakClass) {
      for byte in characters.utf8 { classes[Int(byte)] = value }
    }
    set(" \t", .space)
    set("\n\r", .paragraphEnd)
    set("\u{b}\u{c}", .lineEnd)
    set("0123456789", .digit)
    set("([{", .opening)
    set(")]", .closingBracket)
    set("}", .closing)
    set("\"'", .quotation)
    set("!?", .exclamation)
    set(",.:;", .separator)
    set("/", .slash)
    set("-", .hyphen)
    set("|", .breakAfter)
    set("$+\\", .prefix)
    set("%", .postfix)
    return classes
  }()

  private static let exceptions: [UInt32: LineBreakClass] = {
    var classes: [UInt32: LineBreakClass] = [:]
    func set(_ scalars: String, _ value: LineBreakClass) {
      for scalar in scalars.unicodeScalars { classes[scalar.value] = value }
    }
    set("\u{85}\u{2029}", .paragraphEnd)
    set("\u{2028}", .lineEnd)
    set("\u{a0}\u{202f}\u{2007}\u{2011}", .glue)
    set("\u{2060}\u{feff}\u{200d}", .joiner)
    set("\u{200b}", .zeroWidthSpace)
    set("\u{ad}\u{2010}\u{2012}\u{2013}\u{2027}\u{3000}", .breakAfter)
    for value in UInt32(0x2000)...0x200a where value != 0x2007 { classes[value] = .space }
    set("\u{b4}", .breakBefore)
    set("\u{2014}", .breakBoth)
    set("\u{2018}\u{201c}\u{201a}\u{201e}¡¿", .opening)
    set("\u{2019}\u{201d}", .closingBracket)
    set("\u{2024}\u{2025}\u{2026}", .ellipsis)
    set("\u{2044}", .separator)
    set("¢°‰′″℃％", .postfix)
    set("±−№", .prefix)
    set("、。，．", .closing)
    set("！？", .exclamation)
    set("：；・ー々〻‼⁇⁈⁉゛゜ゝゞヽヾ", .nonStarter)
    set("ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ", .nonStarter)
    set("\u{fffc}", .object)
    set("เแโใไເແໂໃໄ", .leadingVowel)
    set("ะาำๅๆฯະາຳຯໆ", .followingVowel)
    return classes
  }()

  private static let ranges: [(ClosedRange<UInt32>, LineBreakClass)] = [
    (0x0e00...0x0eff, .southEastAsian), (0x1000...0x109f, .southEastAsian),
    (0x1100...0x11ff, .hangul), (0x1780...0x17ff, .southEastAsian), (0x20a0...0x20cf, .prefix),
    (0x3130...0x318f, .hangul), (0x31f0...0x31ff, .nonStarter), (0xac00...0xd7ff, .hangul),
  ]
}
