import Foundation

/// Details about the views of a layout besides their positions.
@MainActor
struct ExhibitDetails {
  private(set) var views: [ExhibitData.Details] = []
  private(set) var constraints: [ExhibitData.Constraint] = []
  /// The files that the constraints come from, in the order of the views.
  private(set) var files: [String] = []

  /// - Parameters:
  ///   - views: The views, laid out, parents first.
  ///   - explains: Whether sizes are explained by everything that determines them.
  init(of views: [UIView], explains: Bool) {
    self.views = views.map { view in
      ExhibitData.Details(
        priorities: [
          view.contentHuggingPriority(for: .horizontal),
          view.contentHuggingPriority(for: .vertical),
          view.contentCompressionResistancePriority(for: .horizontal),
          view.contentCompressionResistancePriority(for: .vertical),
        ].map { Double($0.rawValue) },
        reasons: explains
          ? [LayoutAttribute.width, .height].compactMap { explain(view, $0)?.description }
          : SizeReasons(of: view).texts)
    }
    let numbers = Dictionary(
      views.enumerated().map { (ObjectIdentifier($1), $0) }, uniquingKeysWith: { first, _ in first }
    )
    let all = views.flatMap(\.constraints).filter(\.isActive)
    let items = all.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { LayoutElement($0) }
    let words = ConstraintWords(names: LayoutNames(of: items))
    for constraint in all {
      guard let rule = constraint.statedRule else { continue }
      let owners = [rule.item, rule.target].compactMap { $0?.view.map(ObjectIdentifier.init) }
      let about = owners.compactMap { numbers[$0] }
      guard about.count == owners.count else { continue }
      let line = (constraint as? LayoutConstraint)?.line
      constraints.append(
        ExhibitData.Constraint(
          words: words.text(constraint), equation: rule.equation(names: words.names),
          priority: Double(constraint.priority.rawValue), line: line?.description, views: about))
      if let file = line?.fileID, !files.contains(file) { files.append(file) }
    }
  }
}
