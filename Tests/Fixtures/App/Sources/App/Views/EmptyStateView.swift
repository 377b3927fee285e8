import UIKit

final class EmptyStateView: UIView {
  private let imageView = UIImageView()
  private let label = UILabel()
  let button = UIButton(type: .system)

  init(image: UIImage?, message: String, action: String?, handler: @escaping () -> Void) {
    super.init(frame: .zero)
    imageView.image = image
    imageView.contentMode = .scaleAspectFit
    label.text = message
    label.numberOfLines = 0
    label.textAlignment = .center
    button.setTitle(action, for: .normal)
    button.isHidden = action == nil
    button.addAction(UIAction { _ in handler() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [imageView, label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.setCustomSpacing(24, after: label)
    addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: readableContentGuide.trailingAnchor),
      imageView.heightAnchor.constraint(equalToConstant: 80),
    ])
  }

  required init?(coder aDecoder: NSCoder) { fatalError() }
}
