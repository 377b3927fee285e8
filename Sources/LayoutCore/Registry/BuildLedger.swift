/// The layouts of blocks that are in force on a view, kept with it: who builds again what is there already
/// has mostly forgotten that it is.
@MainActor
package enum BuildLedger {
  private final class Entry: Companion {
    // Unchecked, these: whoever changes one calls nobody meanwhile.
    @exclusivity(unchecked) var nextCompanion: (any Companion)?
    @exclusivity(unchecked) var builds: [Build] = []
  }

  private struct Build {
    let line: SourceLine
    let constraints: [LayoutConstraint]
    /// The addresses of the views that it placed.
    let views: [ObjectIdentifier]

    /// Which of some views the layout placed and still says something about, the first of them: the address
    /// of one that is gone may be another's.
    @MainActor
    func firstRelated(of others: [UIView]) -> UIView? {
      let views = Set(views)
      return others.first { view in
        views.contains(ObjectIdentifier(view))
          && constraints.contains {
            $0.isActive && ($0.firstItem === view || $0.secondItem === view)
          }
      }
    }
  }

  /// Notes a layout that has been built on a view. If another that is in force has placed one of its
  /// views, or comes from the same line, that is an issue, and both stand.
  package static func note(_ layout: InstalledLayout, on host: UIView, at line: SourceLine) {
    defer { if !layout.arrivals.isEmpty { layout.arrivals = [] } }
    guard !layout.constraints.isEmpty else { return }
    if !layout.arrivals.isEmpty { reportOldSizes(of: layout, on: host, at: line) }
    let entry = Platform.companion(Entry.self, of: host) ?? Platform.keep(Entry(), with: host)
    let before = entry.builds.filter { $0.constraints.contains(where: \.isActive) }
    let build = Build(
      line: line, constraints: layout.constraints, views: layout.placedAddresses)
    entry.builds = before + [build]
    // Most views are laid out once.
    if before.isEmpty { return }
    let views = layout.views
    let earlier = before.last { $0.line == line || $0.firstRelated(of: views) != nil }
    guard let earlier else { return }
    let view = earlier.firstRelated(of: views)
    let names = LayoutNames(of: [host, view].compactMap { $0.map { .view($0) } })
    let place = names.name(of: host)
    let what =
      view.map { "\(names.name(of: $0)) is laid out in \(place) already, since \(earlier.line)," }
      ?? "this line has laid out views in \(place) already,"
    let message = """
      \(what) and both layouts stand; deactivate the first, or let a LayoutManager build again
      """
    LayoutDiagnostics.report(
      LayoutIssue(.duplicate, message, view: view ?? host, at: line, lines: [earlier.line, line]))
  }

  /// Tells of views that another layout has given a length: a constraint about a view alone goes with it
  /// where it goes; those that relate it to others do not.
  private static func reportOldSizes(
    of layout: InstalledLayout, on host: UIView, at line: SourceLine
  ) {
    let own = layout.constraints.first?.source
    for view in layout.arrivals.compactMap(\.view) {
      let left = view.constraints.lazy.compactMap { $0 as? LayoutConstraint }.first { constraint in
        guard let source = constraint.source, source.isOnHost, source !== own else { return false }
        let target = constraint.secondItem
        return constraint.firstItem === view && (target == nil || target === view)
      }
      guard let left, let earlier = left.line else { continue }
      let names = LayoutNames(of: [.view(view), .view(host)])
      let message = """
        \(names.name(of: view)) comes from another layout, of \(earlier), which still says how long it \
        is; deactivate that one
        """
      LayoutDiagnostics.report(
        LayoutIssue(.duplicate, message, view: view, at: line, lines: [earlier, line]))
    }
  }
}
