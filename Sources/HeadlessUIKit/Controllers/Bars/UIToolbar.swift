import Foundation

/// A row of buttons at an edge.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  private var images: [UIBarPosition: UIImage] = [:]
  var barLooks = BarLooks<UIToolbarAppearance>()
  private var hasShownBackground = false
  private var shadows: [UIBarPosition: UIImage] = [:]
  /// Whether content scrolls under the bar.
  var isOverContent = false { didSet { if isOverContent != oldValue { setNeedsLayout() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UIToolbarDelegate)?

  open var items: [UIBarButtonItem]? {
    didSet {
      BarRow.remove(oldValue ?? [], butKeep: items ?? [], from: self)
      setNeedsLayout()
    }
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .bottom }

  /// Stored, without effect.
  open var barStyle = UIBarStyle.default
  /// Stored, without effect.
  open var isTranslucent = true

  open var barTintColor: UIColor? {
    didSet { showBackground() }
  }

  /// Shown behind the items, for all metrics.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    images[topOrBottom] = backgroundImage
    setNeedsDisplay()
  }

  override func drawContent(into picture: inout Picture) {
    picture.draw(images[barPosition] ?? images[.any], in: bounds, of: self)
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[topOrBottom]
  }

  /// Stored, without effect.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadows[topOrBottom] = shadowImage
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadows[topOrBottom]
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics(traitCollection).toolbar)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: BarMetrics(traitCollection).toolbar)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  private func showBackground() {
    guard shownAppearance != nil || barTintColor != nil || hasShownBackground else { return }
    hasShownBackground = true
    backgroundColor = shownAppearance?.backgroundColor ?? barTintColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showBackground()
    let metrics = BarMetrics(traitCollection)
    let margin = min(metrics.sideMargin, bounds.width / 2)
    BarRow.layOut(
      items ?? [], in: self, rect: bounds.insetBy(dx: margin, dy: 0),
      gap: metrics.gap,
      fromRight: effectiveUserInterfaceLayoutDirection == .rightToLeft
    ) {
      $0.style == .done
        ? shownAppearance?.doneButtonAppearance : shownAppearance?.buttonAppearance
    }
  }

  // MARK: Appearance

  open var standardAppearance: UIToolbarAppearance {
    get { barLooks.standard(of: self, orNew: UIToolbarAppearance()) }
    set { barLooks.standard = UIBarAppearance.kept(newValue, by: self) }
  }

  open var compactAppearance: UIToolbarAppearance? {
    get { barLooks.compact }
    set { barLooks.compact = UIBarAppearance.kept(newValue, by: self) }
  }

  /// Shown while the content is at its end; only bars of navigation controllers detect this.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { barLooks.scrollEdge }
    set { barLooks.scrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }

  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { barLooks.compactScrollEdge }
    set { barLooks.compactScrollEdge = UIBarAppearance.kept(newValue, by: self) }
  }
}

/// Determines the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
