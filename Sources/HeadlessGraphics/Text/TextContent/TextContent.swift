import Foundation

/// Text that is laid out: pieces that look the same all over.
package struct TextContent: Sendable, Hashable {
  package struct Run: Sendable, Hashable {
    @ComparedByBytes package var text: String
    package var face: FontFace
    /// Added to the width of each character; nil for the font's own kerning.
    package var kern: CGFloat?
    package var baselineOffset: CGFloat = 0
    /// Taken off the width of each character to make text fit.
    package var tightening: CGFloat = 0
    package var attachment: TextAttachment?
    package var look = TextLook()
    /// The place of the paragraph format among those of the text.
    var format = 0

    package init(text: String, face: FontFace) {
      self.text = text
      self.face = face
    }
  }

  package var runs: [Run]
  /// The first holds for text that has no format of its own.
  package var formats: [ParagraphFormat]

  package init(runs: [Run], formats: [ParagraphFormat] = [.standard]) {
    let hasEmpty = runs.contains { $0.text.isEmpty }
    self.runs = hasEmpty ? runs.filter { !$0.text.isEmpty } : runs
    self.formats = formats
  }

  package init(_ text: String, face: FontFace) {
    self.init(runs: [Run(text: text, face: face)])
  }

  var isEmpty: Bool { runs.isEmpty }

  func format(ofRun index: Int) -> ParagraphFormat {
    guard runs.indices.contains(index), formats.indices.contains(runs[index].format) else {
      return .standard
    }
    return formats[runs[index].format]
  }

  /// Whether there is one run that is all of a kind and stays on a line, as most text is.
  var isPlainLine: Bool {
    // The run is not copied, which would take longer than to look at it.
    runs.count == 1 && runs[0].kern == nil && runs[0].tightening == 0
      && runs[0].attachment == nil && runs[0].text.withBytes { $0.anyBits(Self.notPlain) } == 0
  }

  /// Controls, and the first bytes of line separators, soft hyphens and the like.
  private static func notPlain(_ byte: UInt8) -> UInt8 {
    (byte < 32 ? 1 : 0) | (byte == 0xc2 ? 1 : 0) | (byte == 0xe2 ? 1 : 0)
  }

  /// All faces in proportion.
  package func scaled(by factor: CGFloat) -> TextContent {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].face.size *= factor
      copy.runs[index].face.leading *= factor
      copy.runs[index].baselineOffset *= factor
      if let kern = runs[index].kern { copy.runs[index].kern = kern * factor }
    }
    return copy
  }

  /// Each character narrower by a part of the size of its font.
  package func tightened(by part: CGFloat) -> TextContent {
    var copy = self
    for run in runs.indices {
      copy.runs[run].tightening = part * runs[run].face.size
    }
    return copy
  }
}
