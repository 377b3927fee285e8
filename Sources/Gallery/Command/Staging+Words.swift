import Foundation

extension Staging {
  /// The views that the app is responsible for, indented by two spaces per level, with their frames
  /// in their superviews, then the constraints. Both name views as `explain` expects them.
  var description: String {
    withExtendedLifetime(window) {
      let views = root.tree
      let constraints = views.flatMap(\.constraints).filter(\.isActive)
      let items = constraints.flatMap { [$0.firstItem, $0.secondItem] }
      let names = LayoutNames(
        of: views.map { .view($0) } + items.compactMap { LayoutElement($0) })
      let words = ConstraintWords(names: names)
      let lines = constraints.compactMap { constraint in
        (constraint as? LayoutConstraint).map { constraint in
          words.text(constraint) + (constraint.line.map { " (\($0))" } ?? "")
        }
      }
      return (root.judgedTree.map { frame(of: $0, names) } + [""] + lines).joined(separator: "\n")
    }
  }

  /// Returns the name of a view and its frame, with its class unless that is its name.
  private func frame(of view: UIView, _ names: LayoutNames) -> String {
    let kind = names.hasOwnName(.view(view)) ? "\(type(of: view)) " : ""
    return String(repeating: "  ", count: view.level(below: root)) + kind
      + "\(names.name(of: view)) (\(layoutNumbers(view.frame)))"
  }

  /// Returns what determines the position and size of a view.
  ///
  /// - Throws: `UsageError` if no view has that name.
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
        return "\(name): its frame was set directly, and no constraint mentions it"
      }
      return found.map(\.description).joined(separator: "\n")
    }
  }
}
