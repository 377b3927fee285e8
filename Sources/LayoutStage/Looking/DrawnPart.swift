import Foundation

/// A drawn element with visible edges: a box or a text.
@MainActor
struct DrawnPart {
  let view: UIView
  /// The frame in the coordinates of the root of the view's tree.
  let frame: CGRect
  let isText: Bool
  /// Two corners of the frame, stored because they are read often.
  fileprivate let start: CGPoint
  fileprivate let end: CGPoint

  /// Nil for a view that draws nothing with edges.
  init?(_ view: UIView, _ reading: StageReading) {
    let isBox = view.isBox
    guard let frame = isBox ? reading.alignedFrame(of: view) : Self.textFrame(view, reading) else {
      return nil
    }
    (self.view, self.frame, isText) = (view, frame, !isBox)
    (start, end) = (frame.origin, CGPoint(x: frame.maxX, y: frame.maxY))
  }

  /// Returns the frame of the text on a view, as wide as its longest line.
  private static func textFrame(_ view: UIView, _ reading: StageReading) -> CGRect? {
    let label = (view as? UIButton).map(\.writtenLabel) ?? (view as? UILabel)
    guard let label, !(label.text ?? "").isEmpty else { return nil }
    let area = reading.frame(of: label)
    let width = min(label.writtenWidth, area.width)
    let start: CGFloat =
      switch label.side {
      case .left: 0
      case .center: (area.width - width) / 2
      case .right: area.width - width
      }
    return CGRect(x: area.minX + start, y: area.minY, width: width, height: area.height)
  }
}

extension UILabel {
  /// The width of the longest line.
  fileprivate var writtenWidth: CGFloat {
    let room = CGSize(width: bounds.width, height: .greatestFiniteMagnitude)
    return textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines
    ).width
  }

  fileprivate enum Side { case left, center, right }

  /// The side of lines that are narrower than the label.
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
  /// The edge, left or right, at which the text is in both layout directions; nil if there is none,
  /// or if the text is as wide as the view.
  var fixedTextEdge: NSTextAlignment? {
    guard let text = writtenText, !text.isEmpty else { return nil }
    let (alignment, width): (NSTextAlignment, CGFloat)
    switch self {
    case let label as UILabel: (alignment, width) = (label.textAlignment, label.writtenWidth)
    case let field as UITextField:
      (alignment, width) = (field.textAlignment, field.intrinsicContentSize.width)
    case let view as UITextView: (alignment, width) = (view.textAlignment, 0)
    default: return nil
    }
    let isFixed = alignment == .left || alignment == .right
    return isFixed && isMoreThanPixel(bounds.width - width) ? alignment : nil
  }

  /// Whether the view has an outline: a background, a border, a picture, or that of a control.
  fileprivate var isBox: Bool {
    let color = backgroundColor.map(\.cgColor) ?? layer.backgroundColor
    if (color.map { $0.alpha > 0.01 } ?? false) || layer.borderWidth > 0 { return true }
    switch self {
    case let image as UIImageView: return image.image != nil
    case let effect as UIVisualEffectView: return effect.effect is UIBlurEffect
    case let field as UITextField: return field.borderStyle != .none
    case let button as UIButton: return button.configuration?.background.backgroundColor != nil
    case is UISwitch, is UISegmentedControl, is UIStepper: return true
    default: return false
    }
  }
}

/// The visible boxes and texts, with the distances between them.
@MainActor
struct Neighbourhood {
  private let boxes: [DrawnPart]
  private let texts: [DrawnPart]
  private let bounds: CGRect
  private let pixel: CGFloat
  private let reading: StageReading

  private var outline: ViewOutline { reading.outline }

  /// - Parameter layer: The index of one of the reading's layers.
  init(_ reading: StageReading, layer: Int) {
    self.reading = reading
    pixel = 2 * reading.halfPixel
    let parts = reading.layers[layer].filter { reading.isVisible($0) && reading.showsAll(of: $0) }
      .compactMap { DrawnPart($0, reading) }
      .filter { min($0.frame.width, $0.frame.height) > 0 }
    boxes = parts.filter { !$0.isText }
    texts = parts.filter(\.isText)
    bounds = reading.frame(of: reading.roots[layer])
  }

