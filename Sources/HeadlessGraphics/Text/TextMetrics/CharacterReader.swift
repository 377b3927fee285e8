import Foundation

/// Takes text apart into what a reader sees as characters, and measures them.
///
/// No `Character` is made but where several scalars may belong together.
struct CharacterReader {
  let advances: FaceAdvances

  struct MeasuredCharacter {
    var first: Unicode.Scalar
    /// What stands for it in the table of kerning.
    var kerningCode: UInt8 = 0
    /// How long it is, in UTF-8 and in UTF-16.
    var byteCount: Int
    var unitCount: Int
    var width: CGFloat
  }

  /// - Parameter body: Says whether to read on.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func read(_ text: String, _ body: (MeasuredCharacter) -> Bool) {
    text.withBytes { bytes in
      var place = 0
      var scalar = bytes.scalar(at: place)
      while let first = scalar {
        let next = place + UTF8.width(first)
        let following = bytes.scalar(at: next)
        if first.standsAlone, following.map({ $0.standsAlone || $0.value < 0x20 }) ?? true {
          let character = MeasuredCharacter(
            first: first, kerningCode: KerningTable.shared.code(of: first),
            byteCount: next - place, unitCount: UTF16.width(first),
            width: advances.width(of: first))
          guard body(character) else { return }
          (place, scalar) = (next, following)
        } else {
          let start = text.utf8.index(text.startIndex, offsetBy: place)
          let character = measure(
            text.unicodeScalars[start..<text.index(after: start)], from: first)
          guard body(character) else { return }
          place += character.byteCount
          scalar = bytes.scalar(at: place)
        }
      }
    }
  }

  private func measure(
    _ scalars: Substring.UnicodeScalarView, from first: Unicode.Scalar
  ) -> MeasuredCharacter {
    var character = MeasuredCharacter(
      first: first, kerningCode: KerningTable.shared.code(of: first), byteCount: 0, unitCount: 0,
      width: 0)
    var (count, showsEmoji) = (0, false)
    for scalar in scalars {
      count += 1
      character.byteCount += UTF8.width(scalar)
      character.unitCount += UTF16.width(scalar)
      character.width += advances.width(of: scalar)
      showsEmoji = showsEmoji || scalar.value == 0xfe0f
    }
    // Flags, skin tones, families and keycaps.
    let isEmoji =
      count > 1
      && (showsEmoji || (0x1f1e6...0x1f1ff).contains(first.value)
        || first.properties.isEmojiPresentation)
    if isEmoji { character.width = advances.face.size }
    return character
  }
}

extension Unicode.Scalar {
  /// Whether no character of several scalars begins or goes on with it, unless something follows that
  /// doesn't stand alone. Most letters of most scripts do.
  fileprivate var standsAlone: Bool {
    switch value {
    case 0x20..<0x7f, 0xa0..<0xad, 0xae..<0x300, 0x370..<0x483, 0x48a..<0x590, 0x2010..<0x2028,
      0x20a0..<0x20d0, 0x2e80..<0x302a, 0x3041..<0x3097, 0x309b..<0x3400, 0xff01..<0xff9e:
      true
    default: isCommonIdeograph
    }
  }

  /// Whether it is an ideograph or a syllable of Korean, which are all alike.
  var isCommonIdeograph: Bool {
    switch value {
    case 0x3400..<0x4dc0, 0x4e00..<0xa000, 0xac00..<0xd7a4: true
    default: false
    }
  }
}

extension String {
  /// Calls with the text in UTF-8, which it mostly is anyway.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The scalar that begins at a place in a text; nil at its end.
  ///
  /// No more is read than there is: the bytes of a string are valid, so that as many follow the first of a
  /// scalar as that says.
  fileprivate func scalar(at place: Int) -> Unicode.Scalar? {
    guard place < count else { return nil }
    let first = UInt32(self[place])
    func next(_ offset: Int) -> UInt32 { UInt32(self[place + offset]) & 0x3f }
    let value =
      switch first {
      case ..<0x80: first
      case ..<0xe0: (first & 0x1f) << 6 | next(1)
      case ..<0xf0: (first & 0xf) << 12 | next(1) << 6 | next(2)
      default: (first & 7) << 18 | next(1) << 12 | next(2) << 6 | next(3)
      }
    return Unicode.Scalar(value)
  }
}
