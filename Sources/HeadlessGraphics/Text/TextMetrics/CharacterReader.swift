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

  /// - Complexity: O(*n*), where *n* is the length of the text.
  func read(_ text: String, _ body: (MeasuredCharacter) -> Void) {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var scalar = index < scalars.endIndex ? scalars[index] : nil
    while let first = scalar {
      let next = scalars.index(after: index)
      let following = next < scalars.endIndex ? scalars[next] : nil
      if first.standsAlone, following.map({ $0.standsAlone || $0.value < 0x20 }) ?? true {
        body(
          MeasuredCharacter(
            first: first, kerningCode: KerningTable.shared.code(of: first),
            byteCount: UTF8.width(first), unitCount: UTF16.width(first),
            width: advances.width(of: first)))
        (index, scalar) = (next, following)
      } else {
        let behind = text.index(after: index)
        body(measure(text.unicodeScalars[index..<behind], from: first))
        index = behind
        scalar = index < scalars.endIndex ? scalars[index] : nil
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
