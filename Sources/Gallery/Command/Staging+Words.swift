import Foundation

extension Staging {
  /// The views with their frames, and the constraints.
  var description: String {
    withExtendedLifetime(window) {
      let constraints = root.tree.flatMap(\.constraints).filter(\.isActive)
      let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
      let words = ConstraintWords(names: LayoutNames(of: items.compactMap { LayoutElement($0) }))
      let lines = constraints.compactMap { constraint in
        (constraint as? LayoutConstraint).map { constraint in
          words.text(constraint) + (constraint.line.map { " (\($0))" } ?? "")
        }
      }
      return ([frames, ""] + lines).joined(separator: "\n")
    }
  }

  /// Why a view is where it is, and as large as it is.
  ///
  /// - Throws: `UsageError` if there is no view of that name.
  func explanation(of name: String) throws -> String {
    try withExtendedLifetime(window) {
      let names = LayoutNames(of: root.tree.map { .view($0) })
      guard let view = root.tree.first(where: { names.name(of: $0) == name }) else {
        let all = root.judgedTree.map(names.name)
        throw UsageError(
          "there is no view '\(name)'", wrote: name, insteadOf: all,
          otherwise: "one of: \(all.joined(separator: ", "))")
      }
      let found = [LayoutAttribute.leading, .top, .width, .height].compactMap { explain(view, $0) }
      guard !found.isEmpty else {
        return "\(name): its frame was set, and no constraint is about it"
      }
      return found.map(\.description).joined(separator: "\n")
    }
  }
}
