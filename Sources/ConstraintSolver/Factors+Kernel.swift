extension Factors {
  /// The rows without their own variables in the basis, and the basic structurals, while rows are being solved for
  /// structurals.
  struct Kernel: Sendable {
    /// The rows whose own variables are basic, with their places in the basis.
    private(set) var loose: [(row: Int32, place: Int32)] = []
    /// The place of each structural in the basis.
    private(set) var place: [Int32]
    /// Whether a row has had its step, or needs none.
    private(set) var isUsed: [Bool]
    /// The step of each row; -1 while it has none.
    private(set) var step: [Int32]
    private var stepCount: Int32 = 0
    private var isOpen: [Bool]
    private var structurals: [Int32] = []
    /// The number of open structurals in each row, and of open rows for each structural.
    private var rowCounts: [Int32]
    private var structuralCounts: [Int32]
    private var singleRows: [Int32] = []
    private var doubleRows: [Int32] = []
    private var others: [Int32] = []
    private var singleStructurals: [Int32] = []

    init(_ basic: [Int32], of matrix: Factors.Matrix) {
      let structuralCount = matrix.columns.count
      place = Array(repeating: -1, count: structuralCount)
      isOpen = Array(repeating: false, count: structuralCount)
      structuralCounts = Array(repeating: 0, count: structuralCount)
      isUsed = Array(repeating: false, count: basic.count)
      step = Array(repeating: -1, count: basic.count)
      rowCounts = Array(repeating: 0, count: basic.count)
      for (place, variable) in basic.enumerated() {
        if Int(variable) < structuralCount {
          self.place[Int(variable)] = Int32(place)
          isOpen[Int(variable)] = true
          structurals.append(variable)
        } else {
          let row = Int(variable) - structuralCount
          isUsed[row] = true
          loose.append((Int32(row), Int32(place)))
        }
      }
      for row in basic.indices where !isUsed[row] {
        for structural in matrix.rows[row] where isOpen[Int(structural)] {
          rowCounts[row] += 1
          structuralCounts[Int(structural)] += 1
        }
        note(Int32(row))
      }
      singleStructurals = structurals.filter { structuralCounts[Int($0)] == 1 }
    }

    func count(_ row: Int32) -> Int32 { rowCounts[Int(row)] }

    /// An open structural in only one open row, or with a row that has no other open structural.
    mutating func popSingle(of matrix: Factors.Matrix) -> (structural: Int32, row: Int32?)? {
      while let structural = singleStructurals.popLast() {
        if isOpen[Int(structural)] { return (structural, nil) }
      }
      while let row = singleRows.popLast() {
        guard !isUsed[Int(row)] else { continue }
        let structural = matrix.rows[Int(row)].first { isOpen[Int($0)] }
        if let structural { return (structural, row) }
      }
      return nil
    }

    /// Sorts the open structurals so that those in the fewest rows come first.
    mutating func sortOthers() {
      // All that the closures need: they would otherwise retain and release each array at each comparison.
      let (isOpen, counts) = (isOpen, structuralCounts)
      others = structurals.filter { isOpen[Int($0)] }.sorted {
        (counts[Int($0)], $0) > (counts[Int($1)], $1)
      }
    }

    /// An open structural and the row best solved for it; nil for any row.
    ///
    /// Solving a row with two open structurals makes one a multiple of the other, which lengthens no row.
    mutating func popOther(of matrix: Factors.Matrix) -> (structural: Int32, row: Int32?)? {
      if let single = popSingle(of: matrix) { return single }
      while let row = doubleRows.popLast() {
        guard !isUsed[Int(row)] else { continue }
        let left = matrix.rows[Int(row)].filter { isOpen[Int($0)] }
        let structural = left.min { structuralCounts[Int($0)] < structuralCounts[Int($1)] }
        if let structural { return (structural, row) }
      }
      while let structural = others.popLast() {
        if isOpen[Int(structural)] { return (structural, nil) }
      }
      return nil
    }

    private mutating func note(_ row: Int32) {
      if rowCounts[Int(row)] == 1 { singleRows.append(row) }
      if rowCounts[Int(row)] == 2 { doubleRows.append(row) }
    }

    /// Records that a row is solved for a structural.
    mutating func solve(_ structural: Int32, in row: Int32, _ matrix: Factors.Matrix) {
      isOpen[Int(structural)] = false
      isUsed[Int(row)] = true
      step[Int(row)] = stepCount
      stepCount += 1
      for other in matrix.rows[Int(row)] where isOpen[Int(other)] {
        structuralCounts[Int(other)] -= 1
        if structuralCounts[Int(other)] == 1 { singleStructurals.append(other) }
      }
      for entry in matrix.columns[Int(structural)] where !isUsed[Int(entry.row)] {
        rowCounts[Int(entry.row)] -= 1
        note(entry.row)
      }
    }
  }
}
