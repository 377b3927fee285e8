/// The names of views, determined once for as long as the views stay the same.
@MainActor
final class ViewNames {
  private var known: [ObjectIdentifier] = []
  private var nodes: [ExhibitData.Node] = []

  func nodes(_ views: [UIView], in root: UIView) -> [ExhibitData.Node] {
    let identities = views.map { ObjectIdentifier($0) }
    if identities != known {
      let names = LayoutNames(of: views.map { .view($0) })
      let queries = Self.queries(for: views)
      nodes = zip(views, queries).map { view, query in
        ExhibitData.Node(
          level: view.level(below: root), type: "\(type(of: view))", name: names.name(of: view),
          text: view.spokenText.flatMap { $0.isEmpty ? nil : $0.shortened }, query: query)
      }
      known = identities
    }
    return nodes
  }

  /// Returns the query that finds only one of the views, for each view, as source; nil if there is
  /// none.
  private static func queries(for views: [UIView]) -> [String?] {
    let identifiers = views.map { $0.accessibilityIdentifier ?? "" }
    let texts = views.map { $0.writtenText ?? "" }
    func isUnique(_ text: String, _ all: [String]) -> Bool {
      !text.isEmpty && all.count { $0 == text } == 1
    }
    return zip(identifiers, texts).map { identifier, text in
      if isUnique(identifier, identifiers) { return quoted(identifier) }
      return isUnique(text, texts) ? ".text(\(quoted(text)))" : nil
    }
  }

  private static func quoted(_ text: String) -> String { text.debugDescription }
}
