import UIKit

final class SheetViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let grabber = UIView()
  private var pan: UIPanGestureRecognizer?
  var onDismiss: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    grabber.backgroundColor = .systemFill
    grabber.layer.cornerRadius = 2.5
    view.addSubview(grabber)
    grabber.setSize(width: 36, height: 5)
    NSLayoutConstraint.activate([
      grabber.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      grabber.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
    ])
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    self.pan = pan
    modalPresentationStyle = .pageSheet
    if let sheet = sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = false
    }
    presentationController?.delegate = self
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let group = CAAnimationGroup()
    let scale = CAKeyframeAnimation(keyPath: "transform.scale")
    scale.values = [1, 1.2, 1]
    scale.keyTimes = [0, 0.5, 1]
    let fade = CASpringAnimation(keyPath: "opacity")
    fade.damping = 12
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = fade.settlingDuration
    group.animations = [scale, fade]
    group.duration = max(0.4, fade.duration)
    group.beginTime = CACurrentMediaTime() + 0.1
    grabber.layer.add(group, forKey: "hint")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onDismiss?()
  }
}
