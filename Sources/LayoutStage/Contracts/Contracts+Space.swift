import Foundation

/// No view covers another by accident.
///
/// The contract checks labels with text, images, controls, and views without subviews that have a
/// background. A failure is two of these, both visible, that overlap by more than a pixel on both
/// axes, unless a `ZStackBlock`, an overlay or a background puts one over the other, or one is in
/// the other. Two elements of one column inside a layer are not layers themselves. Headers and
/// footers of the sections of a plain table may cover rows, which scroll beneath them; so may those
/// of a collection at the edge beyond which its items are scrolled.
///
/// - Parameters:
///   - query: Views that may cover others.
///   - reason: Why they are exempt.
public func noOverlap(except query: ViewQuery? = nil, because reason: String = "") -> LayoutContract
{
  LayoutContract("noOverlap") { stage in
    let reading = stage.reading
    return reading.layers.flatMap { layer in
      let leaves = layer.filter { $0.isDrawnLeaf && reading.isVisible($0) }
      let frames = leaves.map { reading.drawnFrame(of: $0) }
      return Overlaps(of: frames).pairs.compactMap { number, other in
        overlap(leaves[number], frames[number], leaves[other], frames[other], reading)
      }
    }
  }.except(query, reason)
}

@MainActor
private func overlap(
  _ view: UIView, _ frame: CGRect, _ other: UIView, _ otherFrame: CGRect,
  _ reading: StageReading
) -> LayoutFinding? {
  let shared = frame.intersection(otherFrame)
  guard !shared.isNull, view.isMoreThanPixel(min(shared.width, shared.height)),
    !view.isDescendant(of: other), !other.isDescendant(of: view),
    let ancestor = view.commonAncestor(with: other),
    !reading.layered.separates(view, from: other, below: ancestor),
    (ancestor as? UIScrollView)?.scrolls(view, beneath: other) != true
  else { return nil }
  return LayoutFinding(
    other,
    """
    lies over \(reading.outline.name(of: view)), by \(layoutNumber(shared.width)) × \
    \(layoutNumber(shared.height)) points
    """, by: min(shared.width, shared.height))
}

extension UIScrollView {
  /// Whether one view is in a row, and the other in a header or footer that rows scroll beneath.
  fileprivate func scrolls(_ view: UIView, beneath other: UIView) -> Bool {
    let (row, title) = (part(around: view), part(around: other))
    if let table = self as? UITableView {
      return table.style == .plain && row is UITableViewCell
        && title is UITableViewHeaderFooterView
    }
    guard row is UICollectionViewCell, !(title is UICollectionViewCell) else { return false }
    return (title as? UICollectionReusableView).map { scrollsBeneath($0.frame) } ?? false
  }

  /// Whether a frame is at the edge of the visible part, and content continues beyond that edge.
  private func scrollsBeneath(_ frame: CGRect) -> Bool {
    let (seen, whole) = (bounds.inset(by: adjustedContentInset), contentSize)
    return seen.minY > 0 && !isMoreThanPixel(frame.minY - seen.minY)
      || seen.minX > 0 && !isMoreThanPixel(frame.minX - seen.minX)
      || seen.maxY < whole.height && !isMoreThanPixel(seen.maxY - frame.maxY)
      || seen.maxX < whole.width && !isMoreThanPixel(seen.maxX - frame.maxX)
  }

  private func part(around view: UIView) -> UIView? {
    sequence(first: view, next: \.superview).first { $0.superview === self }
  }
}

extension UIView {
  /// Whether the view draws something itself: text, an image, a control, or a plane without
  /// subviews.
  var isDrawnLeaf: Bool {
    switch self {
    case let label as UILabel: !(label.text ?? "").isEmpty
    case let image as UIImageView where image.image != nil: true
    case is UIControl, is UITextView: true
    default:
      subviews.isEmpty && (backgroundColor.map { $0.cgColor.alpha > 0 } ?? false)
    }
  }
}

