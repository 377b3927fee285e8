/// An invisible view in a scroll view, as long as the content. Across its axis, it is as long as
/// the visible area, so that it is laid out whenever either length changes.
///
/// In a right-to-left layout it keeps the scroll position of a row, measured from its start at the
/// right, even when the layout direction changes. It also reports content that turns out to have no
/// length.
final class ScrollSensor: UIView, SensorView {
  private let axis: LayoutAxis
  private let name: String
  private var known = CGSize.zero
  /// Whether the layout direction was right-to-left when the row was laid out last.
  private var wasMirrored = false
  /// The distance that a row has been scrolled from its start at the right. A scroll view that
  /// becomes wider, or whose content becomes shorter, moves the offset before other code is
  /// notified.
  private var distance: CGFloat = 0
  /// The right content inset of the scroll view at the last layout.
  private var inset: CGFloat = 0
  /// Whether the row has moved while lengths were changing; they may have changed back since.
  private var isDisplaced = false
  /// The scroll view that the distance belongs to. In another one, the row starts anew.
  private var followed: Followed?
  /// Observes scrolling while the row starts at the right.
  private var hook: Platform.PropertyHook?
  private var doubtful: [Doubt] = []
  private var isChecked = true

  /// A weak reference in a type of its own: a property that held the scroll view itself would
  /// become its name.
  private struct Followed {
    weak var view: UIView?
  }

  /// A view that may have no length.
  private struct Doubt {
    weak var view: UIView?
    let line: SourceLine
  }

  init(along axis: LayoutAxis, in name: String) {
    self.axis = axis
    self.name = name
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityIdentifier = "scroll sensor"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Sets the views that may have no length, to be checked when they are laid out.
  func doubt(_ views: [(view: UIView, line: SourceLine)]) {
    let isKnown =
      doubtful.count == views.count
      && zip(doubtful, views).allSatisfy { $0.view === $1.view && $0.line == $1.line }
    if isKnown { return }
    doubtful = views.map { Doubt(view: $0.view, line: $0.line) }
    isChecked = false
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let scrollView = superview as? UIScrollView else { return }
    if axis == .horizontal { follow(scrollView) }
    known = bounds.size
    if !isChecked { check(scrollView) }
  }

  /// Keeps the distance of the offset from the start.
  private func follow(_ scrollView: UIScrollView) {
    if scrollView !== followed?.view {
      (followed, known, wasMirrored) = (Followed(view: scrollView), .zero, false)
    }
    let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    defer { wasMirrored = isMirrored }
    let hasTurned = isMirrored != wasMirrored && known != .zero
    let hasOtherInset = inset != scrollView.adjustedContentInset.right
    inset = scrollView.adjustedContentInset.right
    let isElsewhere = bounds.size != known || hook == nil || isDisplaced
    guard hasTurned || isMirrored && (isElsewhere || hasOtherInset) else { return }
    // A bar that appears does not move a row that has been scrolled; a row at its start stays clear
    // of the bar.
    if hasOtherInset, !isElsewhere, !hasTurned, distance >= 1 { return note(scrollView) }
    let least = -scrollView.adjustedContentInset.left
    let end = end(of: bounds.size, in: scrollView)
    if !wasMirrored { distance = known == .zero ? 0 : scrollView.contentOffset.x - least }
    distance = min(max(0, distance), end - least)
    (known, isDisplaced) = (bounds.size, false)
    scrollView.contentOffset.x = isMirrored ? end - distance : least + distance
    listen(isMirrored ? scrollView : nil)
  }

  /// Returns the offset that shows the right end.
  private func end(of size: CGSize, in scrollView: UIScrollView) -> CGFloat {
    let insets = scrollView.adjustedContentInset
    return max(-insets.left, size.width + insets.right - size.height)
  }

  /// Observes the scrolling of a view; nil stops.
  private func listen(_ scrollView: UIScrollView?) {
    guard let scrollView else {
      hook?.cancel()
      return hook = nil
    }
    guard hook == nil else { return }
    hook = Platform.onChange(of: \.contentOffset, in: scrollView) { [weak self, weak scrollView] in
      if let scrollView { self?.note(scrollView) }
    }
  }

  /// Notes a new offset. If lengths are changing, by more than rounding, the offset is corrected
  /// when the sensor is laid out.
  private func note(_ scrollView: UIScrollView) {
    guard abs(scrollView.contentSize.width - known.width) < 1,
      abs(scrollView.bounds.width - known.height) < 1
    else {
      isDisplaced = true
      return setNeedsLayout()
    }
    distance = end(of: known, in: scrollView) - scrollView.contentOffset.x
    inset = scrollView.adjustedContentInset.right
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard newSuperview !== superview else { return }
    listen(nil)
    if newSuperview != nil, followed != nil { setNeedsLayout() }
  }

  /// The content inset of the scroll view may have changed, even if the room has not.
  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if hook != nil { setNeedsLayout() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection {
      setNeedsLayout()
    }
  }

  private func check(_ scrollView: UIScrollView) {
    isChecked = true
    guard scrollView.contentLayoutGuide.hasAmbiguousLayout else { return }
    let length = axis.length.rawValue
    for doubt in doubtful {
      guard let view = doubt.view, view.hasAmbiguousLayout else { continue }
      let message = """
        the content of \(name) has no \(length): nothing determines the \(length) of \
        \(LayoutNames(of: [.view(view)]).name(of: view)): give it one\
        \((view as? UITextView)?.isScrollEnabled == true ? ", or turn off its isScrollEnabled" : "")
        """
      LayoutDiagnostics.report(
        LayoutIssue(.undefinedLength, message, view: view, at: doubt.line))
    }
  }
}
