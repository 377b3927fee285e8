/// A view that stands for one of UIKit's in source, with all that makes it another in words of its own.
@MainActor
package protocol StandInView: UIView {
  /// An expression that makes the view of UIKit.
  var standInSource: String { get }
}

extension SourceNames {
  /// What makes the views that have a name only here, in their order.
  package mutating func declarations(of views: [UIView]) -> [String] {
    var lines: [String] = []
    for view in views where !hasOwnName(view) {
      let name = name(of: view)
      lines.append("let \(name) = \(view.sourceThatMakesIt)")
      if let stack = view as? UIStackView { lines += stack.settings.map { "\(name).\($0)" } }
    }
    return lines
  }
}

extension UIView {
  /// An expression that makes a view of the same class, for all classes that are made of nothing, and those
  /// of UIKit that are made in another way.
  fileprivate var sourceThatMakesIt: String {
    switch self {
    case is UICollectionView:
      "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case is UIVisualEffectView: "UIVisualEffectView(effect: nil)"
    case let standIn as any StandInView: standIn.standInSource
    default: "\(Self.className(of: self))()"
    }
  }

  /// The name of the class with the types around it, without its module.
  private static func className(of view: UIView) -> String {
    // What is private is written as it is in its own file.
    ClassFacts.of(view).path.split(separator: ".").filter {
      !$0.contains("unknown context") && !$0.hasSuffix(")")
    }
    .joined(separator: ".")
  }
}

extension UIStackView {
  /// What has been set that a new stack view doesn't have.
  fileprivate var settings: [String] {
    var settings: [String] = []
    if axis == .vertical { settings.append("axis = .vertical") }
    if spacing != 0 { settings.append("spacing = \(sourceText(spacing))") }
    if let name = alignment.sourceName { settings.append("alignment = .\(name)") }
    if let name = distribution.sourceName { settings.append("distribution = .\(name)") }
    if isBaselineRelativeArrangement { settings.append("isBaselineRelativeArrangement = true") }
    if isLayoutMarginsRelativeArrangement {
      settings.append("isLayoutMarginsRelativeArrangement = true")
      let margins = directionalLayoutMargins
      let edges = [
        ("top", margins.top), ("leading", margins.leading), ("bottom", margins.bottom),
        ("trailing", margins.trailing),
      ]
      let insets = edges.map { "\($0): \(sourceText($1))" }.joined(separator: ", ")
      settings.append("directionalLayoutMargins = NSDirectionalEdgeInsets(\(insets))")
    }
    return settings
  }
}

extension UIStackView.Alignment {
  /// The name of the case; nil for that of a new stack view.
  fileprivate var sourceName: String? {
    switch self {
    case .leading: "leading"
    case .firstBaseline: "firstBaseline"
    case .center: "center"
    case .trailing: "trailing"
    case .lastBaseline: "lastBaseline"
    default: nil
    }
  }
}

extension UIStackView.Distribution {
  /// The name of the case; nil for that of a new stack view.
  fileprivate var sourceName: String? {
    switch self {
    case .fillEqually: "fillEqually"
    case .fillProportionally: "fillProportionally"
    case .equalSpacing: "equalSpacing"
    case .equalCentering: "equalCentering"
    default: nil
    }
  }
}
