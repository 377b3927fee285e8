extension UIView {
  /// An expression that makes a view of the same class, for all classes that are made of nothing, and those
  /// of UIKit that are made in another way.
  var sourceThatMakesIt: String {
    switch self {
    case is UICollectionView:
      "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    case is UIVisualEffectView: "UIVisualEffectView(effect: nil)"
    case is AnchoredStackView: "UIStackView()"
    case is AnchorStack: "UIView()"
    default: "\(Self.className(of: self))()"
    }
  }

  /// The name of the class with the types around it, without its module.
  private static func className(of view: UIView) -> String {
    let parts = String(reflecting: type(of: view)).split(separator: ".").dropFirst()
    // What is private is written as it is in its own file.
    return parts.filter { !$0.contains("unknown context") && !$0.hasSuffix(")") }
      .joined(separator: ".")
  }
}

extension UIStackView {
  /// What has been set that a new stack view doesn't have.
  var settings: [String] {
    var settings: [String] = []
    if axis == .vertical { settings.append("axis = .vertical") }
    if spacing != 0 { settings.append("spacing = \(sourceText(spacing))") }
    if let name = alignment.sourceName { settings.append("alignment = .\(name)") }
    if let name = distribution.sourceName { settings.append("distribution = .\(name)") }
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
