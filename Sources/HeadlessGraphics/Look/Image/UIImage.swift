import Foundation

/// An image: a stand-in for a symbol, a drawing, or a file of known size.
// Unchecked: like UIKit's it is Sendable, its only stored property is of a Sendable type and constant,
// and NSObject adds no state.
open class UIImage: NSObject, @unchecked Sendable {
  /// Set during initialization, never after.
  package private(set) var state: ImageState

  /// Creates an image without size and content.
  public override init() {
    state = ImageState(content: .empty, size: .zero, scale: 1)
    super.init()
  }

  convenience init(state: ImageState) {
    self.init()
    self.state = state
  }

  /// Creates an image from PNG, JPEG or GIF data; nil for other data.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  public convenience init?(data: Data, scale: CGFloat) {
    guard let file = ImageFile(data), scale > 0 else { return nil }
    let size = CGSize(width: file.size.width / scale, height: file.size.height / scale)
    self.init(state: ImageState(content: .file(file), size: size, scale: scale))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFile.scale(inName: path))
  }

  // MARK: Equality

  /// Whether both images show the same symbol, file data or drawing in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || other.state == state
  }

  open override var hash: Int { state.hashValue }

  // MARK: By name

  /// Finds a PNG or JPEG file with that name in the main bundle; there are no asset catalogs here.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let path = ImageFile.path(named: name, in: bundle ?? .main) else { return nil }
    self.init(contentsOfFile: path)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Creates the image of an `#imageLiteral`; if there is no such file, the image is empty, and a message is logged.
  public required convenience init(imageLiteralResourceName name: String) {
    let found = UIImage(named: name)
    if found == nil { Headless.logFromAnyThread("There is no image called \(name).") }
    self.init(state: found?.state ?? ImageState(content: .empty, size: .zero, scale: 1))
  }

  // MARK: Symbols

  /// Creates a stand-in with about the symbol's size; nil for an impossible symbol name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(symbol: name, configuration: nil, traits: traitCollection ?? .current)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(
      symbol: name, configuration: configuration as? SymbolConfiguration, traits: .current)
  }

  /// Creates the stand-in for the symbol, whatever the value.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  private convenience init?(
    symbol name: String, configuration: SymbolConfiguration?, traits: UITraitCollection
  ) {
    guard let symbol = SymbolShape(name: name) else { return nil }
    let configuration = configuration ?? .unspecified
    self.init(state: ImageState(symbol: symbol, configuration: configuration, traits: traits))
  }

  // MARK: Animated

  /// Creates an image that shows others in turn, all of them within `duration` seconds, and otherwise has the
  /// properties of the first; nil if there are none.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard var state = images.first?.state else { return nil }
    (state.frames, state.duration) = (images, duration)
    return UIImage(state: state)
  }

  /// Shows in turn the existing images with this name followed by a number from 0 to 1024.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let images = (0...1024).compactMap { UIImage(named: "\(name)\($0)") }
    return animatedImage(with: images, duration: duration)
  }

  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedResizableImageNamed(
      name, capInsets: capInsets, resizingMode: .tile, duration: duration)
  }

  open class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode,
    duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?
      .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
  }

  /// Nil for an image that is not animated.
  open var images: [UIImage]? { state.frames.isEmpty ? nil : state.frames }
  open var duration: TimeInterval { state.duration }

  // MARK: Properties

  open var size: CGSize { state.size }
  open var scale: CGFloat { state.scale }
  open var renderingMode: RenderingMode { state.renderingMode }
  open var imageOrientation: Orientation { state.orientation }
  open var alignmentRectInsets: UIEdgeInsets { state.alignmentRectInsets }
  open var capInsets: UIEdgeInsets { state.capInsets }
  open var resizingMode: ResizingMode { state.resizingMode }
  open var flipsForRightToLeftLayoutDirection: Bool { state.flipsForRightToLeft }
  open var isSymbolImage: Bool { state.symbol != nil }
  open var configuration: Configuration? { state.configuration }
  open var symbolConfiguration: SymbolConfiguration? { state.configuration }
  open var hasBaseline: Bool { state.baselineOffset != nil }
  open var baselineOffsetFromBottom: CGFloat? { state.baselineOffset }

  // MARK: Variants

  private func with(_ change: (inout ImageState) -> Void) -> UIImage {
    var state = state
    change(&state)
    state.frames = state.frames.map { $0.with(change) }
    return UIImage(state: state)
  }

  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    with { $0.baselineOffset = baselineOffset }
  }

  open func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  open func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.mirrored }
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard let configuration = configuration as? SymbolConfiguration else { return self }
    return with { $0.configure(configuration, traits: .current) }
  }

  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return with {
      $0.configure(($0.configuration ?? .unspecified).applying(configuration), traits: .current)
    }
  }

  // MARK: Getting ready

  /// The image itself: there is nothing to decode.
  open func preparingForDisplay() -> UIImage? { self }

  /// Passes the image itself to the handler, on the next turn of the main queue.
  open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.main.async { completionHandler(self) }
  }

  /// The image in the largest size with the same proportions that fits; nil for an empty size.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, self.size.width > 0, self.size.height > 0 else {
      return nil
    }
    let factor = min(size.width / self.size.width, size.height / self.size.height)
    let fitting = CGSize(width: self.size.width * factor, height: self.size.height * factor)
    return UIGraphicsImageRenderer(size: fitting).image { draw(in: $0.format.bounds) }
      .withRenderingMode(renderingMode)
  }

  /// Passes the image in another size to the handler, on the next turn of the main queue.
  open func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  // MARK: Drawing

  /// Draws the image at its own size in the current context; has no effect outside of drawing.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image; modes that pictures lack are drawn as the normal mode.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = DrawingContext.current else { return }
    context.draw(.image(state, rect)) {
      $0.fill = context.state.fill
      $0.blendMode = blendMode
      $0.alpha = alpha
    }
  }
}
