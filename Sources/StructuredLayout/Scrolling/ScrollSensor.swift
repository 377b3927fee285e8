/// An invisible view in a scroll view, as long as the content, and across that as long as what one
/// sees of it. So it is laid out whenever either changes.
///
/// Where people read from right to left, it keeps a row at the place to which it has been scrolled, as
/// seen from its beginning at the right, also when the direction turns. And it tells when the content turns out to have no length.
final class ScrollSensor: UIView {
  private let axis: LayoutAxis
  private let name: String
  private var known = CGSize.zero
  /// Whether people read from right to left when the row was laid out last.
  private var wasMirrored = false
  private var doubtful: [Doubt] = []
  private var isChecked = true

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
    let size = bounds.size
    let isMirrored = scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    defer { wasMirrored = isMirrored }
    let hasTurned = isMirrored != wasMirrored && known != .zero
    guard hasTurned || isMirrored && size != known else { return }
    let (insets, old) = (scrollView.adjustedContentInset, scrollView.contentOffset.x)
    let end = max(-insets.left, size.width + insets.right - size.height)
    let oldEnd = max(-insets.left, known.width + insets.right - known.height)
    let distance = wasMirrored ? oldEnd - old : old + insets.left
    let isAtStart = known == .zero || !hasTurned && old >= end
    let start = isMirrored ? end : -insets.left
    let offset = isMirrored ? start - distance : start + distance
    scrollView.contentOffset.x = isAtStart ? start : max(-insets.left, min(offset, end))
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
        the content of \(name) has no \(length): nothing says how \
        \(axis == .vertical ? "high" : "wide") \(LayoutNames(of: [.view(view)]).name(of: view)) is
        """
      LayoutDiagnostics.report(
        LayoutIssue(.undefinedLength, message, view: view, at: doubt.line))
    }
  }
}
