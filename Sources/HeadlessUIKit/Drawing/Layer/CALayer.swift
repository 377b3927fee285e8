import Foundation

/// The layer that draws a view. See `Headless.render` for what is drawn.
open class CALayer: NSObject {
  // MARK: Geometry

  // Unchecked, since every layout reads them, and no half-written number is ever visible.
  @exclusivity(unchecked) open var bounds = CGRect.zero {
    didSet {
      if !bounds.isFinite { bounds = refuse("bounds", bounds, oldValue) }
      if needsDisplayOnBoundsChange, bounds != oldValue { setNeedsDisplay() }
      viewNode?.unsettle()
    }
  }
  @exclusivity(unchecked) open var position = CGPoint.zero {
    didSet {
      if !position.isFinite { position = refuse("position", position, oldValue) }
      viewNode?.unsettle()
    }
  }
  open var anchorPoint: CGPoint {
    get { rare?.anchorPoint ?? .middle }
    set {
      ensureRare().anchorPoint = usable(newValue, "anchorPoint", before: anchorPoint)
      viewNode?.unsettle()
    }
  }
  open var zPosition: CGFloat {
    get { rare?.zPosition ?? 0 }
    set {
      ensureRare().zPosition =
        newValue.isFinite ? newValue : refuse("zPosition", newValue, zPosition)
    }
  }
  open var transform: CATransform3D {
    get { rare?.transform ?? CATransform3DIdentity }
    set { ensureRare().transform = usable(newValue, "transform", before: transform) }
  }

  // MARK: Appearance

  // Small properties are declared together to avoid padding.
  @exclusivity(unchecked) open var isHidden = false
  @exclusivity(unchecked) open var opacity: Float = 1 {
    didSet { if !opacity.isFinite { opacity = refuse("opacity", opacity, oldValue) } }
  }
  open var isOpaque = false
  /// Stored without effect.
  open var isDoubleSided = true
  open var masksToBounds = false
  /// Stored without effect.
  open var isGeometryFlipped = false
  /// Stored without effect.
  open var shouldRasterize = false
  /// Stored without effect.
  open var allowsGroupOpacity = true
  private var wantsLayout = false
  private var wantsDisplay = false
  open var contentsScale: CGFloat = 1
  open var backgroundColor: CGColor?
  open var cornerRadius: CGFloat {
    get { rim.cornerRadius }
    set { ensureRim().cornerRadius = usable(newValue, "cornerRadius", before: cornerRadius) }
  }
  open var maskedCorners: CACornerMask {
    get { rim.maskedCorners }
    set { ensureRim().maskedCorners = newValue }
  }
  /// Stored without effect.
  open var cornerCurve: CALayerCornerCurve {
    get { rim.cornerCurve }
    set { ensureRim().cornerCurve = newValue }
  }
  open var borderWidth: CGFloat {
    get { rim.borderWidth }
    set { ensureRim().borderWidth = usable(newValue, "borderWidth", before: borderWidth) }
  }
  open var borderColor: CGColor? {
    get { rim.borderColor }
    set { ensureRim().borderColor = newValue }
  }
  open var shadowColor: CGColor? {
    get { rim.shadowColor }
    set { ensureRim().shadowColor = newValue }
  }
  open var shadowOpacity: Float {
    get { rim.shadowOpacity }
    set { ensureRim().shadowOpacity = newValue }
  }
  open var shadowOffset: CGSize {
    get { rim.shadowOffset }
    set { ensureRim().shadowOffset = usable(newValue, "shadowOffset", before: shadowOffset) }
  }
  open var shadowRadius: CGFloat {
    get { rim.shadowRadius }
    set { ensureRim().shadowRadius = usable(newValue, "shadowRadius", before: shadowRadius) }
  }
  open var shadowPath: CGPath? {
    get { rim.shadowPath }
    set { ensureRim().shadowPath = newValue }
  }
  /// Stored without effect.
  open var rasterizationScale: CGFloat {
    get { rare?.rasterizationScale ?? 1 }
    set { ensureRare().rasterizationScale = newValue }
  }
  open var name: String? {
    get { rare?.name }
    set { ensureRare().name = newValue }
  }

