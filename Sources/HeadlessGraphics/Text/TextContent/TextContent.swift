import Foundation

/// Text to be laid out, as runs of uniform appearance.
package struct TextContent: Sendable, Hashable {
  package struct Run: Sendable, Hashable {
    @ComparedByBytes package var text: String
    package var face: FontFace
    /// Added to the width of each character; nil for the font's own kerning.
    package var kern: CGFloat?
    package var baselineOffset: CGFloat = 0
    /// Subtracted from the width of each character to make text fit.
    package var tightening: CGFloat = 0
    package var attachment: TextAttachment?
    package var look = TextLook()
    /// The index of the paragraph format among those of the text.
    var format = 0

    package init(text: String, face: FontFace) {
      self.text = text
      self.face = face
    }
  }

  package var runs: [Run]
  /// The formats; the first is for text that has no format of its own.
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

  /// Whether the text has only one uniform run on one line, as most text does.
  var isPlainLine: Bool {
    // The run is read in place, since a copy would take longer than the checks.
    runs.count == 1 && runs[0].kern == nil && runs[0].tightening == 0
      && runs[0].attachment == nil && runs[0].text.withBytes { $0.anyBits(Self.notPlain) } == 0
  }

  /// Controls, and the first bytes of line separators, soft hyphens and similar characters.
  private static func notPlain(_ byte: UInt8) -> UInt8 {
    (byte < 32 ? 1 : 0) | (byte == 0xc2 ? 1 : 0) | (byte == 0xe2 ? 1 : 0)
  }

  /// The text with all faces scaled by a factor.
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

  /// The text with each character narrowed by a part of its font size.
  package func tightened(by part: CGFloat) -> TextContent {
    var copy = self
    for run in runs.indices {
      copy.runs[run].tightening = part * runs[run].face.size
    }
    return copy
  }
}
