import Foundation

/// What is the same wherever a character of ASCII is in a text of one face.
struct ASCIICharacter: Sendable {
  /// Without kerning; 0 for tabs and what ends a line.
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