  /// An image that is drawn over the background: a `CGImage`. Any other object is stored and not
  /// drawn.
  open var contents: Any? {
    get { rare?.contents }
    set { ensureRare().contents = newValue }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { rare?.contentsGravity ?? .resize }
    set { ensureRare().contentsGravity = newValue }
  }
  /// The part of the contents that is drawn, in the unit square.
  open var contentsRect: CGRect {
    get { rare?.contentsRect ?? .unit }
    set { ensureRare().contentsRect = usable(newValue, "contentsRect", before: contentsRect) }
  }
  /// The stretchable part of the contents that are drawn, in the unit square. The parts beside it
  /// keep their width; the parts above and below it keep their height. Applies only if
  /// ``contentsGravity`` resizes.
  open var contentsCenter: CGRect {
    get { rare?.contentsCenter ?? .unit }
    set { ensureRare().contentsCenter = usable(newValue, "contentsCenter", before: contentsCenter) }
  }
  /// Transforms all sublayers about this layer's ``anchorPoint``, in addition to their own
  /// transforms. Only its part in the plane applies. Points are converted with it.
  open var sublayerTransform: CATransform3D {
    get { rare?.sublayerTransform ?? CATransform3DIdentity }
    set {
      ensureRare().sublayerTransform = usable(
        newValue, "sublayerTransform", before: sublayerTransform)
    }
  }
  /// Stored without effect.
  open var actions: [String: any CAAction]? {
    get { rare?.actions }
    set { ensureRare().actions = newValue }
  }
  /// Stored without effect.
  open var compositingFilter: Any? {
    get { rare?.compositingFilter }
    set { ensureRare().compositingFilter = newValue }
  }
  open var needsDisplayOnBoundsChange: Bool {
    get { rare?.flags.contains(.needsDisplayOnBoundsChange) ?? false }
    set { ensureRare().set(.needsDisplayOnBoundsChange, newValue) }
  }
  /// Stored without effect.
  open var drawsAsynchronously: Bool {
    get { rare?.flags.contains(.drawsAsynchronously) ?? false }
    set { ensureRare().set(.drawsAsynchronously, newValue) }
  }
  /// Stored without effect.
  open var allowsEdgeAntialiasing: Bool {
    get { rare?.flags.contains(.allowsEdgeAntialiasing) ?? false }
    set { ensureRare().set(.allowsEdgeAntialiasing, newValue) }
  }
  /// The properties that most layers never use.
  var rare: RareLayerState?
  /// Nil if the layer has the default appearance of its edges.
  var ownRim: LayerRim?

  /// The layer is drawn only where the mask is not transparent. The mask is not a sublayer.
  open var mask: CALayer? {
    get { rare?.mask }
    set { ensureRare().mask = newValue }
  }

  // MARK: Hierarchy

  /// Unowned: the parent clears this reference before it is deallocated.
  private unowned(unsafe) var parent: CALayer?
  private var children: [CALayer] = []

  /// The color that a view has set, and the color that it was resolved to.
  var viewBackground: (color: UIColor, resolved: CGColor)?

  /// The node of the view that has this layer, so that drawing finds the view.
  var viewNode: LayoutNode?

  package var belongsToView: Bool { viewNode != nil }

  public override init() {
    super.init()
  }

  /// Creates a copy that is shown during an animation. Never called here. The new layer has the
  /// default values of a layer, and a subclass has its own.
  public init(layer: Any) {
    super.init()
  }

  /// Archives are not supported: always returns nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  convenience init(dynamic: Void) { self.init() }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  open var superlayer: CALayer? { parent }

  /// The children in drawing order; nil if there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set {
      for child in children { child.parent = nil }
      children = []
      for child in newValue ?? [] { addSublayer(child) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    insert(layer, at: children.count)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    insert(layer, at: min(Int(idx), children.count))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sibling.flatMap { children.index(identicalTo: $0) } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let below = sibling.flatMap { children.index(identicalTo: $0) }
    insert(layer, at: below.map { $0 + 1 } ?? children.count)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, children.contains(where: { $0 === oldLayer }) else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    parent?.children.remove(identicalTo: self)
    parent = nil
  }

