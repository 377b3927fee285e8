extension LayoutDiagnostics {
  /// Lays out a view and everything around it, and compares the rules of all layouts in the view
  /// with the resulting frames.
  ///
  /// ```swift
  /// assert(LayoutDiagnostics.check(view).isEmpty)
  /// ```
  ///
  /// Each missed rule is an issue that names the rule, its line, and by how many points it is
  /// missed. This finds contradictions on every platform, even where nothing reports conflicts.
  ///
  /// - Rules with an explicit priority below required may be missed.
  /// - A rule counts as kept within half a pixel for each number that was rounded to pixels.
  /// - Rules about baselines are compared only where frames reveal the baselines: for labels in one
  ///   font, and for views without text.
  ///
  /// - Returns: The issues, which are also reported like all others.
  /// - Complexity: Linear in the constraints in the view.
  @preconcurrency @MainActor
  @discardableResult
  public static func check(_ view: UIView) -> [LayoutIssue] {
    view.outermost.layoutIfNeeded()
    let issues = misses(in: view)
    for issue in issues { report(issue) }
    return issues
  }

  @MainActor
  private static func misses(in view: UIView) -> [LayoutIssue] {
    let pixel = 1 / max(1, view.traitCollection.displayScale)
    let own = view.constraints.compactMap { constraint -> LayoutIssue? in
      guard let rule = constraint as? LayoutConstraint,
        rule.priority == .required || !rule.hasOwnPriority,
        let miss = RuleMeasure(rule, in: view)?.miss(pixel: pixel)
      else { return nil }
      let items = [rule.firstItem, rule.secondItem].compactMap { LayoutElement($0) }
      let text = rule.text(LayoutNames(of: items))
      // Thousandths of a point are precise enough.
      let points = shortText((miss * 1000).rounded() / 1000)
      return LayoutIssue(
        .conflict, "\(text) is off by \(points) point\(points == "1" ? "" : "s")",
        view: LayoutElement(rule.subject)?.view, at: rule.line)
    }
    return own + view.subviews.flatMap { misses(in: $0) }
  }
}

/// Both sides of a rule as measured from the frames, in the coordinates of the view that holds the
/// constraint.
@MainActor
private struct RuleMeasure {
  private let relation: NSLayoutConstraint.Relation
  /// The left side minus the right side, in points.
  private let difference: CGFloat
  /// The number of values that have been rounded to pixels.
  private var roundings: CGFloat

  /// Returns nil if a side can't be determined from the frames.
  init?(_ constraint: NSLayoutConstraint, in holder: UIView) {
    // Between edges that have swapped sides, centers are measured from the other edge, too.
    let isMirrored =
      holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && [constraint.firstAttribute, constraint.secondAttribute].contains {
        $0 == .leading || $0 == .trailing
      }
    guard
      let first = Side(
        constraint.firstItem, constraint.firstAttribute, in: holder, isMirrored: isMirrored)
    else { return nil }
    relation = constraint.relation
    var right = constraint.constant
    roundings = first.roundings
    if constraint.secondItem != nil {
      guard
        let second = Side(
          constraint.secondItem, constraint.secondAttribute, in: holder, isMirrored: isMirrored)
      else { return nil }
      right += second.value * constraint.multiplier
      roundings += second.roundings * abs(constraint.multiplier)
    }
    difference = first.value - right
  }

  /// Returns the number of points by which the rule is missed; nil if it is satisfied.
  func miss(pixel: CGFloat) -> CGFloat? {
    let miss =
      switch relation {
      case .lessThanOrEqual: difference
      case .greaterThanOrEqual: -difference
      default: abs(difference)
      }
    return miss > roundings * pixel / 2 + 0.001 ? miss : nil
  }

  /// One side of a rule.
  @MainActor
  private struct Side {
    let value: CGFloat
    let roundings: CGFloat

