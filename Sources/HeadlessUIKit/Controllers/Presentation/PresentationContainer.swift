import Foundation

/// Fills what a presentation covers, with the presented view in it.
final class PresentationContainer: UIView {
  // The presented controller keeps its presentation, and that its container.
  private(set) weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.container = self
  }

  required init?(coder: NSCoder) { nil }

  /// Goes in front of a view, as large as it, or of all that a window holds.
  func open(over view: UIView?, in window: UIWindow?) {
    guard let view, let host = view.superview, host !== window else {
      window?.addSubview(self)
      return
    }
    host.insertSubview(self, aboveSubview: view)
    guard !view.translatesAutoresizingMaskIntoConstraints else {
      frame = view.frame
      return
    }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    placePresentedView()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.traitCollectionDidChange(previousTraitCollection)
    presentation?.traitRegistrations.notify(
      from: previousTraitCollection ?? .base, to: traitCollection)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  func placePresentedView() {
    guard let presentation, let view = presentation.presentedView else { return }
    let frame = presentation.frameOfPresentedViewInContainerView
    if view.frame != frame { view.frame = frame }
    presentation.dimPresenter(presentation.dimsPresenter)
  }

  // MARK: Touches

  /// What is beside the presented view is the presentation's, unless it lets touches through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return presentation.map { $0.receiver(ofTouchAt: point) } ?? self
  }

  /// Touches on plain views of the presented controller come here, too, as the next responder.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { presentation?.touchedBeside() }
  }
}
