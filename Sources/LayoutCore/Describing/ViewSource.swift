/// A view that source replaces with one of UIKit's. Statements of their own describe everything
/// that makes it different.
@MainActor
package protocol StandInView: UIView {
  /// An expression that makes the UIKit view.
  var standInSource: String { get }
}

extension SourceNames {
  /// Returns declarations for the views that have a name only here, in order.
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
  /// An expression that makes a view of the same class. It covers all classes with an initializer
  /// without arguments, and UIKit's classes with other initializers.
  fileprivate var sourceThatMakesIt: String {
    switch self {
    case is UICollectionView:
      "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case is UIVisualEffectView: "UIVisualEffectView(effect: nil)"
    case let standIn as any StandInView: standIn.standInSource
    default: "\(Self.className(of: self))()"
    }
  }

  /// Returns the name of the class including the enclosing types, without its module.
  private static func className(of view: UIView) -> String {
    // A private type is written as in its own file.
    ClassFacts.of(view).path.split(separator: ".").filter {
      !$0.contains("unknown context") && !$0.hasSuffix(")")
    }
    .joined(separator: ".")
  }
}

extension UIStackView {
  /// The settings that differ from those of a new stack view.
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
