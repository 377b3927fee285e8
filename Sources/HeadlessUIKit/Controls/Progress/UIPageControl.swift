import Foundation

/// A row of dots that shows the current page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  public enum BackgroundStyle: Int, Sendable {
    case automatic, prominent, minimal
  }

  public enum InteractionState: Int, Sendable {
    case none, discrete, continuous
  }

  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  private var storedPage = 0
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Pages

  open var numberOfPages = 0 {
    willSet { willChange(.numberOfPages) }
    didSet {
      defer { didChange(.numberOfPages) }
      numberOfPages = max(0, numberOfPages)
      show(page: storedPage)
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The page that was set, limited to the existing pages.
  open var currentPage: Int {
    get { storedPage }
    set {
      willChange(.currentPage)
      show(page: newValue)
      didChange(.currentPage)
    }
  }

  private func show(page: Int) {
    storedPage = min(max(page, 0), max(0, numberOfPages - 1))
    setNeedsDisplay()
  }

  open var hidesForSinglePage = false {
    didSet { setNeedsDisplay() }
  }

  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  /// Stored without effect.
  open var backgroundStyle = BackgroundStyle.automatic
  /// Stored without effect.
  open var allowsContinuousInteraction = true
  open private(set) var interactionState = InteractionState.none

  open var direction = Direction.natural {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// Replaces the dots, in their color. The size of the control does not change.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Replaces the dot of the current page.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }
  /// Replaces the preferred image on one page.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page]
  }
  /// Replaces the preferred image while the page is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    setNeedsDisplay()
  }

  private func shownImage(forPage page: Int) -> UIImage? {
    let current = currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage
    return (page == currentPage ? current : nil)
      ?? indicatorImages[page] ?? preferredIndicatorImage
  }

  // MARK: Layout

  private var isVertical: Bool { direction == .topToBottom || direction == .bottomToTop }

  private var isReversed: Bool {
    switch direction {
    case .natural: isRightToLeft
    case .leftToRight, .topToBottom: false
    case .rightToLeft, .bottomToTop: true
    }
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// Returns the size for a number of pages; a negative number counts as none.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let length =
      CGFloat(max(0, pageCount)) * ControlMeasure.pageControlPitch.length
      + ControlMeasure.pageControlEnds.length
    let height = ControlMeasure.pageControlHeight.length
    return isVertical
      ? CGSize(width: height, height: length) : CGSize(width: length, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Input

  override var claimsTaps: Bool { true }

  /// A tap after the center goes to the next page, a tap before it to the previous one.
  override func activate(at point: CGPoint) {
    let isAfter = isVertical ? point.y >= bounds.midY : point.x >= bounds.midX
    let old = currentPage
    show(page: old + (isAfter != isReversed ? 1 : -1))
    guard currentPage != old else { return }
    interactionState = .discrete
    valueDidChangeByUser()
    interactionState = .none
  }

  // MARK: Drawing

  /// More dots than fit on any screen.
  private static let maximumDots = 1_000

  override func drawContent(into picture: inout Picture) {
    guard !(hidesForSinglePage && numberOfPages <= 1) else { return }
    let pitch = ControlMeasure.pageControlPitch.length
    let dot = ControlMeasure.pageControlDot.length
    let start = -pitch * CGFloat(numberOfPages - 1) / 2
    for page in 0..<min(numberOfPages, Self.maximumDots) {
      let offset = (start + pitch * CGFloat(page)) * (isReversed ? -1 : 1)
      let rect = bounds.centered(CGSize(width: dot, height: dot))
        .offsetBy(dx: isVertical ? 0 : offset, dy: isVertical ? offset : 0)
      let color =
        page == currentPage
        ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .tertiaryLabel
      guard let image = shownImage(forPage: page) else {
        picture.fillCapsule(rect, faded(color))
        continue
      }
      let isOriginal = image.renderingMode == .alwaysOriginal
      picture.draw(
        (isOriginal ? image : image.withRenderingMode(.alwaysTemplate)).state,
        at: ImagePlacement(
          rect: rect.centered(image.size), tint: faded(color), isRightToLeft: isRightToLeft))
    }
  }
}
