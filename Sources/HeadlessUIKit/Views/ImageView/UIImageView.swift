import Foundation

/// Shows an image according to the content mode.
@preconcurrency @MainActor
open class UIImageView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin()
    self.image = image
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  private func begin() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// An animated image follows the clock of the window's world, from when it is set or the view
  /// enters the window.
  open var image: UIImage? {
    willSet { willChange(.image) }
    didSet {
      if image !== oldValue { stillImageDidChange() }
      didChange(.image)
    }
  }

  open var highlightedImage: UIImage? {
    willSet { willChange(.highlightedImage) }
    didSet {
      if highlightedImage !== oldValue { stillImageDidChange() }
      didChange(.highlightedImage)
    }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { imageDidChange() } }
  }

  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { sizeDidChange() }
  }

  // MARK: Animation

  /// While the images animate, the view has the size of the first one.
  open var animationImages: [UIImage]? {
    willSet { willChange(.animationImages) }
    didSet {
      if isAnimating { imageDidChange() }
      didChange(.animationImages)
    }
  }

  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isAnimating { imageDidChange() } }
  }

  /// In seconds; at 0, each image is shown for a thirtieth of a second.
  open var animationDuration: TimeInterval = 0
  /// After this number of cycles, the animation stops by the clock of the window's world; at 0, it
  /// never stops.
  open var animationRepeatCount = 0
  open private(set) var isAnimating = false

  /// Starts with the first image.
  open func startAnimating() { animate(animatedImages != nil) }
  open func stopAnimating() { animate(false) }

  private func animate(_ isAnimating: Bool) {
    guard isAnimating || self.isAnimating else { return }
    self.isAnimating = isAnimating
    imageDidChange()
  }

  private var animatedImages: ImageSequence? {
    let highlighted = isHighlighted ? highlightedAnimationImages : nil
    return ImageSequence(highlighted ?? animationImages ?? [], duration: animationDuration)
  }

  /// The time at which the image sequence began, by the clock.
  private var beginning: TimeInterval = 0
  private var end: VirtualTime.Timer?

  /// Restarts the image sequence from its first image.
  private func restartSequence() {
    end = nil
    guard let sequence else { return }
    Headless.World.run(around: self) {
      beginning = WorldClock.now
      guard isAnimating, animationRepeatCount > 0 else { return }
      let time = sequence.duration * Double(animationRepeatCount)
      end = WorldClock.after(time) { [weak self] in self?.animate(false) }
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    restartSequence()
  }

  // MARK: Layout

  /// The visible image, at its size in this view; the first image of a sequence.
  var shownImage: ImageState? { shownImage(after: 0) }

  private var stillImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The image sequence; nil for a single image.
  private var sequence: ImageSequence? {
    if isAnimating { return animatedImages }
    guard let stillImage, let images = stillImage.images else { return nil }
    return ImageSequence(images, duration: stillImage.duration)
  }

  private func shownImage(after time: TimeInterval) -> ImageState? {
    guard var state = (sequence?.image(after: time) ?? stillImage)?.state else { return nil }
    if state.symbol != nil {
      let own = state.configuration ?? .unspecified
      let preferred = preferredSymbolConfiguration ?? .unspecified
      let insets = state.alignmentRectInsets
      state.configure(preferred.applying(own), traits: traitCollection)
      state.alignmentRectInsets = insets
    }
    return state
  }

  private func imageDidChange() {
    restartSequence()
    sizeDidChange()
  }

  /// A running image sequence continues.
  private func stillImageDidChange() {
    if !isAnimating { restartSequence() }
    sizeDidChange()
  }

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else { return super.intrinsicContentSize }
    let insets = image.alignmentRectInsets
    return CGSize(
      width: max(0, image.size.width - insets.left - insets.right),
      height: max(0, image.size.height - insets.top - insets.bottom))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if image?.isSymbolImage == true { sizeDidChange() }
  }

  // MARK: Drawing

  override func drawContent(into picture: inout Picture) {
    let now = sequence == nil ? beginning : Headless.World.run(around: self) { WorldClock.now }
    guard let image = shownImage(after: now - beginning) else { return }
    picture.draw(
      image,
      at: ImagePlacement(
        rect: contentMode.rect(of: image.size, in: bounds),
        tint: shownColor(.tintColor),
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
  }
}

extension UIView.ContentMode {
  /// Returns the rectangle of content with a size in the given bounds.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .null }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
      let scaled = CGSize(width: size.width * factor, height: size.height * factor)
      return Self.place(scaled, in: bounds, x: 0.5, y: 0.5)
    default:
      return Self.place(size, in: bounds, x: shares.x, y: shares.y)
    }
  }

  /// The fractions of the free space on the left and above.
  private var shares: (x: CGFloat, y: CGFloat) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }

  private static func place(_ size: CGSize, in bounds: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