    /// - Parameter isMirrored: Whether horizontal coordinates count from the right.
    init?(
      _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in holder: UIView,
      isMirrored: Bool
    ) {
      guard let attribute = LayoutAttribute(attribute), let item = LayoutElement(item),
        let element = attribute.isBaseline ? item.baselineCarrier(attribute) : item,
        let (outer, depth) = element.alignmentRect(in: holder)
      else { return nil }
      var rect = outer
      let view: UIView? = if case .view(let view) = element { view } else { nil }
      // For its content, the edges of a scroll view are those of the scrollable area; its center is
      // its own.
      if attribute.isEdge, let scrollView = holder as? UIScrollView, view === holder {
        rect = CGRect(origin: .zero, size: scrollView.contentSize)
      }
      let label = view as? UILabel
      let width = holder.bounds.width
      let (near, far) =
        isMirrored ? (width - rect.maxX, width - rect.minX) : (rect.minX, rect.maxX)
      switch attribute {
      case .leading: value = near
      case .trailing: value = far
      case .left: value = rect.minX
      case .right: value = rect.maxX
      case .centerX: value = isMirrored ? width - rect.midX : rect.midX
      case .top: value = rect.minY
      case .bottom: value = rect.maxY
      case .centerY: value = rect.midY
      case .width: value = rect.width
      case .height: value = rect.height
      case .firstBaseline: value = label.map { rect.minY + $0.font.ascender } ?? rect.maxY
      case .lastBaseline:
        value = rect.maxY - (label.map { $0.font.lineHeight - $0.font.ascender } ?? 0)
      }
      // A baseline is rounded to a pixel itself, and so is the height of the text around it.
      roundings = (attribute.isLength ? 1 : depth + 1) + (attribute.isBaseline ? 2 : 0)
    }
  }
}

extension LayoutElement {
  /// Returns the inner item that determines the baseline, as far as it is known: a label with a
  /// single font, or an item without text.
  @MainActor
  fileprivate func baselineCarrier(_ attribute: LayoutAttribute) -> LayoutElement? {
    guard let view else { return self }
    let inner =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if inner !== view, inner.isDescendant(of: view) {
      return LayoutElement.view(inner).baselineCarrier(attribute)
    }
    switch view {
    case let label as UILabel: return label.isInOneFont ? self : nil
    // These lay out their text in places of their own.
    case is UIControl, is UITextView, is UISearchBar: return nil
    default: return self
    }
  }

  /// Returns the alignment rectangle in the coordinates of a surrounding view, or of the view
  /// itself, and the number of rounded origins on the way.
  @MainActor
  fileprivate func alignmentRect(in holder: UIView) -> (rect: CGRect, depth: CGFloat)? {
    switch self {
    case .guide(let guide):
      guard let owner = guide.owningView else { return nil }
      return (owner.convert(guide.layoutFrame, to: holder), owner.depth(in: holder) + 1)
    case .view(let view):
      // The frame of a transformed view does not show how it was laid out.
      let size = view.bounds.size
      let frame = CGRect(
        x: view.center.x - size.width * view.layer.anchorPoint.x,
        y: view.center.y - size.height * view.layer.anchorPoint.y, width: size.width,
        height: size.height)
      let rect = view.alignmentRect(forFrame: frame)
      guard view !== holder else {
        // Inner views are laid out as if the bounds began at the origin, wherever they do.
        let origin = CGPoint(x: rect.minX - frame.minX, y: rect.minY - frame.minY)
        return (CGRect(origin: origin, size: rect.size), 0)
      }
      guard let around = view.superview else { return nil }
      return (around.convert(rect, to: holder), view.depth(in: holder))
    }
  }
}

extension LayoutAttribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  fileprivate var isEdge: Bool {
    !isLength && !isBaseline && self != .centerX && self != .centerY
  }
}

extension UILabel {
  /// Whether all lines have the height of the label's font.
  fileprivate var isInOneFont: Bool {
    guard !adjustsFontSizeToFitWidth else { return false }
    guard let text = attributedText, text.length > 0 else { return true }
    var isEven = true
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, _, _ in
      let font = attributes[.font] as? UIFont ?? self.font
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      let heights = [style?.minimumLineHeight, style?.maximumLineHeight, style?.lineHeightMultiple]
      isEven = isEven && font == self.font && heights.allSatisfy { ($0 ?? 0) == 0 }
    }
    return isEven
  }
}

extension UIView {
  /// Returns the number of levels up to a surrounding view.
  fileprivate func depth(in holder: UIView) -> CGFloat {
    CGFloat(sequence(first: self, next: \.superview).prefix { $0 !== holder }.count { _ in true })
  }
}
