/// The layouts of blocks that are in force on a view, kept with it: who builds again what is there already
/// has mostly forgotten that it is.
@MainActor
package enum BuildLedger {
  private final class Entry: Companion {
    var nextCompanion: (any Companion)?
    var builds: [Build] = []
  }

  private struct Build {
    let line: SourceLine
    /// One of its constraints: as long as it is in force, so is the layout.
    let constraint: LayoutConstraint
    let views: Set<ObjectIdentifier>
  }

  /// Notes a layout that has been built on a view. If another that is in force has placed one of its
  /// views, that is an issue, and both stand.
  package static func note(_ layout: InstalledLayout, on host: UIView, at line: SourceLine) {
    guard let constraint = layout.constraints.first else { return }
    let entry = Platform.companion(of: host) { Entry() }
    entry.builds.removeAll { !$0.constraint.isActive }
    let views = layout.views
    let build = Build(
      line: line, constraint: constraint, views: Set(views.map { ObjectIdentifier($0) }))
    let earlier = entry.builds.last { !$0.views.isDisjoint(with: build.views) }
    entry.builds.append(build)
    guard let earlier,
      let view = views.first(where: { earlier.views.contains(ObjectIdentifier($0)) })
    else { return }
    let names = LayoutNames(of: [.view(host), .view(view)])
    let message = """
      \(names.name(of: view)) is laid out in \(names.name(of: host)) already, since \(earlier.line), \
      and both layouts stand; deactivate the first, or let a LayoutManager build again
      """
    LayoutDiagnostics.report(
      LayoutIssue(.duplicate, message, view: view, at: line, lines: [earlier.line, line]))
  }
}
