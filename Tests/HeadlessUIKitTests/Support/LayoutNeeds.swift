import Testing

@testable import HeadlessUIKit

/// The invalidation that a change causes.
struct LayoutNeeds: OptionSet, CustomStringConvertible {
  let rawValue: Int

  /// The view itself needs a layout.
  static let layout = LayoutNeeds(rawValue: 1)
  static let constraints = LayoutNeeds(rawValue: 2)
  /// Its content size has to be computed again.
  static let size = LayoutNeeds(rawValue: 4)
  /// Its superview needs a layout.
  static let place = LayoutNeeds(rawValue: 8)

  static let content: LayoutNeeds = [.size, .place]

  var description: String {
    let names: [(LayoutNeeds, String)] = [
      (.layout, "layout"), (.constraints, "constraints"), (.size, "size"), (.place, "place"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}

/// Counts the content changes of its subviews.
private final class Host: UIView {
  var sizes = 0

  override func contentDidChange(of subview: UIView) {
    sizes += 1
    super.contentDidChange(of: subview)
  }
}

/// Returns what a view in a layout needs after a change.
@MainActor
func layoutNeeds<View: UIView>(of view: View, after change: (View) -> Void) -> LayoutNeeds {
  let host = Host(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  host.adding(view).topAnchor.constraint(equalTo: host.topAnchor).activated()
  host.layoutIfNeeded()
  host.sizes = 0
  change(view)
  var needs: LayoutNeeds = []
  if view.flags.contains(.needsLayout) { needs.insert(.layout) }
  if view.flags.contains(.needsUpdateConstraints) { needs.insert(.constraints) }
  if host.sizes > 0 { needs.insert(.size) }
  if host.flags.contains(.needsLayout) { needs.insert(.place) }
  host.layoutIfNeeded()
  #expect(!host.flags.contains(.subtreeNeedsLayout))
  #expect(!host.flags.contains(.subtreeNeedsUpdateConstraints))
  return needs
}

/// Expects the same needs after each of several changes.
@MainActor
func expectNeeds<View: UIView>(
  _ wanted: LayoutNeeds, of make: @autoclosure () -> View, _ changes: [(String, (View) -> Void)],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  for (name, change) in changes {
    let found = layoutNeeds(of: make(), after: change)
    #expect(found == wanted, "\(View.self) \(name)", sourceLocation: sourceLocation)
  }
}