/// The views that a layout places over or under others on purpose.
@MainActor
struct LayeredViews {
  /// The blocks around each view, from the outside in, by the layout that has placed the view.
  private var scopes: [ObjectIdentifier: [ObjectIdentifier: [LayoutScope]]] = [:]
  private var views: Set<ObjectIdentifier> = []

  private nonisolated static let decorations: Set = ["overlay", "background"]
  private nonisolated static let layers = decorations.union(["ZStackBlock"])

  /// A view that holds a constraint itself lies beneath the views in the constraint, not beside
  /// them.
  init(_ roots: [UIView]) {
    for holder in roots.flatMap(\.tree) {
      for case let constraint as LayoutConstraint in holder.constraints {
        let others = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
          .filter { $0 !== holder }
        let around = constraint.scopes
        if let view = constraint.subject as? UIView, let layout = constraint.layout {
          let id = ObjectIdentifier(view)
          if around.count > scopes[id]?[layout]?.count ?? -1 {
            scopes[id, default: [:]][layout] = around
          }
        }
        if around.contains(where: { Self.layers.contains($0.name) }) {
          views.formUnion(others.map { ObjectIdentifier($0) })
        }
      }
    }
  }

  /// Returns whether a view, or a view around it below an ancestor, is layered.
  func contains(_ view: UIView, below ancestor: UIView) -> Bool {
    guard !views.isEmpty else { return false }
    return sequence(first: view, next: \.superview).prefix { $0 !== ancestor }
      .contains { views.contains(ObjectIdentifier($0)) }
  }

  /// Returns whether two views are in different layers below a common ancestor, themselves or by
  /// the views around them. Layers inside one of these views don't lie over views outside of it.
  func separates(_ view: UIView, from other: UIView, below ancestor: UIView) -> Bool {
    let tops = [view, other].map { view in
      sequence(first: view, next: \.superview).first { $0.superview === ancestor } ?? view
    }
    guard tops.contains(where: { views.contains(ObjectIdentifier($0)) }) else { return false }
    guard let own = scopes[ObjectIdentifier(tops[0])],
      let others = scopes[ObjectIdentifier(tops[1])]
    else { return true }
    return own.allSatisfy { layout, around in
      others[layout].map { Self.separates(around, from: $0) } ?? true
    }
  }

  /// Returns whether two chains of blocks part at a layer.
  private static func separates(_ some: [LayoutScope], from others: [LayoutScope]) -> Bool {
    let shared = zip(some, others).prefix { $0 == $1 }.count
    if shared > 0, layers.contains(some[shared - 1].name) { return true }
    return [some, others].contains { scopes in
      shared < scopes.count && decorations.contains(scopes[shared].name)
    }
  }
}

/// Text and controls stay within the safe area.
///
/// A failure is a label with text, or a control, that extends beyond the safe area of its window or
/// of the view of its controller, as under a bar, unless it is in scrolling content. Backgrounds,
/// images, and text views, which scroll themselves, may extend beyond it.
///
/// - Parameters:
///   - query: Views that may extend beyond the safe area.
///   - reason: Why they are exempt.
public func insideSafeArea(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("insideSafeArea") { stage in
    guard stage.size == .screen, let root = stage.roots.first else { return [] }
    let window = stage.window.bounds.inset(by: root.safeAreaInsets)
    let reading = stage.reading
    return reading.seen.filter { $0.mustBeReachable && !$0.scrolls }.compactMap { view in
      let frame = reading.alignedFrame(of: view)
      let safe =
        view.controllerView.map { around in
          window.intersection(reading.frame(of: around).inset(by: around.coveredEdges))
        } ?? window
      let sides = [
        ("left", safe.minX - frame.minX), ("top", safe.minY - frame.minY),
        ("right", frame.maxX - safe.maxX), ("bottom", frame.maxY - safe.maxY),
      ].filter { view.isMoreThanPixel($0.1) }
      guard !sides.isEmpty else { return nil }
      let parts = sides.map { "\(layoutPoints($0.1)) at the \($0.0)" }
      return LayoutFinding(
        view, "sticks out of the safe area by \(parts.joined(separator: ", "))",
        by: sides.map(\.1).max() ?? 0)
    }
  }.except(query, reason)
}