  func findings(_ distance: CGFloat) -> [LayoutFinding] {
    let seen = boxes.filter { !$0.isLine }
    let blocks = seen.filter { !$0.isBand(across: bounds, by: pixel) }
    var found: [LayoutFinding] = []
    for (number, one) in blocks.enumerated() {
      for other in blocks[(number + 1)...] { look(one, other, true, distance, &found) }
    }
    for (number, one) in texts.enumerated() {
      for other in texts[(number + 1)...] { look(one, other, false, distance, &found) }
    }
    for text in texts {
      for box in seen { look(text, box, false, distance, &found) }
    }
    return found + texts.compactMap { margin(of: $0, seen, distance) }
  }

  private func look(
    _ one: DrawnPart, _ other: DrawnPart, _ onBothAxes: Bool, _ distance: CGFloat,
    _ found: inout [LayoutFinding]
  ) {
    guard let gap = one.gap(to: other, onBothAxes, pixel), gap < distance - pixel,
      !one.isRelated(to: other)
    else { return }
    found.append(
      LayoutFinding(
        other.view,
        "is \(layoutPoints(max(0, gap))) from \(outline.name(of: one.view))",
        by: distance - max(0, gap)))
  }

  /// Returns a finding if a text is too near to a side of the box around it.
  private func margin(
    of text: DrawnPart, _ boxes: [DrawnPart], _ distance: CGFloat
  ) -> LayoutFinding? {
    let around = boxes.filter { $0.view !== text.view && $0.isAround(text, by: pixel / 2) }
      .min { $0.frame.width * $0.frame.height < $1.frame.width * $1.frame.height }
    let frame = around?.frame ?? bounds
    let gap = min(text.frame.minX - frame.minX, frame.maxX - text.frame.maxX)
    guard gap < distance - pixel, !text.view.scrollsSideways else { return nil }
    let place = around.map { outline.name(of: $0.view) } ?? "the screen"
    return LayoutFinding(
      text.view, "is \(layoutPoints(gap)) from the edge of \(place)", by: distance - gap)
  }
}

extension DrawnPart {
  fileprivate var isLine: Bool { min(frame.width, frame.height) < 2 }

  /// Returns whether the part is a row of a list, or extends from one edge of the screen to the
  /// other.
  fileprivate func isBand(across bounds: CGRect, by pixel: CGFloat) -> Bool {
    view is UITableViewCell || frame.width >= bounds.width - pixel
      || frame.height >= bounds.height - pixel
  }

  /// Returns whether the part contains a text.
  fileprivate func isAround(_ text: DrawnPart, by halfPixel: CGFloat) -> Bool {
    frame.holds(text.frame, by: halfPixel) || text.view.isDescendant(of: view)
  }

  fileprivate func isRelated(to other: DrawnPart) -> Bool {
    view.isDescendant(of: other.view) || other.view.isDescendant(of: view)
  }

  /// Returns the points between two parts that are side by side or, with `onBothAxes`, one above
  /// the other; nil for others, and for parts that overlap.
  fileprivate func gap(
    to other: DrawnPart, _ onBothAxes: Bool, _ pixel: CGFloat
  ) -> CGFloat? {
    let (start, end) = (other.start.x - end.x, start.x - other.end.x)
    let horizontal = start > end ? start : end
    let (top, bottom) = (other.start.y - self.end.y, self.start.y - other.end.y)
    let vertical = top > bottom ? top : bottom
    if horizontal > -pixel, vertical < -pixel { return horizontal }
    if onBothAxes, vertical > -pixel, horizontal < -pixel { return vertical }
    return nil
  }
}

extension UIView {
  /// Whether the view is in content that scrolls sideways.
  fileprivate var scrollsSideways: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { view in
      (view as? UIScrollView).map { $0.contentSize.width > $0.bounds.width + 0.5 } ?? false
    }
  }
}
