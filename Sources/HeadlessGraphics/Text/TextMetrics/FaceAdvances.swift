import Foundation

/// The widths of characters in one face.
///
/// An instance is created once for each face and cached.
package final class FaceAdvances: Sendable {
  let face: FontFace
  private let cuts: [CutShare]
  private let tracking: CGFloat
  /// The factor on the font's kerning; 0 for faces without kerning.
  private let kerningFactor: CGFloat
  private let kernings: KerningTable.Weighted
  private let ascii: [CGFloat]
  private let asciiCharacters: [ASCIICharacter]
  /// The widths of other scalars requested so far.
  let kept = KeptWidths()

  /// A cut of the open font, and its share in the face.
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
    kerningFactor =
      face.isKerned
      ? cuts.reduce(0) { $0 + calibration.kerningShare(of: $1.cut) * $1.share } * face.size : 0
    let kernings = KerningTable.weighted(weight)
    self.kernings = kernings
    ascii = (UInt8(0)..<128).map { [tracking] code in
      Self.advance(of: Unicode.Scalar(code), face: face, cuts: cuts, tracking: tracking)
    }
    asciiCharacters = ascii.enumerated().map { code, width in
      ASCIICharacter(
        UInt8(code), width: width,
        kerning: kernings.place(of: UInt8(code), kernsDigits: !face.hasTabularDigits))
    }
  }

  // MARK: Measuring

  /// The sum of advances and kerning of a line of text without tabs.
  package func width(of text: String) -> CGFloat { width(of: text, upTo: .infinity) ?? 0 }

  /// The same sum; nil if it exceeds a limit. No character subtracts more than it adds, so the rest of a text that is
  /// already too wide need not be visited.
  func width(of text: String, upTo limit: CGFloat) -> CGFloat? {
    withKerning { kerning in
      text.withBytes { bytes in
        let (width, steps) =
          widthOfASCII(bytes, kerning, upTo: limit)
          ?? widthOfCharacters(in: text, bytes, kerning, upTo: limit)
        TextWork.count(steps)
        return width > limit ? nil : width
      }
    }
  }

  /// - Returns: Nil as soon as a character is not ASCII.
  @inline(__always)
  private func widthOfASCII(
    _ bytes: UnsafeBufferPointer<UInt8>, _ kerning: KerningTable.Pairs, upTo limit: CGFloat
  ) -> (width: CGFloat, steps: Int)? {
    ascii.withUnsafeBufferPointer { widths in
      var (width, last) = (CGFloat(0), UInt8(0))
      for place in 0..<bytes.count {
        let byte = bytes[place]
        guard byte < 128 else { return nil }
        width += widths[Int(byte)] + kerning.value(last, byte)
        if width > limit { return (width, place + 1) }
        last = byte
      }
      return (width, bytes.count)
    }
  }

  private func widthOfCharacters(
    in text: String, _ bytes: UnsafeBufferPointer<UInt8>, _ kerning: KerningTable.Pairs,
    upTo limit: CGFloat
  ) -> (width: CGFloat, steps: Int) {
    var (width, last, steps) = (CGFloat(0), UInt8(0), 0)
    var reader = CharacterReader(text, bytes, self)
    while !(width > limit), let character = reader.next() {
      steps += 1
      width += character.width + kerning.value(last, character.known.kerningCode)
      last = character.known.kerningCode
    }
    return (width, steps)
  }

  package func width(ofASCII byte: UInt8) -> CGFloat { ascii[Int(byte & 127)] }

  /// The width of a scalar by itself, from the tables.
  func width(of scalar: Unicode.Scalar) -> CGFloat {
    TextWork.countLookup()
    return Self.advance(of: scalar, face: face, cuts: cuts, tracking: tracking)
  }

  /// Calls `body` with the 128 ASCII characters.
  @inline(__always)
  func withASCII<Result>(_ body: (UnsafeBufferPointer<ASCIICharacter>) -> Result) -> Result {
    asciiCharacters.withUnsafeBufferPointer(body)
  }

  /// Calls `body` with the kerning of the face, for all neighbors in a text.
  ///
  /// - Parameter isOff: Whether the text has no kerning.
  @inline(__always)
  func withKerning<Result>(
    isOff: Bool = false, _ body: (KerningTable.Pairs) -> Result
  ) -> Result {
    kernings.withPairs(
      factor: isOff ? 0 : kerningFactor, kernsDigits: !face.hasTabularDigits, body)
  }

  // MARK: One character

  private static func advance(
    of scalar: Unicode.Scalar, face: FontFace, cuts: [CutShare], tracking: CGFloat
  ) -> CGFloat {
    if scalar.isInvisible { return 0 }
    if scalar.isFullWidth { return face.size }
    if let fixed = face.fixedAdvance { return fixed * face.size }
    let shown = face.hasTabularDigits && ("0"..."9").contains(scalar) ? "0" : scalar
    if face.hasHelveticaWidths,
      let em = HelveticaTable.shared.width(of: shown.value, weight: face.weight.value)
    {
      return em * face.size
    }
    let em = cuts.reduce(0) {
      $0 + $1.share * advance(of: shown, cut: $1, weight: face.weight.value)
    }
    return (em * face.widthFactor + tracking) * face.size
  }

  /// The advance in parts of an em.
  ///
  /// A character that is not in the table is as wide as a zero.
  private static func advance(
    of scalar: Unicode.Scalar, cut: CutShare, weight: CGFloat
  ) -> CGFloat {
    let table = AdvanceTable.shared
    let known = table.width(of: scalar.value, cut: cut.cut, weight: weight) != nil
    let shown: Unicode.Scalar = known ? scalar : "0"
    let width = table.width(of: shown.value, cut: cut.cut, weight: weight) ?? 0.6
    guard !cut.offsets.isEmpty else { return width }
    let regular = table.width(of: shown.value, cut: .text, weight: 400) ?? width
    let calibration = TextCalibration.shared
    return width + cut.offsets[calibration.kind(of: shown, width: regular).rawValue]
      + calibration.offset(of: shown, cut: cut.cut)
  }
}

extension FontFace {
  /// Whether shapes and tracking depend on the size, as in the system font.
  fileprivate var isOpticallySized: Bool {
    if case .named = design { return false }
    return true
  }

  fileprivate var isKerned: Bool { isOpticallySized && design != .monospaced }

  fileprivate var hasHelveticaWidths: Bool {
    if case .named(let family) = design { return family.hasHelveticaWidths }
    return false
  }

  /// The single advance of a monospaced face, in parts of an em.
  fileprivate var fixedAdvance: CGFloat? {
    switch design {
    case .monospaced: 0.618164
    case .named(let family) where family.isMonospaced: 0.602
    default: nil
    }
  }

  /// The width of a named family, or of a narrow or wide face, relative to the open font.
  fileprivate var widthFactor: CGFloat {
    if case .named = design { return 0.93 }
    return 1 + max(-0.5, min(1, width.rawValue))
  }
}
