import Foundation

/// Shows the texts and the image of a configuration, laid out with constraints.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var list: UIListContentConfiguration
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let image = UIImageView()
  /// The area of the texts.
  private let block = UILayoutGuide()
  private var installed: [NSLayoutConstraint] = []
  private var plan: ListContentPlan?
  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    isOpaque = false
    addLayoutGuide(block)
    show()
  }

  /// Always nil: there are no archives here.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
  }

  /// Accepts only list configurations.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new: UIListContentConfiguration = accepted(newValue), new != list else { return }
      list = new
      show()
    }
  }

  // MARK: Guides

  /// The area of the text; nil without one.
  open var textLayoutGuide: UILayoutGuide? { guide(of: label) }
  /// The area of the secondary text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(of: secondaryLabel) }
  /// The area of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(of: image) }

  private func guide(of view: UIView) -> UILayoutGuide? {
    guard view.superview === self else { return nil }
    if let guide = guides[ObjectIdentifier(view)] { return guide }
    let guide = UILayoutGuide()
    guides[ObjectIdentifier(view)] = guide
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return guide
  }

  private func add(_ view: UIView, _ isThere: Bool) {
    guard isThere != (view.superview === self) else { return }
    if isThere {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    } else {
      if let guide = guides.removeValue(forKey: ObjectIdentifier(view)) { removeLayoutGuide(guide) }
      view.removeFromSuperview()
    }
  }

  // MARK: Showing

  private func show() {
    directionalLayoutMargins = list.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !list.axesPreservingSuperviewLayoutMargins.isEmpty
    alpha = list.alpha
    show(list.text, list.attributedText, list.textProperties, on: label)
    show(
      list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties,
      on: secondaryLabel)
    let look = list.imageProperties
    image.image = list.image
    image.preferredSymbolConfiguration = look.preferredSymbolConfiguration
    image.layer.cornerRadius = look.cornerRadius
    image.clipsToBounds = look.cornerRadius > 0
    image.layer.borderWidth = look.strokeWidth
    add(image, list.image != nil)
    colorImage()
    arrange(width: bounds.width)
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties, on label: UILabel
  ) {
    label.show(
      text.map(look.transformed), attributed, look, alignment: look.alignment.ofLabels)
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    add(label, !(text ?? "").isEmpty)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorImage()
  }

  private func colorImage() {
    let tint = tintColor ?? .tintColor
    image.tintColor = list.imageProperties.resolvedTintColor(for: tint)
    if list.imageProperties.strokeWidth > 0 {
      image.layer.borderColor =
        list.imageProperties.resolvedStrokeColor(for: tint)
        .resolvedColor(with: traitCollection).cgColor
    }
  }

  /// The distance of the texts from the leading edge.
  var textStart: CGFloat {
    let first = block.layoutFrame
    return isRightToLeft ? bounds.width - first.maxX : first.minX
  }

  // MARK: Layout

  open override func layoutSubviews() {
    arrange(width: bounds.width)
    super.layoutSubviews()
    (superview as? UICollectionViewListCell)?.contentWasLaidOut()
  }

  /// The minimum height of the texts, unless a height is required. An estimated or previous height
  /// is no preference of the content, which may be taller.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    arrange(width: targetSize.width)
    let isAsLowAsCan = verticalFittingPriority <= .fittingSizeLevel
    return super.systemLayoutSizeFitting(
      CGSize(width: targetSize.width, height: isAsLowAsCan ? 0 : targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorImage()
    plan = nil
    setNeedsLayout()
  }

  private func hasRoomForBoth(width: CGFloat) -> Bool {
    guard !traitCollection.preferredContentSizeCategory.isAccessibilityCategory else {
      return false
    }
    let margins = layoutMargins
    let (image, before) =
      list.image == nil ? (0, 0) : (self.image.intrinsicContentSize.width, list.imageToTextPadding)
    let room = width - margins.left - margins.right - image - before
    let most = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    let wanted = label.sizeThatFits(most).width + secondaryLabel.sizeThatFits(most).width
    return wanted + list.textToSecondaryTextHorizontalPadding <= room + 0.01
  }

  /// Lays out texts and image in a width.
  private func arrange(width: CGFloat) {
    let hasBoth = label.superview != nil && secondaryLabel.superview != nil
    let metrics = TableMetrics(traitCollection)
    let plan = ListContentPlan(
      list, hasText: label.superview != nil, hasSecondary: secondaryLabel.superview != nil,
      isSideBySide: hasBoth && list.prefersSideBySideTextAndSecondaryText
        && hasRoomForBoth(width: width),
      least: list.role == .cell ? metrics.configuredRow - metrics.pixel : 0)
    guard plan != self.plan else { return }
    self.plan = plan
    NSLayoutConstraint.deactivate(installed)
    installed = plan.constraints(self, label, secondaryLabel, image, block)
    for constraint in installed { constraint.identifier = "UIListContentView-layout" }
    NSLayoutConstraint.activate(installed)
  }
}
