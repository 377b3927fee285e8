import Foundation

extension UIBackgroundConfiguration {
  /// The kind of the background, and the state for its colors.
  struct ListLook: Hashable {
    enum Kind {
      case plain, grouped, sidebar, aside
    }

    let kind: Kind
    /// Whether the owner is highlighted or selected.
    var isMarked = false

    var color: UIColor {
      switch kind {
      case .plain: isMarked ? .systemGray4 : .systemBackground
      case .grouped: isMarked ? .systemGray4 : .secondarySystemGroupedBackground
      case .sidebar: isMarked ? .tertiarySystemFill : .clear
      case .aside: .clear
      }
    }
  }

  private init(_ kind: ListLook.Kind) {
    self.init()
    look = ListLook(kind: kind)
    cornerRadius = 0
  }

  public static func listPlainCell() -> UIBackgroundConfiguration { .init(.plain) }
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init(.grouped) }
  public static func listSidebarCell() -> UIBackgroundConfiguration { .init(.sidebar) }
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { .init(.sidebar) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { .init(.aside) }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { .init(.aside) }
  public static func listSidebarHeader() -> UIBackgroundConfiguration { .init(.aside) }
  /// The background of a plain list; cells in grouped lists use their own.
  public static func listCell() -> UIBackgroundConfiguration { .init(.plain) }
  public static func listHeader() -> UIBackgroundConfiguration { .init(.aside) }
  public static func listFooter() -> UIBackgroundConfiguration { .init(.aside) }

  /// Uses the color for the state, unless a color was set.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var updated = self
    let common = state.common
    updated.look?.isMarked = common.isSelected || common.isHighlighted
    return updated
  }
}

/// Draws the background of a cell, header or footer.
final class ConfiguredBackground: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet {
      guard configuration != oldValue else { return }
      let (old, new) = (oldValue.customView, configuration.customView)
      if old !== new { old?.removeFromSuperview() }
      if let new, new.superview !== self { addSubview(new) }
      image.image = configuration.image
      image.contentMode = configuration.imageContentMode
      setNeedsLayout()
      setNeedsDisplay()
    }
  }
  private let image = UIImageView()

  init() {
    configuration = .clear()
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    addSubview(image)
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
    configuration.customView?.frame = bounds
  }

  private var tint: UIColor { tintColor ?? .tintColor }

  override func drawContent(into picture: inout Picture) {
    let shape = PictureShape(rect: bounds, radius: configuration.cornerRadius, corners: .all)
    picture.fill(shape, shownColor(configuration.resolvedBackgroundColor(for: tint)))
    drawStroke(of: configuration, around: shape, tint, into: &picture)
  }
}

extension UIView {
  /// Returns the frame of a background.
  func frame(of background: UIBackgroundConfiguration) -> CGRect {
    var insets = background.backgroundInsets
    let (edges, margins) = (
      background.edgesAddingLayoutMarginsToBackgroundInsets, directionalLayoutMargins
    )
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
  }

  /// Draws the stroke of a background.
  func drawStroke(
    of background: UIBackgroundConfiguration, around shape: PictureShape, _ tint: UIColor,
    into picture: inout Picture
  ) {
    guard background.strokeWidth > 0, background.strokeColor != nil,
      let paint = picture.paint("stroke", shownColor(background.resolvedStrokeColor(for: tint)))
    else { return }
    picture.add(
      shape.inset(by: background.strokeWidth / 2 - background.strokeOutset),
      [("fill", "none")] + paint + [("stroke-width", Headless.number(background.strokeWidth))])
  }
}
