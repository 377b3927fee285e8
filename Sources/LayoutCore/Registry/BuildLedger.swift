/// The active layouts of blocks on a view, stored with it. Code that builds the same layout again
/// has usually forgotten the first one.
@MainActor
package enum BuildLedger {
  /// The number of layouts that have been examined, for tests.
  package static var steps = 0

  private struct Build {
    let line: SourceLine
    let constraints: [LayoutConstraint]
    /// The addresses of the views that the layout placed.
    let views: [ObjectIdentifier]

    @MainActor var isInForce: Bool { constraints.contains { $0.isActive } }

    /// Returns the first of some views that the layout has placed and still relates. The address of
    /// a view that is gone may belong to another one.
    @MainActor
    func firstRelated(of others: [UIView]) -> UIView? {
      let views = Set(views)
      return others.first { views.contains(ObjectIdentifier($0)) && relates($0) }
    }

    @MainActor
    func relates(_ view: UIView) -> Bool {
      constraints.contains {
        $0.isActive && ($0.firstItem === view || $0.secondItem === view)
      }
    }
  }

  /// The layouts of a view, in the order in which they were built.
  private final class Entry: Companion {
    // Unchecked: code that changes these calls nothing else meanwhile.
    @exclusivity(unchecked) var nextCompanion: (any Companion)?
    /// Nil for a layout that was found to be inactive.
    @exclusivity(unchecked) private var builds: [Build?] = []
    /// The number of layouts at which all are examined the next time.
    @exclusivity(unchecked) private var limit = few
    @exclusivity(unchecked) private var places = Places()

    /// The indices of the layouts that have been indexed so far, by their lines and by the views
    /// that they placed.
    private struct Places {
      var lines: [SourceLine: [Int]] = [:]
      var views: [ObjectIdentifier: [Int]] = [:]
      var count = 0
    }

    /// Up to this number, all are examined each time.
    private static let few = 8

    var isEmpty: Bool { builds.isEmpty }

    func append(_ build: Build) { builds.append(build) }

    /// Forgets the inactive layouts.
    func sweep() {
      guard builds.count <= Self.few || builds.count >= limit else { return }
      let known = builds.count
      BuildLedger.steps += known
      builds.removeAll { $0?.isInForce != true }
      limit = 2 * builds.count
      if builds.count < known { places = Places() }
    }

    /// Returns the last active layout that comes from a line, or has placed one of some views and
    /// still relates it.
    func last(from line: SourceLine, placing views: [UIView]) -> Build? {
      note()
      var last = lastInForce(from: line) ?? -1
      for view in views {
        for place in (places.views[ObjectIdentifier(view)] ?? []).reversed() {
          BuildLedger.steps += 1
          guard place > last else { break }
          if builds[place]?.relates(view) == true { last = place }
        }
      }
      return last < 0 ? nil : builds[last]
    }

    private func lastInForce(from line: SourceLine) -> Int? {
      while let place = places.lines[line]?.last {
        BuildLedger.steps += 1
        if builds[place]?.isInForce == true { return place }
        builds[place] = nil
        places.lines[line]?.removeLast()
      }
      return nil
    }

    private func note() {
      for place in places.count..<builds.count {
        guard let build = builds[place] else { continue }
        places.lines[build.line, default: []].append(place)
        for view in build.views { places.views[view, default: []].append(place) }
      }
      places.count = builds.count
    }
  }

  /// Notes a layout that has been built on a view. If another active layout has placed one of its
  /// views, or comes from the same line, that is an issue, and both layouts stand.
  package static func note(_ layout: InstalledLayout, on host: UIView, at line: SourceLine) {
    defer { if !layout.arrivals.isEmpty { layout.arrivals = [] } }
    guard !layout.constraints.isEmpty else { return }
    if !layout.arrivals.isEmpty { reportOldSizes(of: layout, on: host, at: line) }
    let entry = Platform.companion(Entry.self, of: host) ?? Platform.keep(Entry(), with: host)
    entry.sweep()
    // Most views are laid out once.
    let views = entry.isEmpty ? [] : layout.views
    let earlier = entry.isEmpty ? nil : entry.last(from: line, placing: views)
    entry.append(
      Build(line: line, constraints: layout.constraints, views: layout.placedAddresses))
    guard let earlier else { return }
    let view = earlier.firstRelated(of: views)
    let names = LayoutNames(of: [host, view].compactMap { $0.map { .view($0) } })
    let place = names.name(of: host)
    let what =
      view.map { "\(names.name(of: $0)) is already laid out in \(place), at \(earlier.line)," }
      ?? "this line has already laid out views in \(place),"
    let message = """
      \(what) and both layouts are active; deactivate the first, or rebuild it with a LayoutManager
      """
    LayoutDiagnostics.report(
      LayoutIssue(.duplicate, message, view: view ?? host, at: line, lines: [earlier.line, line]))
  }

  /// Reports views whose lengths come from another layout: a constraint about a view alone moves
  /// with the view, while constraints that relate it to others do not.
  private static func reportOldSizes(
    of layout: InstalledLayout, on host: UIView, at line: SourceLine
  ) {
    let own = layout.constraints.first?.source
    for view in layout.arrivals.compactMap(\.view.view) {
      let left = view.constraints.lazy.compactMap { $0 as? LayoutConstraint }.first { constraint in
        guard let source = constraint.source, source.isOnHost, source !== own else { return false }
        let target = constraint.secondItem
        return constraint.firstItem === view && (target == nil || target === view)
      }
      guard let left, let earlier = left.line else { continue }
      let names = LayoutNames(of: [.view(view), .view(host)])
      let message = """
        \(names.name(of: view)) comes from another layout, made at \(earlier), which still constrains its \
        size; deactivate that layout
        """
      LayoutDiagnostics.report(
        LayoutIssue(.duplicate, message, view: view, at: line, lines: [earlier, line]))
    }
  }
}
