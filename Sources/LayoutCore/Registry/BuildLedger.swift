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
    let constraints: [LayoutConstraint]
    let views: Set<ObjectIdentifier>

    /// Whether the layout placed a view and still says something about it: the address of one that is gone
    /// may be another's.
    @MainActor
    func relates(_ view: UIView) -> Bool {
      views.contains(ObjectIdentifier(view))
        && constraints.contains {
          $0.isActive && ($0.firstItem === view || $0.secondItem === view)
        }
    }
  }

  /// Notes a layout that has been built on a view. If another that is in force has placed one of its
  /// views, or comes from the same line, that is an issue, and both stand.
  package static func note(_ layout: InstalledLayout, on host: UIView, at line: SourceLine) {
    guard !layout.constraints.isEmpty else { return }
    let entry = Platform.companion(of: host) { Entry() }
    entry.builds.removeAll { !$0.constraints.contains(where: \.isActive) }
    let views = layout.views
    let build = Build(
      line: line, constraints: layout.constraints, views: Set(views.map { ObjectIdentifier($0) }))
    let earlier = entry.builds.last { build in
      build.line == line || views.contains { build.relates($0) }
    }
    entry.builds.append(build)
    guard let earlier else { return }
    let view = views.first { earlier.relates($0) }
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
}
