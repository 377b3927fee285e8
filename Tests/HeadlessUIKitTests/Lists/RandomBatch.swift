import Foundation
import TestSupport

/// A batch that UIKit carries out, found without asking whoever carries it out: what stays keeps its
/// order, all else is put between.
struct RandomBatch {
  private(set) var new: [[String]] = []
  private(set) var calls: [UpdateCall] = []
  /// What keeps its cell, by its text.
  private(set) var kept: Set<String> = []
  private var generator: SeededGenerator
  private var count = 0
  private let makeText: (Int) -> String

  private enum Fate { case stays, goes, moves, isShownAnew }

  /// - Parameter makeText: The text of something new, of which the number is new.
  init(from old: [[String]], seed: UInt64, makeText: @escaping (Int) -> String) {
    generator = SeededGenerator(seed: seed)
    self.makeText = makeText
    repeat { build(old) } while hasReloadWhereSomethingComes
  }

  /// A reload is not compared with what comes to its place by where that is afterwards.
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
    /// What leaves its place, from where.
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
