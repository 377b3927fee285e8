import Foundation

/// Text that is laid out: pieces in one face and colour each.
struct TextContent: Sendable, Equatable {
  struct Run: Sendable, Equatable {
    var text: String
    var face: FontFace
    var colour: UIColor?
    var kern: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var isUnderlined = false
    var isStruckThrough = false
  }

  var runs: [Run]
  /// Where lines are placed, if the text itself says so.
  var alignment: NSTextAlignment?
  /// Added between lines.
  var lineSpacing: CGFloat = 0
  /// The least and the greatest height of a line, and the factor on its own; 0 for none.
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0

  init(runs: [Run]) {
    self.runs = runs.filter { !$0.text.isEmpty }
  }

  init(_ text: String, face: FontFace) {
    self.init(runs: [Run(text: text, face: face)])
  }

  var isEmpty: Bool { runs.isEmpty }

  /// The one run of text that is all of a kind and stays on a line, which is most text.
  var singleLineRun: Run? {
    guard runs.count == 1, let run = runs.first, run.kern == 0 else { return nil }
    return run.text.utf8.contains { $0 == 10 || $0 == 13 || $0 == 0xe2 } ? nil : run
  }

  /// All faces in proportion.
  func scaled(by factor: CGFloat) -> TextContent {
    var copy = self
    for index in copy.runs.indices {
      copy.runs[index].face.size *= factor
      copy.runs[index].face.leading *= factor
      copy.runs[index].kern *= factor
    }
    return copy
  }
}