extension UIView {
  /// The view of the nearest enclosing controller.
  fileprivate var controllerView: UIView? {
    sequence(first: self, next: \.superview).first { $0.next is UIViewController }
  }

  /// The insets of the device and of bars; sides without any are unlimited.
  fileprivate var coveredEdges: UIEdgeInsets {
    let covered = safeAreaInsets
    func inset(_ points: CGFloat) -> CGFloat { points > 0 ? points : -10_000 }
    return UIEdgeInsets(
      top: inset(covered.top), left: inset(covered.left), bottom: inset(covered.bottom),
      right: inset(covered.right))
  }

  fileprivate var mustBeReachable: Bool {
    switch self {
    case let label as UILabel: !(label.text ?? "").isEmpty
    case is UIControl: true
    default: false
    }
  }
}

/// No text is cut off.
///
/// Failures:
///
/// - a label that is narrower than its single line, less the amount by which it may shrink it;
/// - a label that is lower than its text at its width, even if the text is a single line;
/// - a label that has fewer lines than its text needs;
/// - a segment or a field that is narrower than its text;
/// - a text view that is lower than its text.
///
/// The contract checks labels, including the title and subtitle of buttons; segments; text fields
/// and their placeholders; text views that don't scroll; and the titles of navigation bars and tab
/// bars.
///
/// - Parameters:
///   - query: Views whose text may be cut off.
///   - reason: Why they are exempt.
public func noTruncation(
  except query: ViewQuery? = nil, because reason: String = ""
) -> LayoutContract {
  LayoutContract("noTruncation") { stage in
    stage.run {
      stage.reading.seen.compactMap { view in
        switch view {
        case let button as UIButton:
          [button.writtenLabel, button.subtitleLabel].lazy.compactMap { $0 }
            .filter { !$0.isHidden }.compactMap(\.missing).first.map { cut(button, $0) }
        case let label as UILabel: label.missing.map { cut(label, $0) }
        case let field as UITextField: field.missing.map { cut(field, $0) }
        case let text as UITextView: text.missing.map { cut(text, $0) }
        case let control as UISegmentedControl:
          control.missing.map { cut(control, "segment", $0.title, $0.points) }
        case let bar as UINavigationBar:
          bar.missing(of: [bar.topItem?.title, bar.topItem?.prompt])
            .map { cut(bar, "title", $0.title, $0.points) }
        case let bar as UITabBar:
          bar.missing(of: (bar.items ?? []).map(\.title))
            .map { cut(bar, "title", $0.title, $0.points) }
        default: nil
        }
      }
    }
  }.except(query, reason)
}

@MainActor
private func cut(_ view: UIView, _ missing: (points: CGFloat, isWidth: Bool)) -> LayoutFinding {
  LayoutFinding(
    view,
    """
    is cut off: its text needs \(layoutPoints(missing.points)) more in \
    \(missing.isWidth ? "width" : "height")
    """, by: missing.points)
}

@MainActor
private func cut(
  _ view: UIView, _ part: String, _ title: String, _ points: CGFloat
) -> LayoutFinding {
  LayoutFinding(
    view,
    """
    is cut off: its \(part) "\(title.shortened)" needs \(layoutPoints(points)) more in width
    """, by: points)
}

extension UIView {
  /// Returns the title that lacks most points among those that the bar shows, and how many it
  /// lacks; nil if all are shown.
  fileprivate func missing(of titles: [String?]) -> (title: String, points: CGFloat)? {
    let titles = Set(titles.compactMap { $0 })
    let labels = shownLabels.filter { titles.contains($0.text ?? "") }
    return labels.compactMap { label in
      label.missing.flatMap { $0.isWidth ? (label.text ?? "", $0.points) : nil }
    }.max { $0.1 < $1.1 }
  }

  private var shownLabels: [UILabel] {
    guard !isHidden, alpha >= 0.01 else { return [] }
    return (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.shownLabels)
  }
}

extension UISegmentedControl {
  /// The sum of the margins on both sides of a title, in points.
  private static let margins: CGFloat = 8

