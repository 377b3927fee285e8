import Foundation

/// A user-perceived character, with its width and whether a line may end after it.
struct TextCluster: Sendable {
  enum Kind: Sendable {
    case letter
    case space
    case tab
    /// Invisible, except for a hyphen if a line ends after it.
    case softHyphen
    case attachment
    case lineEnd
    case paragraphEnd
    /// Not in the text: an ellipsis for truncated text, and a hyphen for a soft hyphen.
    case ellipsis
    case hyphen

    /// Whether its width is the same everywhere, and it ends no line.
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
  /// The length in UTF-16 units.
  var unitCount: UInt32
  var kind: Kind
  var breakClass: LineBreakClass
  var breaksAfter = false

  var run: Int { Int(place32.run) }
  /// The range in the text of its run, in UTF-8 units.
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

  /// Joins the ASCII character after it to it.
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
