import Cells
import Foundation
import ListRules

/// Times the difference of two lists of identities, compared with the standard library's difference
/// and with Heckel's algorithm.
@MainActor
enum DiffBenchmark {
  private static let names = ["ours", "Heckel", "CollectionDifference"]

  /// Prints the times for lists of three sizes: equal, with a tenth changed, shuffled, and all new.
  ///
  /// The counts are the same on every machine and in every build; the times are checked in
  /// optimized builds only.
  static func run(isQuick: Bool) throws(UsageError) {
    try DiffWork.check()
    let sizes = isQuick ? [1_000, 10_000] : [1_000, 10_000, 100_000]
    print("Diff: milliseconds to find the difference of two lists of identities")
    var tooSlow: [String] = []
    for (title, change) in changes {
      var smaller: Double?
      for size in sizes {
        let old = (0..<size).map { "row \($0)" }
        let new = change(old)
        check(old, new)
        let isSlow = title != "equal" && title != "10 % changed"
        let leavesOut = size > (isQuick && isSlow ? 1_000 : 10_000)
        let times = Measurement.medians(of: names, budget: .milliseconds(isQuick ? 100 : 1_000)) {
          measure in
          measure("ours") { keep(ours(old, new).stages.count) }
          measure("Heckel") { keep(heckel(old, new).count) }
          if !leavesOut { measure("CollectionDifference") { keep(standard(old, new)) } }
        }
        report(title, size, times, after: smaller)
        tooSlow += slowness(title, size, times, after: smaller)
        smaller = times["ours"]
      }
    }
    guard tooSlow.isEmpty else { throw UsageError(tooSlow.joined(separator: "\n")) }
  }

  /// The least ratio of the standard library's time to this one's, for 10,000 identities of which a
  /// tenth has changed.
  static let leastRatio = 10.0
  /// The greatest exponent of the time that counts as linear: it allows for a logarithm, and for
  /// large lists that exceed the processor's caches.
  private static let steepest = 1.4

  /// Returns the failures of the times, in optimized builds.
  private static func slowness(
    _ title: String, _ size: Int, _ times: [String: Double], after smaller: Double?
  ) -> [String] {
    guard Measurement.isOptimized, let ours = times["ours"], ours > 0 else { return [] }
    var found: [String] = []
    if title == "10 % changed", size == 10_000, let other = times["CollectionDifference"],
      other / ours < leastRatio
    {
      found.append(
        "It is \(formatted(other / ours, decimals: 1)) times as fast as the standard library's")
    }
    // The growth of very short times is meaningless.
    if let smaller, smaller > 0.05, log10(ours / smaller) > steepest {
      found.append(
        "\(title): the time grows with exponent \(formatted(log10(ours / smaller), decimals: 2))")
    }
    return found
  }

  static let changes: [(String, ([String]) -> [String])] = [
    ("equal", { $0 }),
    ("10 % changed", changed),
    (
      "shuffled",
      { list in
        var generator = Numbers(state: 7)
        return list.shuffled(using: &generator)
      }
    ),
    ("all new", { list in list.map { "new \($0)" } }),
  ]

  /// Replaces a twentieth of the list at random places.
  private nonisolated static func changed(_ list: [String]) -> [String] {
    var list = list
    var generator = Numbers(state: 3)
    for index in 0..<(list.count / 20) {
      list.remove(at: Int.random(in: 0..<list.count, using: &generator))
      list.insert("new \(index)", at: Int.random(in: 0...list.count, using: &generator))
    }
    return list
  }

  private static func report(
    _ title: String, _ size: Int, _ times: [String: Double], after smaller: Double?
  ) {
    let ours = times["ours"] ?? 0
    let columns = names.map { name in
      guard let time = times[name], time > 0 else { return "\(name) not run" }
      return "\(name) \(formatted(time)) × \(formatted(time / ours, decimals: 1))"
    }
    let growth = smaller.map { "  exponent \(formatted(log10(ours / $0), decimals: 2))" } ?? ""
    print("  \(title) \(size)  \(columns.joined(separator: "  "))\(growth)")
  }

  // MARK: Subjects

  private static func ours(_ old: [String], _ new: [String]) -> ListDifference {
    ListDiffer.difference(from: [SectionOutline(0, old)], to: [SectionOutline(0, new)])
  }

  private static func standard(_ old: [String], _ new: [String]) -> Int {
    new.difference(from: old).inferringMoves().count
  }

  /// Checks that all algorithms agree about removed, inserted and kept identities.
  private static func check(_ old: [String], _ new: [String]) {
    let ours = ours(old, new).stages.flatMap(\.items)
    let moved = Set(ours.filter { $0.old != nil && $0.new != nil }.compactMap { $0.old?.item })
    let gone = Set(ours.filter { $0.new == nil }.compactMap { $0.old?.item })
    let heckel = heckel(old, new)
    precondition(
      Set(heckel.compactMap(\.deleted)) == gone && heckel.count { $0.moved } >= moved.count,
      "the differences are not the same")
    guard old.count <= 1_000 else { return }
    let known = Set(new)
    let standard = new.difference(from: old).inferringMoves().removals.filter {
      if case .remove(let index, _, nil) = $0 { !known.contains(old[index]) } else { false }
    }
    precondition(standard.count == gone.count, "the differences are not the same")
  }

  private static func keep(_ number: Int) { kept &+= number }
  private static var kept = 0
}

/// Pseudorandom numbers that are the same in every run.
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

private struct HeckelEdit {
  var deleted: Int?
  var inserted: Int?
  var moved = false
}

/// Heckel's algorithm as published, for identities without duplicates.
///
/// - SeeAlso: Heckel, *A technique for isolating differences between files*, Communications of the ACM
///   21 (1978), doi:10.1145/359460.359467.
private func heckel(_ old: [String], _ new: [String]) -> [HeckelEdit] {
  final class Symbol {
    var oldIndex: Int?
    var isInNew = false
  }
  enum Entry {
    case symbol(Symbol)
    case index(Int)
  }
  var table: [String: Symbol] = [:]
  func symbol(_ name: String) -> Symbol {
    if let known = table[name] { return known }
    let fresh = Symbol()
    table[name] = fresh
    return fresh
  }
  var newEntries = new.map { name in
    let symbol = symbol(name)
    symbol.isInNew = true
    return Entry.symbol(symbol)
  }
  var oldEntries = old.enumerated().map { index, name in
    let symbol = symbol(name)
    symbol.oldIndex = index
    return Entry.symbol(symbol)
  }
  for (index, entry) in newEntries.enumerated() {
    guard case .symbol(let symbol) = entry, let oldIndex = symbol.oldIndex else { continue }
    newEntries[index] = .index(oldIndex)
    oldEntries[oldIndex] = .index(index)
  }
  var edits: [HeckelEdit] = []
  var deletedBefore = [Int](repeating: 0, count: old.count)
  var deleted = 0
  for (index, entry) in oldEntries.enumerated() {
    deletedBefore[index] = deleted
    guard case .symbol = entry else { continue }
    edits.append(HeckelEdit(deleted: index))
    deleted += 1
  }
  var inserted = 0
  for (index, entry) in newEntries.enumerated() {
    switch entry {
    case .symbol:
      edits.append(HeckelEdit(inserted: index))
      inserted += 1
    case .index(let oldIndex):
      if oldIndex - deletedBefore[oldIndex] + inserted != index {
        edits.append(HeckelEdit(moved: true))
      }
    }
  }
  return edits
}
