import Foundation

/// The properties of an ASCII character that are the same everywhere in text of one face.
struct ASCIICharacter: Sendable {
  /// The width without kerning; 0 for tabs and line endings.
  let width: CGFloat
  let kerning: KerningTable.Place
  let kind: TextCluster.Kind
  let breakClass: LineBreakClass

  init(_ byte: UInt8, width: CGFloat, kerning: KerningTable.Place) {
    breakClass = .ofASCII(byte)
    kind = TextCluster.Kind(of: breakClass, isTab: byte == 9)
    self.width = kind.isPlain ? width : 0
    self.kerning = kerning
  }
}
