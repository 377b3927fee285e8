/// A query for one view found none or several.
public struct ViewQueryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the query looks for, the nearest match, and all that is on the stage.
  public let message: String
  /// The line of the query.
  public internal(set) var line: SourceLine?

  /// The line of the query, and what is there instead: `LoginTests.swift:12: No view has…`.
  public var description: String { text(of: message) }

  @MainActor
  init(_ query: ViewQuery, found: [UIView], in roots: [UIView]) {
    let outlines = roots.map { ViewOutline($0) }
    func name(_ view: UIView) -> String {
      let root = view.treeRoot
      return outlines.first { $0.root === root }?.name(of: view) ?? ViewOutline.name(of: view)
    }
    let head =
      switch found.count {
      case 0: "No view has the \(query.description).\(Self.hint(query, roots))"
      default:
        """
        \(found.count) views have the \(query.description): \
        \(found.map { "\(name($0)) (\(layoutNumbers($0.frame)))" }.joined(separator: ", ")). \
        Give the intended one an accessibilityIdentifier.
        """
      }
    message = "\(head)\nThe views are:\n\(ViewOutline.text(of: outlines))"
  }

  /// The view that was found has another type than the requested one.
  @MainActor
  init(_ query: ViewQuery, _ view: UIView, isNo type: String, in roots: [UIView]) {
    message = """
      The view with the \(query.description) is a \(Swift.type(of: view)), not a \(type).
      The views are:
      \(ViewOutline.text(of: roots))
      """
  }

  @MainActor
  private static func hint(_ query: ViewQuery, _ roots: [UIView]) -> String {
    guard let wanted = query.wanted else { return "" }
    let all = roots.flatMap(\.tree)
    let others = all.flatMap(query.actual).filter { !$0.isEmpty }
    let near = others.min { $0.distance(to: wanted) < $1.distance(to: wanted) }
    if let near, near.distance(to: wanted) <= max(2, wanted.count / 2) {
      return " The nearest is \"\(near.inOneLine)\"."
    }
    let same = all.first {
      $0.spokenText == wanted || $0.writtenTexts.contains(wanted)
        || $0.accessibilityIdentifier == wanted
    }
    return same.map { " But there is \(type(of: $0)) \(ViewOutline.name(of: $0))." } ?? ""
  }
}

extension String {
  /// Returns the edit distance to another string: the number of characters that have to be
  /// inserted, deleted or replaced, regardless of case.
  ///
  /// - SeeAlso: Wagner, Fischer, *The string-to-string correction problem*,
  ///   doi:10.1145/321796.321811.
  func distance(to other: String) -> Int {
    let (left, right) = (Array(lowercased()), Array(other.lowercased()))
    var row = Array(0...right.count)
    for (number, character) in left.enumerated() {
      var next = [number + 1]
      for (place, wanted) in right.enumerated() {
        next.append(
          Swift.min(row[place + 1] + 1, next[place] + 1, row[place] + (character == wanted ? 0 : 1))
        )
      }
      row = next
    }
    return row[right.count]
  }
}
