import Foundation

/// Shows the input view and the accessory view of a first responder over the window of the
/// responder.
final class KeyboardWindow: UIWindow {
  /// The window below the keyboard, which retains this one.
  private(set) weak var covered: UIWindow?
  private let accessory = KeyboardPart()
  private let input = KeyboardPart()

  init(over window: UIWindow) {
    covered = window
    super.init(frame: window.frame)
    environment = window.environment
    addSubview(input)
    addSubview(accessory)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter keyboard: The current frame of the keyboard, which differs from its regular frame
  ///   while a finger pulls it.
  func show(_ shape: KeyboardShape, at keyboard: CGRect) {
    isHidden = false
    if let covered, frame != covered.frame { frame = covered.frame }
    var place = keyboard
    for (holder, part) in [(accessory, shape.accessoryPart), (input, shape.inputPart)] {
      place.size.height = part?.height ?? 0
      holder.frame = place
      holder.show(part)
      place.origin.y = place.maxY
    }
  }

  /// The visible views, from the bottom up.
  var shownViews: [UIView] { [input, accessory].compactMap(\.shownView) }

  func clear() {
    accessory.show(nil)
    input.show(nil)
    isHidden = true
  }

  /// Touches outside these views belong to other windows.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit is KeyboardPart ? nil : hit
  }
}

/// Contains one of these views, at the width of the window and at the view's own height.
final class KeyboardPart: UIView {
  private weak var view: UIView?
  /// The responder that provides the view.
  private(set) weak var provider: UIResponder?

  /// Continues the responder chain as if the view were in its provider.
  override var next: UIResponder? { provider ?? super.next }

  /// Nil if the view has moved to another superview.
  var shownView: UIView? { view.flatMap { $0.superview === self ? $0 : nil } }

  func show(_ part: KeyboardShape.Part?) {
    let isInside = (part?.provider as? UIView)?.isDescendant(of: self) ?? false
    provider = isInside ? nil : part?.provider
    if let shownView, shownView !== part?.view { shownView.removeFromSuperview() }
    view = part?.view
    guard let view, shownView == nil else { return }
    if view.isFlexibleBar { view.translatesAutoresizingMaskIntoConstraints = false }
    let isFramed = view.translatesAutoresizingMaskIntoConstraints
    if isFramed { view.frame = bounds }
    addSubview(view)
    guard !isFramed else { return }
    // Anchored to the part, so that the view gets no height constraint that others would find among
    // its own.
    let low = view.bottomAnchor.constraint(equalTo: topAnchor)
    low.priority = .fittingSizeLevel
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      view.topAnchor.constraint(equalTo: topAnchor), low,
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = shownView else { return }
    if view.translatesAutoresizingMaskIntoConstraints { view.frame = bounds }
    let height = KeyboardShape.height(of: view, bounds.width)
    if abs(height - bounds.height) > 0.01 { Keyboard.followFirstResponder() }
  }
}

extension UIView {
  /// Whether the view's constraints determine its height above the keyboard: its mask has a
  /// flexible height, and it has an intrinsic height, even if that is zero. Input views say so.
  var isFlexibleBar: Bool {
    if (self as? UIInputView)?.allowsSelfSizing == true { return true }
    return autoresizingMask.contains(.flexibleHeight)
      && intrinsicContentSize.height != UIView.noIntrinsicMetric
  }

  /// The responder that provides the accessory view or the input view around this view.
  var keyboardProvider: UIResponder? {
    guard window is KeyboardWindow else { return nil }
    return sequence(first: self, next: \.superview).lazy
      .compactMap { ($0 as? KeyboardPart)?.provider }.first
  }
}