  /// A layer can't be inside itself; such a request is ignored.
  private func insert(_ layer: CALayer, at index: Int) {
    guard layer.children.isEmpty ? layer !== self : !isInside(layer) else { return }
    children.insert(layer, at: index)
    layer.parent = self
  }

  // MARK: Layout and drawing

  /// Is told of the layout and the drawing of a layer without a view. Views lay themselves out and
  /// draw themselves without a request from their layers.
  open weak var delegate: (any CALayerDelegate)? {
    get { rare?.delegate }
    set { ensureRare().delegate = newValue }
  }

  open func setNeedsLayout() { wantsLayout = true }

  /// Lays out the layer if its size has changed or a layout was requested, then its sublayers.
  /// Rendering calls this first.
  open func layoutIfNeeded() {
    if wantsLayout || rare?.laidOutSize != bounds.size {
      wantsLayout = false
      ensureRare().laidOutSize = bounds.size
      layoutSublayers()
    }
    for child in children where !child.belongsToView { child.layoutIfNeeded() }
  }

  open func needsLayout() -> Bool { wantsLayout }
  open func preferredFrameSize() -> CGSize { bounds.size }

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func setNeedsDisplay() { wantsDisplay = true }
  /// Marks the whole layer.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  open func needsDisplay() -> Bool { wantsDisplay }
  /// Never called here: layer values change at once, and each picture draws all of them.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Never called here.
  open class func defaultAction(forKey eventKey: String) -> (any CAAction)? { nil }
  /// Returns the action of the delegate. Never called here: values change at once.
  open func action(forKey eventKey: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: eventKey) ?? Self.defaultAction(forKey: eventKey)
  }

  open func displayIfNeeded() {
    guard wantsDisplay else { return }
    wantsDisplay = false
    display()
  }

  open func display() {
    delegate?.layerWillDraw(self)
    delegate?.display(self)
  }

  open func add(_ anim: CAAnimation, forKey key: String?) { startAnimation(anim, forKey: key) }
  open func removeAnimation(forKey key: String) { animations?.remove { $0 == key } }
  open func removeAllAnimations() {
    animations?.remove { _ in true }
    stopMoving()
  }

  /// Draws between background and border, in each picture.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws what a subclass adds to background and border.
  func drawContent(into picture: inout Picture) { drawContents(into: &picture) }

  // MARK: Time

  /// Nil stands for the time of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.outerTime(t) ?? t)
  }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let outer = outerTime(t)
    return l?.localTime(outer) ?? outer
  }

  // MARK: Coordinates

  /// The bounding box of the transformed bounds, in the coordinates of the superlayer.
  open var frame: CGRect {
    get { outerFrame }
    set {
      if newValue.isFinite { fill(newValue) } else { _ = refuse("frame", newValue, newValue) }
    }
  }

  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Nil stands for the coordinates around the outermost layer, in which that layer has its frame.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let outside = l.map { p.applying($0.toOutermost) } ?? p
    return outside.applying(toOutermost.inverted())
  }

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let outside = p.applying(toOutermost)
    return l.map { outside.applying($0.toOutermost.inverted()) } ?? outside
  }

  /// Returns the bounding box of the converted rectangle.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    let outside = l.map { r.applying($0.toOutermost) } ?? r
    return outside.applying(toOutermost.inverted())
  }

  /// Returns the bounding box of the converted rectangle.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    let outside = r.applying(toOutermost)
    return l.map { outside.applying($0.toOutermost.inverted()) } ?? outside
  }

  /// Returns the deepest layer at a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }

  /// Returns the layer itself, unless a clock is in use and drives an animation of the view. In
  /// that case, returns a copy without sublayers in its state at this moment.
  open func presentation() -> Self? { shown() }
  open func model() -> Self { modelOfShown() }

  // MARK: Animations

  open func animationKeys() -> [String]? {
    let keys = animations?.running.compactMap(\.key) ?? []
    return keys.isEmpty ? nil : keys
  }

  open func animation(forKey key: String) -> CAAnimation? {
    animations?.running.last { $0.key == key }?.animation
  }
}
