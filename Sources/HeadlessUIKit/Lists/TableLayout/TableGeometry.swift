import Foundation

/// The positions of a table's parts: for each section a header, the rows and a footer.
struct TableGeometry {
  enum Part: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)

    var section: Int {
      switch self {
      case .header(let section), .footer(let section): section
      case .row(let path): path.section
      }
    }

    var isFooter: Bool { if case .footer = self { true } else { false } }

    var rowPath: IndexPath? { if case .row(let path) = self { path } else { nil } }
  }

  let rowCounts: [Int]
  /// The index of each section's header.
  private let starts: [Int]
  private var lengths: LengthTree
  /// The space above the first section.
  var top: CGFloat = 0

  /// - Complexity: Linear in the number of rows.
  init(rowCounts: [Int] = [], length: (Part) -> CGFloat = { _ in 0 }) {
    self.rowCounts = rowCounts
    var starts: [Int] = []
    var all: [CGFloat] = []
    all.reserveCapacity(rowCounts.reduce(2 * rowCounts.count, +))
    for (section, count) in rowCounts.enumerated() {
      starts.append(all.count)
      all.append(length(.header(section)))
      for row in 0..<count { all.append(length(.row(IndexPath(row: row, section: section)))) }
      all.append(length(.footer(section)))
    }
    self.starts = starts
    lengths = LengthTree(all)
  }

  var count: Int { lengths.count }
  /// The end of the last section.
  var end: CGFloat { top + lengths.total }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section)
      && (0..<rowCounts[path.section]).contains(path.row)
  }

  // MARK: Indices

  func index(of part: Part) -> Int {
    switch part {
    case .header(let section): starts[section]
    case .row(let path): starts[path.section] + 1 + path.row
    case .footer(let section): starts[section] + 1 + rowCounts[section]
    }
  }

  /// - Complexity: Logarithmic in the number of sections.
  func part(at index: Int) -> Part {
    let section = section(at: index)
    let row = index - starts[section] - 1
    if row < 0 { return .header(section) }
    return row < rowCounts[section]
      ? .row(IndexPath(row: row, section: section)) : .footer(section)
  }

  private func section(at index: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the number of rows among some parts.
  ///
  /// - Complexity: Logarithmic in the number of sections.
  func countOfRows(in parts: Range<Int>) -> Int {
    parts.isEmpty
      ? 0 : countOfRows(before: parts.upperBound) - countOfRows(before: parts.lowerBound)
  }

  private func countOfRows(before index: Int) -> Int {
    let section = section(at: index)
    let inside = index - starts[section] - 1
    return starts[section] - 2 * section + min(max(0, inside), rowCounts[section])
  }

  // MARK: Places

  subscript(part: Part) -> CGFloat {
    get { lengths[index(of: part)] }
    set { lengths[index(of: part)] = newValue }
  }

  /// - Complexity: Logarithmic in the number of rows.
  func start(of part: Part) -> CGFloat { top + lengths.start(of: index(of: part)) }

  /// Returns the index of the part at a position; the count for positions below the last part.
  ///
  /// - Complexity: Logarithmic in the number of rows.
  func index(at place: CGFloat) -> Int { lengths.index(at: place - top) }

  func start(ofIndex index: Int) -> CGFloat { top + lengths.start(of: index) }

  /// Returns the index of the first part that begins at or below a position; the count if none does.
  ///
  /// - Complexity: Logarithmic in the number of rows, and linear in the number of parts without height at
  ///   the position.
  func firstIndex(from place: CGFloat) -> Int {
    var index = index(at: place)
    while index < count, start(ofIndex: index) < place { index += 1 }
    while index > 0, start(ofIndex: index - 1) >= place { index -= 1 }
    return index
  }
}
