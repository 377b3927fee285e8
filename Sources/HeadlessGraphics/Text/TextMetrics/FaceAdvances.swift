import Foundation

/// How wide characters are in one face.
///
/// Made once for each face and kept.
package final class FaceAdvances: Sendable {
  private let face: FontFace
  private let cuts: [CutShare]
  private let tracking: CGFloat
  private let kerning: CGFloat
  private let ascii: [CGFloat]
  private let startsPair: [Bool]

  /// A cut of the open font and how much of it is in the face.
  private struct CutShare: Sendable {
    var cut: AdvanceTable.Cut
    var share: CGFloat
    var offsets: [CGFloat]
  }

  private static let cache = LockedCache<FontFace, FaceAdvances>()

  package static func of(_ face: FontFace) -> FaceAdvances {
    var key = face
    key.leading = 0
    key.textStyle = nil
    key.scaling = nil
    key.isItalic = false
    return cache.value(for: key) { FaceAdvances(face: key) }
  }

  private init(face: FontFace) {
    self.face = face
    let calibration = TextCalibration.shared
    let weight = face.weight.value
    let display = face.isOpticallySized ? face.displayShare : 0
    let cuts = [(AdvanceTable.Cut.text, 1 - display), (.display, display)]
      .filter { $0.1 > 0 }
      .map { cut, share in
        CutShare(
          cut: cut, share: share,
          offsets: face.isOpticallySized ? calibration.offsets(cut: cut, weight: weight) : [])
      }
    self.cuts = cuts
    tracking = face.isOpticallySized ? calibration.tracking(at: face.size) : 0
    kerning = cuts.reduce(0) { $0 + ($1.offsets.last ?? 0) * $1.share } * face.size
    let pairs = face.isOpticallySized ? calibration.pairs : []
    startsPair = (0..<128).map { code in pairs.contains { $0[0] == UInt8(code) } }
    var ascii: [CGFloat] = []
    for code in UInt8(0)..<128 {
      ascii.append(
        Self.advance(of: Unicode.Scalar(code), face: face, cuts: cuts, tracking: tracking))
    }
    self.ascii = ascii
  }

  // MARK: Measuring

  /// The sum of advances and kerning of a line of text without tabs.
  func width(of text: some StringProtocol) -> CGFloat {
    var width: CGFloat = 0
    var last: UInt8 = 0
    for byte in text.utf8 {
      guard byte < 128 else { return slowWidth(of: text) }
      width += ascii[Int(byte)]
      if startsPair[Int(last)], isPair(last, byte) { width += kerning }
      last = byte
    }
    return width
  }

  private func slowWidth(of text: some StringProtocol) -> CGFloat {
    var width: CGFloat = 0
    var last: UInt8 = 0
    for character in text {
      let byte = character.asciiValue ?? 0
      width += self.width(of: character)
      if startsPair[Int(last)], isPair(last, byte) { width += kerning }
      last = byte
    }
    return width
  }

  package func width(ofASCII byte: UInt8) -> CGFloat { ascii[Int(byte & 127)] }

  func width(of character: Character) -> CGFloat {
    if let byte = character.asciiValue { return ascii[Int(byte)] }
    if character.isEmojiSequence { return face.size }
    return character.unicodeScalars.reduce(0) {
      $0 + Self.advance(of: $1, face: face, cuts: cuts, tracking: tracking)
    }
  }

  /// What is added to the first of two neighbours.
  func kerning(_ first: UInt8, _ second: UInt8) -> CGFloat {
    startsPair[Int(first & 127)] && isPair(first, second) ? kerning : 0
  }

  private func isPair(_ first: UInt8, _ second: UInt8) -> Bool {
    TextCalibration.shared.pairs.contains([first, second])
  }

  // MARK: One character

  private static func advance(
    of scalar: Unicode.Scalar, face: FontFace, cuts: [CutShare], tracking: CGFloat
  ) -> CGFloat {
    if scalar.isInvisible { return 0 }
    if scalar.isFullWidth { return face.size }
    if let fixed = face.fixedAdvance { return fixed * face.size }
    let shown = face.hasTabularDigits && ("0"..."9").contains(scalar) ? "0" : scalar
    let em = cuts.reduce(0) {
      $0 + $1.share * advance(of: shown, cut: $1, weight: face.weight.value)
    }
    return (em * face.widthFactor + tracking) * face.size
  }

  /// In parts of an em.
  ///
  /// A character that the table doesn't have is as wide as a zero.
  private static func advance(
    of scalar: Unicode.Scalar, cut: CutShare, weight: CGFloat
  ) -> CGFloat {
    let table = AdvanceTable.shared
    let known = table.width(of: scalar.value, cut: cut.cut, weight: weight) != nil
    let shown: Unicode.Scalar = known ? scalar : "0"
    let width = table.width(of: shown.value, cut: cut.cut, weight: weight) ?? 0.6
    guard !cut.offsets.isEmpty else { return width }
    let regular = table.width(of: shown.value, cut: .text, weight: 400) ?? width
    return width + cut.offsets[TextCalibration.shared.kind(of: shown, width: regular).rawValue]
  }
}

extension FontFace {
  /// Whether shapes and tracking follow the size, as the system font's do.
  fileprivate var isOpticallySized: Bool {
    if case .named = design { return false }
    return true
  }

  /// The one advance of a monospaced face, in parts of an em.
  fileprivate var fixedAdvance: CGFloat? {
    switch design {
    case .monospaced: 0.618164
    case .named(let family) where family.isMonospaced: 0.602
    default: nil
    }
  }

  /// How wide a named family or a narrow or wide face is, compared with the open font.
  fileprivate var widthFactor: CGFloat {
    if case .named = design { return 0.93 }
    return 1 + max(-0.5, min(1, width.rawValue))
  }
}
