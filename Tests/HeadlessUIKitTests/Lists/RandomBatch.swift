import Foundation
import TestSupport

/// A valid batch update. Its result is computed without the code that carries batches out: rows
/// that stay keep their order, and all others go between them.
struct RandomBatch {
  private(set) var new: [[String]] = []
  private(set) var calls: [UpdateCall] = []
  /// The texts of the rows that keep their cells.
  private(set) var kept: Set<String> = []
  private var generator: SeededGenerator
  private var count = 0
  private let makeText: (Int) -> String

  private enum Fate { case stays, goes, moves, isShownAnew }

  /// - Parameter makeText: Returns the text of a new row from its number, which is unique.
  init(from old: [[String]], seed: UInt64, makeText: @escaping (Int) -> String) {
    generator = SeededGenerator(seed: seed)
    self.makeText = makeText
    repeat { build(old) } while hasReloadWhereSomethingComes
  }

  /// Whether a row is inserted at, or moved to, the index path of a reload. Such a batch is
  /// refused: a reload is compared by its old index path, not by its new one.
  private var hasReloadWhereSomethingComes: Bool {
    let reloads = calls.compactMap { if case .reload(let path) = $0 { path } else { nil } }
    return calls.contains { call in
      switch call {
      case .insert(let path), .move(_, let path): reloads.contains(path)
      default: false
      }
    }
  }

  private mutating func text() -> String {
    count += 1
    return makeText(count)
  }

  private mutating func chance(_ times: Int) -> Bool {
    Int.random(in: 0..<times, using: &generator) == 0
  }

  private mutating func build(_ old: [[String]]) {
    (new, calls, kept) = ([], [], [])
    var fates: [Fate] = old.map { _ in chance(5) ? .goes : chance(4) ? .moves : .stays }
    var origins: [Int?] = fates.indices.filter { fates[$0] == .stays }
    for section in fates.indices where fates[section] == .moves {
      origins.insert(section, at: place(among: origins.count))
    }
    if chance(2) { origins.insert(nil, at: place(among: origins.count)) }
    for (section, origin) in origins.enumerated()
    where origin == section && fates[section] == .stays {
      if chance(6) { fates[section] = .isShownAnew }
    }
    for (section, origin) in origins.enumerated() where origin.map({ fates[$0] == .moves }) ?? true
    {
      calls.append(origin.map { .moveSection($0, section) } ?? .insertSection(section))
    }
    for (section, fate) in fates.enumerated() {
      if fate == .goes { calls.append(.deleteSection(section)) }
      if fate == .isShownAnew { calls.append(.reloadSection(section)) }
    }
    fill(origins, fates, old)
  }

  private mutating func place(among count: Int) -> Int {
    Int.random(in: 0...count, using: &generator)
  }

  private mutating func fill(_ origins: [Int?], _ fates: [Fate], _ old: [[String]]) {
    /// The rows that move, with their old index paths.
    var movers: [(from: IndexPath, text: String)] = []
    for (section, origin) in origins.enumerated() {
      new.append([])
      guard let origin, fates[origin] != .isShownAnew else {
        new[section] = (0..<Int.random(in: 0...3, using: &generator)).map { _ in text() }
        continue
      }
      for (item, text) in old[origin].enumerated() {
        let path = IndexPath(item: item, section: origin)
        if chance(4) {
          calls.append(.delete(path))
        } else if fates[origin] == .stays, chance(4) {
          calls.append(.reload(path))
          new[section].append(self.text())
        } else if fates[origin] == .stays, chance(3) {
          movers.append((path, text))
        } else {
          kept.insert(text)
          new[section].append(text)
        }
      }
    }
    arrive(movers, origins, fates)
  }

  private mutating func arrive(_ text: String, in section: Int) {
    new[section].insert(text, at: place(among: new[section].count))
  }

  private mutating func arrive(
    _ movers: [(from: IndexPath, text: String)], _ origins: [Int?], _ fates: [Fate]
  ) {
    var comers: [String: IndexPath?] = [:]
    let open = origins.indices.filter { section in
      origins[section].map { fates[$0] == .stays } ?? false
    }
    for mover in movers {
      comers[mover.text] = .some(mover.from)
      kept.insert(mover.text)
      arrive(mover.text, in: open.randomElement(using: &generator) ?? 0)
    }
    for (section, origin) in origins.enumerated() {
      guard let origin, fates[origin] == .stays || fates[origin] == .moves else { continue }
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        let fresh = text()
        comers[fresh] = .some(nil)
        arrive(fresh, in: section)
      }
    }
    for (section, texts) in new.enumerated() {
      for (item, text) in texts.enumerated() {
        guard let from = comers[text] else { continue }
        let to = IndexPath(item: item, section: section)
        calls.append(from.map { .move($0, to) } ?? .insert(to))
      }
    }
  }
}
