/// An invisible subview that feels what happens to the view around it: its size and its traits. Stacks
/// do not arrange it, fingers and screen readers do not meet it.
///
/// It goes with the view. An app that takes all subviews out takes it out, too: it is back on the next turn of
/// the main actor, not sooner, since whoever empties a view may go on until there is nothing in it.
final class StyleSensor: UIView, SensorView, StayingSubview, Companion {
  var nextCompanion: (any Companion)?
  var traitActions: [@MainActor (UIView) -> Void] = []
  var sizeAction: (@MainActor (UIView) -> Void)?
  /// The view that it feels for.
  private weak var feeler: UIView?
  /// Those of that view which it has felt last.
  private var feltTraits: UITraitCollection?

  private init(_ feeler: UIView) {
    self.feeler = feeler
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The sensor of a view, in its place.
  static func of(_ view: UIView) -> StyleSensor {
    let sensor = Platform.companion(of: view) { StyleSensor(view) }
    sensor.settle()
    return sensor
  }

  /// Where it belongs.
  private var home: UIView? { (feeler as? UIVisualEffectView)?.contentView ?? feeler }

  /// Goes where it belongs, if it is not there, and feels what has changed meanwhile.
  private func settle() {
    guard let home, superview !== home else { return }
    frame = CGRect(origin: .zero, size: home.bounds.size)
    home.insertSubview(self, at: 0)
    feelTraits()
  }

  /// Tells if the traits of the view are others than before: its own change, too, as it goes and comes.
  private func feelTraits() {
    guard let feeler, superview === home, feeler.traitCollection != feltTraits else { return }
    feltTraits = feeler.traitCollection
    for act in traitActions { act(feeler) }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let home, superview !== home else { return }
    Task { @MainActor [weak self] in self?.settle() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    feelTraits()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let feeler { sizeAction?(feeler) }
  }
}
