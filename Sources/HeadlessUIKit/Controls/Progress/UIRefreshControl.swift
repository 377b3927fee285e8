import Foundation

/// A control that users pull out at the top of a scroll view to refresh its content.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()
  open private(set) var isRefreshing = false
  /// Whether the current pull of the user has already begun a refresh.
  private var wasPulled = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.standardSize))
    isOpaque = false
    isHidden = true
    titleLabel.textAlignment = .center
    addSubview(spinner)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static let standardSize = CGSize(width: 320, height: 60)

  var height: CGFloat { Self.standardSize.height }

  /// The title below the spinner.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel.attributedText = attributedTitle
      if attributedTitle == nil {
        titleLabel.removeFromSuperview()
      } else {
        addSubview(titleLabel)
      }
      setNeedsLayout()
    }
  }

  // MARK: Refreshing

  /// Takes up space at the top of the content. Sends no action, and does not scroll to make the
  /// control visible.
  open func beginRefreshing() { begin(keepsOffset: true) }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    spinner.stopAnimating()
    (superview as? UIScrollView)?.refreshDidChange(keepsOffset: false)
  }

  private func begin(keepsOffset: Bool) {
    guard !isRefreshing else { return }
    isRefreshing = true
    spinner.startAnimating()
    (superview as? UIScrollView)?.refreshDidChange(keepsOffset: keepsOffset)
  }

  func pullDidBegin() { wasPulled = false }

  /// Begins to refresh when the user has pulled the content far enough beyond its start. A pull
  /// begins one refresh, even if that ends while the finger is still down.
  func contentWasPulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, !wasPulled, distance >= height else { return }
    wasPulled = true
    begin(keepsOffset: true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  /// Places the control above the content and at the top of the visible area; hidden while it is
  /// not pulled out.
  func place(in scrollView: UIScrollView) {
    let inset = scrollView.adjustedContentInset.top - (isRefreshing ? height : 0)
    let top = scrollView.contentOffset.y + inset
    frame = CGRect(
      x: 0, y: isRefreshing ? min(top, -height) : top, width: scrollView.bounds.width,
      height: height)
    isHidden = !isRefreshing && top >= 0
  }

  open override var intrinsicContentSize: CGSize { Self.standardSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.standardSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = spinner.intrinsicContentSize
    let title = attributedTitle == nil ? 0 : titleLabel.intrinsicContentSize.height
    let top = (bounds.height - size.height - title) / 2
    spinner.frame = CGRect(
      x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)
    titleLabel.frame = CGRect(
      x: 0, y: top + size.height, width: bounds.width, height: title)
    spinner.color = tintColor
  }
}
