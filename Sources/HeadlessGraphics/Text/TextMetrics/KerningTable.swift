import Foundation

/// The kerning between characters of the open font, in parts of an em.
struct KerningTable: Sendable {
  static let shared = KerningTable()

  /// The characters in the table besides ASCII; their codes follow those of ASCII.
  private static let further: [Unicode.Scalar] = ["–", "—", "‘", "’", "“", "”", "…"]
  private static let codeCount = 128 + further.count

  /// Characters with the same kerning on their right side share a row, and on their left side a
  /// column; 0 is for characters without kerning.
  private var rows = [UInt8](repeating: 0, count: codeCount)
  private var columns = [UInt8](repeating: 0, count: codeCount)
  private var columnCount = 1
  /// The kerning at the weights 100, 400 and 900, row by row.
  private var masters: [[Float]] = []
  /// The codes of letters with marks, from 0xc0 on; they are kerned like letters without marks.
  private let marked: [UInt8]

  private init() {
    marked = (0xc0..<0x250).map(Self.codeOfBase)
    let lines = kerningTable.split(separator: "\n").map { $0.split(separator: " ") }
    var cells: [(row: Int, seconds: [Int], values: [Float])] = []
    for (place, words) in lines.enumerated() {
      for code in Self.codes(in: words[0]) { rows[code] = UInt8(place + 1) }
      for cell in stride(from: 1, to: words.count - 1, by: 2) {
        let values = words[cell + 1].split(separator: ",").compactMap { Float($0) }
        cells.append((place + 1, Self.codes(in: words[cell]), values))
      }
    }
    for code in Set(cells.flatMap(\.seconds)).sorted() {
      columns[code] = UInt8(columnCount)
      columnCount += 1
    }
    masters = (0..<3).map { master in
      var values = [Float](repeating: 0, count: (lines.count + 1) * columnCount)
      for cell in cells {
        for code in cell.seconds {
          values[cell.row * columnCount + Int(columns[code])] =
            cell.values[min(master, cell.values.count - 1)] / Float(kerningUnitsPerEm)
        }
      }
      return values
    }
  }

  private static func codes(in text: Substring) -> [Int] {
    text.unicodeScalars.compactMap { scalar in
      scalar.isASCII ? Int(scalar.value) : further.firstIndex(of: scalar).map { 128 + $0 }
    }
  }

  private static func codeOfBase(_ value: UInt32) -> UInt8 {
    guard let scalar = Unicode.Scalar(value),
      let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first
    else { return 0 }
    return base.isASCII ? UInt8(base.value) : 0
  }

  /// The code of a character in ``Weighted``; 0 if it has no kerning.
  func code(of scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0..<128: UInt8(scalar.value)
    case 0xc0..<0x250: marked[Int(scalar.value) - 0xc0]
    case 0x2013...0x2026: Self.further.firstIndex(of: scalar).map { UInt8(128 + $0) } ?? 0
    default: 0
    }
  }

  /// The kerning between characters at one weight.
  struct Weighted: Sendable {
    /// The start of each character's row.
    fileprivate let rows: [Int]
    fileprivate let columns: [UInt8]
    fileprivate let values: [CGFloat]

    /// - Parameter kernsDigits: Whether digits have kerning.
    func place(of code: UInt8, kernsDigits: Bool) -> Place {
      if !kernsDigits, code.isDigit { return Place(row: 0, column: 0) }
      return Place(row: UInt32(rows[Int(code)]), column: columns[Int(code)])
    }

    /// - Parameters:
    ///   - factor: The factor on the table's values; 0 for no kerning at all.
    ///   - kernsDigits: Whether digits have kerning.
    @inline(__always)
    func withPairs<Result>(
      factor: CGFloat, kernsDigits: Bool, _ body: (Pairs) -> Result
    ) -> Result {
      rows.withUnsafeBufferPointer { rows in
        columns.withUnsafeBufferPointer { columns in
          values.withUnsafeBufferPointer { values in
            body(
              Pairs(
                rows: rows, columns: columns, values: values, factor: factor,
                kernsDigits: kernsDigits))
          }
        }
      }
    }
  }

  /// The row and the column of a character: the kerning after it, and before it.
  struct Place: Sendable {
    fileprivate let row: UInt32
    fileprivate let column: UInt8
  }

  /// The kerning between characters in one face; valid only during the call that provides it.
  struct Pairs {
    fileprivate let rows: UnsafeBufferPointer<Int>
    fileprivate let columns: UnsafeBufferPointer<UInt8>
    fileprivate let values: UnsafeBufferPointer<CGFloat>
    fileprivate let factor: CGFloat
    fileprivate let kernsDigits: Bool

    @inline(__always)
    func value(_ first: UInt8, _ second: UInt8) -> CGFloat {
      if !kernsDigits, first.isDigit || second.isDigit { return 0 }
      return values[rows[Int(first)] &+ Int(columns[Int(second)])] * factor
    }

    /// The kerning between two places looked up before.
    @inline(__always)
    func value(_ first: Place, _ second: Place) -> CGFloat {
      values[Int(first.row) &+ Int(second.column)] * factor
    }
  }

  private static let cache = LockedCache<CGFloat, Weighted>(limit: 64)

  /// - Parameter weight: The weight, from 100 to 900.
  static func weighted(_ weight: CGFloat) -> Weighted {
    cache.value(for: weight) { shared.weighted(weight) }
  }

  private func weighted(_ weight: CGFloat) -> Weighted {
    let (low, high, share) =
      weight < 400 ? (0, 1, (weight - 100) / 300) : (1, 2, (weight - 400) / 500)
    let values = zip(masters[low], masters[high]).map { start, end in
      CGFloat(start) + (CGFloat(end) - CGFloat(start)) * share
    }
    return Weighted(
      rows: rows.map { Int($0) * columnCount }, columns: columns, values: values)
  }
}

extension UInt8 {
  /// Whether this is the code of an ASCII digit.
  fileprivate var isDigit: Bool { self >= 48 && self < 58 }
}
