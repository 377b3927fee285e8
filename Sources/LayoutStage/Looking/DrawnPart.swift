import Foundation

/// Something that is drawn and has edges that one sees: a box, or what is written.
@MainActor
struct DrawnPart {
  let view: UIView
  /// In the coordinates of the root of its tree.
  let frame: CGRect
  let isText: Bool

  /// Nil for a view that draws nothing of its own that has edges.
  init?(_ view: UIView, _ reading: StageReading) {
    self.view = view
    let frame = reading.frame(of: view)
    if view.isBox {
      (self.frame, isText) = (frame, false)
      return
    }
    let label = (view as? UIButton).map(\.titleLabel) ?? (view as? UILabel)
    guard let label, !(label.text ?? "").isEmpty else { return nil }
    isText = true
    let area = label === view ? frame : reading.frame(of: label)
    let room = CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude)
    let text = label.textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: label.numberOfLines)
    let width = min(text.width, area.width)
    let start: CGFloat =
      switch label.side {
      case .left: 0
      case .center: (area.width - width) / 2
      case .right: area.width - width
      }
    self.frame = CGRect(x: area.minX + start, y: area.minY, width: width, height: area.height)
  }
}

extension UILabel {
  fileprivate enum Side { case left, center, right }

  /// Where its lines are, if they are shorter than it is wide.
  fileprivate var side: Side {
    switch textAlignment {
    case .left: .left
    case .center: .center
    case .right: .right
    default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}

extension UIView {
  /// Whether it has an outline: a background, a border, a picture, or that of a control.
  fileprivate var isBox: Bool {
    let color = backgroundColor.map(\.cgColor) ?? layer.backgroundColor
    if (color.map { $0.alpha > 0.01 } ?? false) || layer.borderWidth > 0 { return true }
    switch self {
    case let image as UIImageView: return image.image != nil
    case let field as UITextField: return field.borderStyle != .none
    case let button as UIButton: return button.configuration?.background.backgroundColor != nil
    case is UISwitch, is UISegmentedControl, is UIStepper: return true
    default: return false
    }
  }
}

/// The boxes and texts of a stage, and how near they are to each other.
@MainActor
struct Neighbourhood {
  private let boxes: [DrawnPart]
  private let texts: [DrawnPart]
  private let bounds: CGRect

  init(_ stage: Stage) {
    let reading = stage.reading
    let parts = reading.seen.filter { reading.isVisible($0) && reading.showsAll(of: $0) }
      .compactMap { DrawnPart($0, reading) }
      .filter { min($0.frame.width, $0.frame.height) > 0 }
    boxes = parts.filter { !$0.isText }
    texts = parts.filter(\.isText)
    bounds = reading.frame(of: stage.view)
  }

  func findings(_ distance: CGFloat) -> [LayoutFinding] {
    let blocks = boxes.filter { !$0.isLine && !$0.isBand(across: bounds) }
    let ofBoxes = pairs(blocks).compactMap { one, other in
      one.gap(to: other, onBothAxes: true).flatMap { finding(one, other, $0, distance) }
    }
    let ofTexts = pairs(texts).compactMap { one, other in
      one.gap(to: other, onBothAxes: false).flatMap { finding(one, other, $0, distance) }
    }
    let mixed = texts.flatMap { text in
      boxes.filter { !$0.isLine }.compactMap { box in
        text.gap(to: box, onBothAxes: false).flatMap { finding(text, box, $0, distance) }
      }
    }
    return ofBoxes + ofTexts + mixed + texts.compactMap { margin(of: $0, distance) }
  }

  private func pairs(_ parts: [DrawnPart]) -> [(DrawnPart, DrawnPart)] {
    parts.indices.flatMap { number in
      parts.indices.dropFirst(number + 1).map { (parts[number], parts[$0]) }
    }
  }

  private func finding(
    _ one: DrawnPart, _ other: DrawnPart, _ gap: CGFloat, _ distance: CGFloat
  ) -> LayoutFinding? {
    guard gap < distance - 2 * one.view.halfPixel, !one.isRelated(to: other) else { return nil }
    return LayoutFinding(
      other.view,
      "is \(layoutNumber(max(0, gap))) points from \(ViewOutline.name(of: one.view))",
      by: distance - max(0, gap))
  }

  /// How far a text is from the edges of what it stands in, at its sides.
  private func margin(of text: DrawnPart, _ distance: CGFloat) -> LayoutFinding? {
    guard !text.view.scrollsSideways else { return nil }
    let around = boxes.filter { !$0.isLine && $0.view !== text.view && $0.isAround(text) }
      .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    let frame = around?.frame ?? bounds
    let gap = min(text.frame.minX - frame.minX, frame.maxX - text.frame.maxX)
    guard gap < distance - 2 * text.view.halfPixel else { return nil }
    let place = around.map { ViewOutline.name(of: $0.view) } ?? "the screen"
    return LayoutFinding(
      text.view, "is \(layoutNumber(gap)) points from the edge of \(place)", by: distance - gap)
  }
}

extension DrawnPart {
  fileprivate var isLine: Bool { min(frame.width, frame.height) < 2 }

  /// Whether it is a row of a list, or goes from one edge of the screen to the other.
  fileprivate func isBand(across bounds: CGRect) -> Bool {
    let tolerance = 2 * view.halfPixel
    return view is UITableViewCell || frame.width >= bounds.width - tolerance
      || frame.height >= bounds.height - tolerance
  }

  /// Whether a text stands in it.
  fileprivate func isAround(_ text: DrawnPart) -> Bool {
    text.view.isDescendant(of: view) || frame.holds(text.frame, by: text.view.halfPixel)
  }

  fileprivate func isRelated(to other: DrawnPart) -> Bool {
    view.isDescendant(of: other.view) || other.view.isDescendant(of: view)
  }

  /// How many points are between two that stand side by side, or one above the other; nil for
  /// others, and for such that meet.
  fileprivate func gap(to other: DrawnPart, onBothAxes: Bool) -> CGFloat? {
    let horizontal = max(other.frame.minX - frame.maxX, frame.minX - other.frame.maxX)
    let vertical = max(other.frame.minY - frame.maxY, frame.minY - other.frame.maxY)
    let pixel = 2 * view.halfPixel
    if horizontal > -pixel, vertical < -pixel { return horizontal }
    if onBothAxes, vertical > -pixel, horizontal < -pixel { return vertical }
    return nil
  }
}

extension UIView {
  /// Whether it is in something whose content moves to the left and right.
  fileprivate var scrollsSideways: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { view in
      (view as? UIScrollView).map { $0.contentSize.width > $0.bounds.width + 0.5 } ?? false
    }
  }
}
