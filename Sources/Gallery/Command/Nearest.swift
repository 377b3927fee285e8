extension Sequence where Element == String {
  /// Returns the element that `word` most likely stands for; nil if none is close.
  ///
  /// An element is close if changing, inserting or removing at most a third of the word's letters
  /// (at least two) produces it, or if it begins with the word. The first of equally close elements
  /// is returned.
  func nearest(to word: String) -> String? {
    let word = word.lowercased()
    let limit = Swift.max(2, word.count / 3)
    let ranked = map { (name: $0, distance: editDistance(from: word, to: $0.lowercased())) }
    let best = ranked.min { $0.distance < $1.distance }
    if let best, best.distance <= limit { return best.name }
    return word.isEmpty ? nil : first { $0.lowercased().hasPrefix(word) }
  }
}

/// Returns the number of letters to change, insert or remove to turn one word into another.
///
/// - SeeAlso: R. A. Wagner, M. J. Fischer, "The String-to-String Correction Problem",
///   https://doi.org/10.1145/321796.321811
/// - Complexity: O(m · n) comparisons of letters for words of m and n letters.
func editDistance(from source: String, to target: String) -> Int {
  let target = Array(target)
  var row = Array(0...target.count)
  for (line, letter) in source.enumerated() {
    var diagonal = row[0]
    row[0] = line + 1
    for column in target.indices {
      let replaced = diagonal + (letter == target[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
    }
  }
  return row[target.count]
}
