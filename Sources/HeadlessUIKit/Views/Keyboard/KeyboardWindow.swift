import Foundation

/// Shows what a first responder puts in place of the keyboard, and above it, over the window that it
/// is in.
final class KeyboardWindow: UIWindow {
  /// The window that the keyboard lies over, which keeps this one.
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

  /// - Parameter keyboard: Where all of it is; where it goes by a finger, that is not where it belongs.
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

  /// From the bottom up.
  var shownViews: [UIView] { [input, accessory].compactMap(\.shownView) }

  func clear() {
    accessory.show(nil)
    input.show(nil)
    isHidden = true
  }

  /// What is beside them is another window's.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit is KeyboardPart ? nil : hit
  }
}

/// Has one of these views, as wide as the window, and as high as it wants to be.
final class KeyboardPart: UIView {
  private weak var view: UIView?
  /// Who has said that the view is shown.
  private(set) weak var provider: UIResponder?

  /// As if the view were in its provider.
  override var next: UIResponder? { provider ?? super.next }

  /// Nil for one that is in something else by now.
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
    // Said about the part, not of the view: nobody has to find it among the view's own.
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
  /// Whether its constraints say how high it is above the keyboard, as they do where its mask has a
  /// flexible height and it says a size of its own, be it zero.
  var isFlexibleBar: Bool {
    autoresizingMask.contains(.flexibleHeight)
      && intrinsicContentSize.height != UIView.noIntrinsicMetric
  }

  /// Who has put it above the keyboard, or in its place.
  var keyboardProvider: UIResponder? {
    guard window is KeyboardWindow else { return nil }
    return sequence(first: self, next: \.superview).lazy
      .compactMap { ($0 as? KeyboardPart)?.provider }.first
  }
}
