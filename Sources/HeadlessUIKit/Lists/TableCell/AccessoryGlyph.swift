import Foundation

/// The accessory at the trailing end of a cell.
final class AccessoryGlyph: UIView {
  var type = UITableViewCell.AccessoryType.none {
    didSet {
      guard type != oldValue else { return }
      isUserInteractionEnabled = isButton
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the accessory handles its own taps.
  var isButton: Bool { type == .detailButton || type == .detailDisclosureButton }

  override func drawContent(into picture: inout Picture) {
    let corners = points.map { point in
      let x = bounds.minX + (isRightToLeft ? 1 - point.x : point.x) * bounds.width
      return "\(Headless.number(x)) \(Headless.number(bounds.minY + point.y * bounds.height))"
    }
    let isTinted = type == .checkmark || isButton
    let color = isTinted ? tintColor ?? .tintColor : UIColor.tertiaryLabel
    guard !corners.isEmpty, let paint = picture.paint("stroke", shownColor(color)) else { return }
    picture.add(
      "path",
      [("d", "M" + corners.joined(separator: "L")), ("fill", "none")] + paint
        + [("stroke-width", "2")])
  }

  /// The corners of the line, as fractions of the size.
  private var points: [CGPoint] {
    switch type {
    case .none: []
    case .disclosureIndicator, .detailDisclosureButton:
      [CGPoint(x: 0.25, y: 0.05), CGPoint(x: 0.85, y: 0.5), CGPoint(x: 0.25, y: 0.95)]
    case .checkmark:
      [CGPoint(x: 0.1, y: 0.55), CGPoint(x: 0.4, y: 0.9), CGPoint(x: 0.9, y: 0.1)]
    case .detailButton:
      [CGPoint(x: 0.5, y: 0.25), CGPoint(x: 0.5, y: 0.75)]
    }
  }
}
