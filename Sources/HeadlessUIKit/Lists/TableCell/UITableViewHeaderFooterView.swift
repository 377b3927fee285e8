import Foundation

/// A header or footer of a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, ConfiguredView {
  open internal(set) var reuseIdentifier: String?
  let plainContent = UICellContentView()
  let parts = ConfiguredParts()
  private var storedTextLabel: UILabel?
  private var storedDetailLabel: UILabel?
  var isHeader = true
  /// Whether the view is in a plain table.
  var isPlain = true { didSet { if oldValue != isPlain { setNeedsLayout() } } }
  /// The margin of the table, which depends on the window as well; nil outside of tables.
  var sideMargin: CGFloat? { didSet { if oldValue != sideMargin { setNeedsLayout() } } }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    Headless.counters.cellsMade += 1
    preservesSuperviewLayoutMargins = true
    super.addSubview(plainContent)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  convenience init(identified identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  // MARK: Content

  open var contentView: UIView { parts.contentView ?? plainContent }

  /// The text label, made on first access.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = makeLabel()
    storedTextLabel = label
    return label
  }

  /// Stored without effect; in UIKit it has one only in grouped tables.
  open var detailTextLabel: UILabel? {
    if let storedDetailLabel { return storedDetailLabel }
    let label = makeLabel()
    storedDetailLabel = label
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: TableMetrics(traitCollection).headerFontStyle)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    plainContent.addSubview(label)
    setNeedsLayout()
    return label
  }

  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView {
        show(nil as UIBackgroundConfiguration?)
        insertSubview(backgroundView, at: 0)
      }
      setNeedsLayout()
    }
  }

  open func prepareForReuse() { markOutdated() }

  // MARK: Configurations

  open var configurationState: UIViewConfigurationState { viewState }

  /// The update happens with the next layout, or earlier when the view is measured.
  open func setNeedsUpdateConfiguration() { markOutdated() }

  /// Called for each new state.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Called for each new state, after `updateConfiguration(using:)`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { markOutdated() } }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    markOutdated()
  }

  // MARK: Title

  /// Makes a label like those of titles, to measure a title.
  static func makeTitle(_ title: String, isHeader: Bool, in table: UITableView) -> UILabel {
    let (label, traits) = (UILabel(), table.traitCollection)
    label.text = shown(title, isHeader: isHeader, in: table)
    label.numberOfLines = 0
    label.font = .preferredFont(
      forTextStyle: isHeader ? TableMetrics(traits).headerFontStyle : .footnote,
      compatibleWith: traits)
    return label
  }

  private static func shown(_ title: String, isHeader: Bool, in table: UITableView) -> String {
    let isCapital = isHeader && table.style != .plain && !Headless.systemVersion.isRedesigned
    return isCapital ? title.uppercased() : title
  }

  /// The text of the label; nil if the label has not been made.
  var shownTitle: String? { storedTextLabel?.text }

  func showTitle(_ title: String, isHeader: Bool, in table: UITableView) {
    self.isHeader = isHeader
    isPlain = table.style == .plain
    textLabel?.text = Self.shown(title, isHeader: isHeader, in: table)
    if !isHeader { textLabel?.font = .preferredFont(forTextStyle: .footnote) }
    backgroundColor = isPlain ? .systemBackground : nil
  }

  // MARK: Layout

  /// Resizes the content together with the view, since a stale size might not fit its constraints.
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    contentView.frame = bounds
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateIfOutdated()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    placeBackground()
    guard let label = storedTextLabel else { return }
    let metrics = TableMetrics(traitCollection)
    let margin = sideMargin ?? plainContent.layoutMargins.left
    let width = max(0, bounds.width - 2 * margin)
    let fitted = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    let height = isPlain ? min(fitted, bounds.height) : fitted
    let top: CGFloat =
      if isPlain {
        pixels.round((bounds.height - height) / 2)
      } else if isHeader {
        bounds.height - metrics.groupedTitleBottom - height
      } else {
        metrics.footerInsets.top
      }
    label.frame = CGRect(x: margin, y: top, width: width, height: height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateIfOutdated()
    return fittedContent(targetSize, horizontalFittingPriority, verticalFittingPriority)
      ?? CGSize(width: targetSize.width, height: 0)
  }
}
