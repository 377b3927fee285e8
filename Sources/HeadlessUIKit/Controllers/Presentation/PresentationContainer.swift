import Foundation

/// The container view of a presentation, which contains the presented view.
final class PresentationContainer: UIView {
  // Weak, because the presented controller retains its presentation, and the presentation its
  // container.
  private(set) weak var presentation: UIPresentationController?

  init(_ presentation: UIPresentationController, frame: CGRect) {
    self.presentation = presentation
    super.init(frame: frame)
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentation.container = self
  }

  required init?(coder: NSCoder) { nil }

  /// Opens in front of a view, with its frame, or in front of everything in a window.
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
    if presentation?.placesViewInLayouts != false { placePresentedView() } else { dimPresenter() }
    presentation?.containerViewDidLayoutSubviews()
  }

  /// The presentation determines the frame of the presented view in the new size, not its
  /// autoresizing mask: a sheet would have the wrong size when constraints are solved.
  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if bounds.size != oldBounds.size { placePresentedView() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if hasOtherSizeClasses(than: previousTraitCollection) { setNeedsLayout() }
    presentation?.traitCollectionDidChange(previousTraitCollection)
    presentation?.traitRegistrations.notify(
      from: previousTraitCollection ?? .base, to: traitCollection)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Adds the presented view with its frame, which may depend on the safe area there.
  func show(_ view: UIView?) {
    placePresentedView()
    if let view { addSubview(view) }
    placePresentedView()
  }

  func placePresentedView() {
    guard let presentation, let view = presentation.presentedView else { return }
    let frame = presentation.frameOfPresentedViewInContainerView
    // The engine rounds the frame when constraints inside can't hold. Unless this is accepted, both
    // correct each other endlessly.
    if view.frame != frame, view.frame != pixels.round(frame) { view.frame = frame }
    dimPresenter()
  }

  /// Dims the tint of the presenter, or undims it. Outside of a window it is not known what a sheet
  /// does.
  private func dimPresenter() {
    guard window != nil, let presentation else { return }
    presentation.dimPresenter(presentation.dimsPresenter)
  }

  // MARK: Touches

  /// The presentation decides on touches outside the presented view.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return presentation.map { $0.receiver(ofTouchAt: point) } ?? self
  }

  /// Touches on plain views of the presented controller arrive here, too, through the responder
  /// chain.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.contains(where: { $0.view === self }) { presentation?.didTouchOutside() }
  }
}

extension UIViewController {
  /// The view that shows this controller: if it is presented, its presentation's view, which may contain its own view.
  var shownView: UIView? {
    guard isViewLoaded, presenting != nil, let presentation else { return viewIfLoaded }
    return presentation.presentedView
  }
}
