/// The lines to remove and to insert to turn one text into another, with some lines around them.
package struct TextDifference: CustomStringConvertible {
  /// The number of equal lines shown before and after each difference.
  private static let context = 2

  private let lines: [(mark: Character, text: String)]

  /// - Parameters:
  ///   - expected: Lines that are only here begin with `-`.
  ///   - actual: Lines that are only here begin with `+`.
  package init(expected: String, actual: String) {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [(Character, String)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(("-", old[left]))
        left += 1
      } else if inserted.contains(right) {
        lines.append(("+", new[right]))
        right += 1
      } else {
        lines.append((" ", old[left]))
        (left, right) = (left + 1, right + 1)
      }
    }
    self.lines = lines
  }

  package var description: String {
    let changed = lines.indices.filter { lines[$0].mark != " " }
    var shown: [String] = []
    var last = -1
    for index in lines.indices
    where changed.contains(where: { abs($0 - index) <= Self.context }) {
      if index > last + 1 { shown.append("  …") }
      shown.append("\(lines[index].mark) \(lines[index].text)")
      last = index
    }
    if let last = lines.indices.last(where: { index in
      changed.contains { abs($0 - index) <= Self.context }
    }), last < lines.count - 1 {
      shown.append("  …")
    }
    return shown.joined(separator: "\n")
  }
}
