import UIKit

final class ToastView: UIVisualEffectView {
  private let label = UILabel()

  init(text: String) {
    super.init(effect: UIBlurEffect(style: .systemMaterial))
    label.text = text
    label.font = Theme.current.body
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
    label.pin(to: contentView, insets: UIEdgeInsets(top: 10, left: 16, bottom: 10, right: 16))
    layer.cornerRadius = 10
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(in view: UIView, then completion: @escaping () -> Void = {}) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: view.centerXAnchor),
      bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
    ])
    transform = CGAffineTransform(translationX: 0, y: 40)
    alpha = 0
    UIView.animate(
      withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.transform = .identity
        self.alpha = 1
      }, completion: { _ in completion() })
  }
}
