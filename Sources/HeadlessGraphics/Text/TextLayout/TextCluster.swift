import Foundation

/// A character as a reader sees it, with its width and where a line may end after it.
struct TextCluster: Sendable {
  enum Kind: Sendable {
    case letter
    case space
    case tab
    /// Invisible, but for a hyphen where a line ends after it.
    case softHyphen
    case attachment
    case lineEnd
    case paragraphEnd
    /// Not in the text: what stands for the part of it that is left out, and for a soft hyphen.
    case ellipsis
    case hyphen

    /// Whether it is as wide as it is, wherever it is, and no line ends for it.
    var isPlain: Bool { self == .letter || self == .space }
    var endsLine: Bool { self == .lineEnd || self == .paragraphEnd }
    /// Whether it takes no room at the end of a line.
    var hangs: Bool { self == .space || self == .tab }

    var insertedText: String? {
      switch self {
      case .ellipsis: "…"
      case .hyphen: "-"
      default: nil
      }
    }
  }

  var width: CGFloat
  private var place32: (run: UInt32, start: UInt32, count: UInt32)
  /// How long it is in UTF-16.
  var unitCount: UInt32
  var kind: Kind
  var breakClass: LineBreakClass
  var breaksAfter = false

  var run: Int { Int(place32.run) }
  /// Where it is in the text of its run, in UTF-8.
  var place: Range<Int> {
    Int(place32.start)..<Int(place32.start) + Int(place32.count)
  }

  @inline(__always)
  init(
    width: CGFloat, run: Int, place: Range<Int>, unitCount: Int, kind: Kind,
    breakClass: LineBreakClass
  ) {
    self.width = width
    place32 = (
      UInt32(truncatingIfNeeded: run), UInt32(truncatingIfNeeded: place.lowerBound),
      UInt32(truncatingIfNeeded: place.upperBound &- place.lowerBound)
    )
    self.unitCount = UInt32(truncatingIfNeeded: unitCount)
    self.kind = kind
    self.breakClass = breakClass
  }

  @inline(__always)
  init(ascii character: ASCIICharacter, at place: Int, ofRun run: Int) {
    self.init(
      width: character.width, run: run, place: place..<place &+ 1, unitCount: 1,
      kind: character.kind, breakClass: character.breakClass)
  }

  /// Joins the character of ASCII behind it to it.
  mutating func extend() {
    place32.count += 1
    unitCount += 1
  }
}

extension TextCluster.Kind {
  init(of breakClass: LineBreakClass, isTab: Bool) {
    self =
      switch breakClass {
      case .paragraphEnd: .paragraphEnd
      case .lineEnd: .lineEnd
      case .space: isTab ? .tab : .space
      default: .letter
      }
  }
}
