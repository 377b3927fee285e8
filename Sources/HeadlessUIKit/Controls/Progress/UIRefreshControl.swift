import Foundation

/// What a user pulls out of the top of a scroll view to get something new.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let titleLabel = UILabel()
  open private(set) var isRefreshing = false

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

  /// Below the spinner.
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

  /// Takes room at the top of the content. It sends no action, and does not scroll to where it is seen.
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

  /// The user has pulled the content down beyond its start.
  func contentWasPulled(by distance: CGFloat) {
    guard isEnabled, !isRefreshing, distance >= height else { return }
    begin(keepsOffset: true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Layout

  /// Above the content and at the top of what is visible; hidden while it is not pulled out.
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