  /// The title that lacks most points, and how many it lacks; nil if all are shown.
  fileprivate var missing: (title: String, points: CGFloat)? {
    let titles = (0..<numberOfSegments).map { titleForSegment(at: $0) ?? "" }
    let texts = titles.map(textWidth)
    let given = titles.indices.map { widthForSegment(at: $0) }
    let flexible = given.count { $0 == 0 }
    let free = bounds.width - given.reduce(0, +)
    // With widths by content, all segments get the same excess or shortage.
    let wanted = titles.indices.filter { given[$0] == 0 }.map { texts[$0] }.reduce(0, +)
    let rest = (free - wanted) / CGFloat(max(1, flexible))
    let missing = titles.indices.map { index in
      let width =
        if given[index] > 0 {
          given[index]
        } else if apportionsSegmentWidthsByContent {
          texts[index] + rest
        } else {
          free / CGFloat(max(1, flexible))
        }
      return (titles[index], texts[index] + Self.margins - width)
    }
    return missing.filter { !$0.0.isEmpty && isMoreThanPixel($0.1) }.max { $0.1 < $1.1 }
  }

  /// Returns the width of a title in a selected segment, which is the widest.
  private func textWidth(_ title: String) -> CGFloat {
    let own = (titleTextAttributes(for: .normal) ?? [:])
      .merging(titleTextAttributes(for: .selected) ?? [:]) { $1 }
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: .medium)
    ]
    let probe = UILabel()
    probe.attributedText = NSAttributedString(
      string: title, attributes: usual.merging(own) { $1 })
    return probe.intrinsicContentSize.width
  }
}

extension UILabel {
  /// Returns the size of the text in a number of lines; 0 for as many as it needs.
  private func textSize(lines: Int, width: CGFloat = .greatestFiniteMagnitude) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: lines).size
  }

  /// The number of points that the text lacks; nil if all of it is shown.
  fileprivate var missing: (points: CGFloat, isWidth: Bool)? {
    guard !(text ?? "").isEmpty, bounds.width > 0 || bounds.height > 0 else { return nil }
    if numberOfLines == 1 {
      let least = adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1
      let line = textSize(lines: 1)
      let missing = line.width * least - bounds.width
      if isMoreThanPixel(missing) { return (missing, true) }
      // Shrunk text is lower, too. Lines after the first are hidden, however much room there is.
      let scale = adjustsFontSizeToFitWidth ? min(1, bounds.width / max(1, line.width)) : 1
      let all = textSize(lines: 0).height
      let hidden = all * scale - min(bounds.height, line.height * scale)
      return isMoreThanPixel(hidden) ? (hidden, false) : nil
    }
    // Lines after the last one are hidden, however much room there is.
    let shown = textSize(lines: numberOfLines, width: bounds.width).height
    let missing = textSize(lines: 0, width: bounds.width).height - min(bounds.height, shown)
    return isMoreThanPixel(missing) ? (missing, false) : nil
  }
}

extension UITextView {
  /// The number of points that the text lacks; nil if all of it is shown or can be scrolled to.
  fileprivate var missing: (points: CGFloat, isWidth: Bool)? {
    guard !isScrollEnabled, !(text ?? "").isEmpty, bounds.width > 0 || bounds.height > 0 else {
      return nil
    }
    let target = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    let missing = sizeThatFits(target).height - bounds.height
    return isMoreThanPixel(missing) ? (missing, false) : nil
  }
}

extension UITextField {
  fileprivate var missing: (points: CGFloat, isWidth: Bool)? {
    let probe = UILabel()
    probe.font = font
    let text = text ?? ""
    if text.isEmpty {
      probe.text = placeholder
    } else {
      probe.text = isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    }
    let styled = text.isEmpty ? attributedPlaceholder : isSecureTextEntry ? nil : attributedText
    if let styled { probe.attributedText = styled }
    let missing = probe.intrinsicContentSize.width - textRect(forBounds: bounds).width
    return isMoreThanPixel(missing) ? (missing, true) : nil
  }
}
