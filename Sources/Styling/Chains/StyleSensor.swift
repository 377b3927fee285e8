/// An invisible subview that observes the size and the traits of the view around it. Stacks do not
/// arrange it, and touches and assistive technologies do not reach it.
///
/// It is released with the view. An app that removes all subviews removes it, too. It returns on
/// the next turn of the main actor, not sooner, because code that empties a view may loop until
/// there are no subviews.
final class StyleSensor: UIView, SensorView, StayingSubview, Companion {
  var nextCompanion: (any Companion)?
  var traitActions: [@MainActor (UIView) -> Void] = []
  var sizeAction: (@MainActor (UIView) -> Void)?
  /// The view that it observes.
  private weak var observedView: UIView?
  /// The last known traits of that view.
  private var lastTraits: UITraitCollection?

  private init(_ observedView: UIView) {
    self.observedView = observedView
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Returns the sensor of a view, in its place.
  static func of(_ view: UIView) -> StyleSensor {
    let sensor = Platform.companion(of: view) { StyleSensor(view) }
    sensor.settle()
    return sensor
  }

  /// The superview that it belongs in.
  private var container: UIView? {
    (observedView as? UIVisualEffectView)?.contentView ?? observedView
  }

  /// Moves to its superview, if it is not there, and checks for changes in the meantime.
  private func settle() {
    guard let container, superview !== container else { return }
    frame = CGRect(origin: .zero, size: container.bounds.size)
    container.insertSubview(self, at: 0)
    reportTraitChanges()
  }

  /// Reports traits that differ from the last known ones. Its own removal and return may change
  /// them, too.
  private func reportTraitChanges() {
    guard let observedView, superview === container, observedView.traitCollection != lastTraits
    else { return }
    lastTraits = observedView.traitCollection
    for act in traitActions { act(observedView) }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let container, superview !== container else { return }
    Task { @MainActor [weak self] in self?.settle() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    reportTraitChanges()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let observedView { sizeAction?(observedView) }
  }
}
