/// An invisible view in a scroll view, as long as the content, and across that as long as what one
/// sees of it. So it is laid out whenever either changes.
///
/// Where people read from right to left, it keeps a row at the place to which it has been scrolled, as
/// seen from its beginning at the right, also when the direction turns. And it tells when the content turns out to have no length.
final class ScrollSensor: UIView, SensorView {
  private let axis: LayoutAxis
  private let name: String
  private var known = CGSize.zero
  /// Whether people read from right to left when the row was laid out last.
  private var wasMirrored = false
  /// How far a row that begins at the right has been scrolled from there. A scroll view that becomes wider, or whose
  /// content becomes shorter, moves it before anybody else hears of that.
  private var distance: CGFloat = 0
  /// How far off the right edge of the scroll view it was when it had not been scrolled.
  private var inset: CGFloat = 0
  /// Whether the row has been moved while lengths were changing, which may have changed back since.
  private var isDisplaced = false
  /// Where that is. In another scroll view the row begins anew.
  private var followed: Followed?
  /// Hears of scrolling as long as the row begins at the right.
  private var hook: Platform.PropertyHook?
  private var doubtful: [Doubt] = []
  private var isChecked = true

  /// A scroll view, which would be named after a property that holds it itself.
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

  /// Says which views may have no length, to be seen when they are laid out.
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

  /// Keeps the offset as far from the beginning as it was.
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
    // What has been scrolled stays where it is when a bar comes; what has not keeps off the bar.
    if hasOtherInset, !isElsewhere, !hasTurned, distance >= 1 { return note(scrollView) }
    let least = -scrollView.adjustedContentInset.left
    let end = end(of: bounds.size, in: scrollView)
    if !wasMirrored { distance = known == .zero ? 0 : scrollView.contentOffset.x - least }
    distance = min(max(0, distance), end - least)
    (known, isDisplaced) = (bounds.size, false)
    scrollView.contentOffset.x = isMirrored ? end - distance : least + distance
    listen(isMirrored ? scrollView : nil)
  }

  /// The offset at which one sees the end at the right.
  private func end(of size: CGSize, in scrollView: UIScrollView) -> CGFloat {
    let insets = scrollView.adjustedContentInset
    return max(-insets.left, size.width + insets.right - size.height)
  }

  /// Hears of a scroll view that is scrolled, or of none any more.
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

  /// What moves while lengths change, by more than rounding, is put right when the sensor is laid out.
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

  /// What the scroll view keeps off is another length then, perhaps with the same room.
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
        \(LayoutNames(of: [.view(view)]).name(of: view))
        """
      LayoutDiagnostics.report(
        LayoutIssue(.undefinedLength, message, view: view, at: doubt.line))
    }
  }
}
