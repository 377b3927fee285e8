/// Writes rules in a dialect, as one method call each.
@MainActor
protocol DialectWriter {
  /// Returns the call for a rule about an item, such as `.top(.toSuperview, 8)`; nil if the dialect
  /// can't express it.
  func statement(_ rule: StatedRule, _ names: inout SourceNames) -> String?
}

extension LayoutDialect {
  /// The writer for the dialect.
  @MainActor
  var writer: any DialectWriter {
    switch self {
    case .chain: ChainWriter()
    case .content: ContentWriter()
    case .anchors: AnchorWriter()
    }
  }
}

extension StatedItem {
  /// Returns the item as an expression.
  @MainActor
  func expression(_ names: inout SourceNames) -> String {
    switch self {
    case .view(let view): return names.name(of: view)
    case .guide(let guide): return guide.scrollExpression(&names) ?? names.name(of: guide)
    case .area(let area, let owner): return "\(names.name(of: owner)).\(area.guideName)"
    }
  }

  /// Returns an anchor of the item as an expression.
  @MainActor
  func expression(of attribute: LayoutAttribute, _ names: inout SourceNames) -> String {
    "\(expression(&names)).\(attribute.rawValue)Anchor"
  }
}

extension LayoutArea {
  /// The property of a view that returns the area's guide.
  fileprivate var guideName: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .readable: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    }
  }
}

extension UILayoutGuide {
  /// Whether the guide is one of a scroll view's own; areas of views are ruled out before.
  var isSystemGuide: Bool {
    guard let scroll = owningView as? UIScrollView else { return false }
    return self === scroll.contentLayoutGuide || self === scroll.frameLayoutGuide
  }

  fileprivate func scrollExpression(_ names: inout SourceNames) -> String? {
    guard let scroll = owningView as? UIScrollView else { return nil }
    if self === scroll.contentLayoutGuide { return "\(names.name(of: scroll)).contentLayoutGuide" }
    if self === scroll.frameLayoutGuide { return "\(names.name(of: scroll)).frameLayoutGuide" }
    return nil
  }
}

extension StatedRule {
  /// The target of the rule, relative to the item.
  enum Relative {
    case nothing
    /// The item's superview, or an area of it.
    case surroundings(LayoutArea?)
    case other(StatedItem)
  }

  @MainActor
  var relative: Relative {
    guard let target else { return .nothing }
    guard let around = item.surroundings else { return .other(target) }
    switch target {
    case .view(let view) where view === around: return .surroundings(nil)
    case .area(let area, let view) where view === around: return .surroundings(area)
    default: return .other(target)
    }
  }

  /// The points as the anchor and the content dialect count them: towards the start for edges at
  /// the end.
  var inset: CGFloat { attribute.isEnd ? 0 - constant : constant }
}
