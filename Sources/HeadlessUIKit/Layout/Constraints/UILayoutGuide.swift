import Foundation

/// A rectangle that takes part in the layout without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  // Unsafe for `deinit` alone, which is not isolated.
  nonisolated(unsafe) let node = LayoutNode()
  /// An object that a framework keeps with the guide, in place of associated objects, which need an Objective-C
  /// runtime.
  @exclusivity(unchecked) package final var companion: AnyObject?

  /// The frame from the last layout; relative to the origin of the visible part for a fixed guide.
  var placedFrame = CGRect.zero

  public override init() {
    super.init()
    node.guide = self
  }

  /// Ignores the coder: there are no archives.
  public required init?(coder: NSCoder) {
    super.init()
    node.guide = self
  }

  deinit {
    node.guide = nil
  }

  open var identifier: String = "" {
    didSet { if node.guideOwner != nil { Headless.siblingsDidChange() } }
  }

  open weak var owningView: UIView? {
    get { node.guideOwner }
    set {
      guard newValue !== node.guideOwner else { return }
      node.guideOwner?.removeLayoutGuide(self)
      newValue?.addLayoutGuide(self)
    }
  }

  open var layoutFrame: CGRect {
    guard let kind = node.systemKind, let view = node.guideOwner else { return placedFrame }
    if node.slot < 0 { return SystemGuide.frame(kind, of: view) }
    let visible = node.isFixed ? view.bounds.origin : .zero
    return placedFrame.offsetBy(dx: visible.x, dy: visible.y)
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(node, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(node, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(node, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(node, .centerY) }

  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    node.constraintsAffectingLayout(for: axis)
  }

  open var hasAmbiguousLayout: Bool { node.hasAmbiguousLayout }
}
