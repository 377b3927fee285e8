import UIKit

/// A short text and a button, shown as a card.
final class TipViewController: UIViewController {
  private let transition = CardTransition()
  let label = UILabel()
  let button = UIButton(type: .system)

  init(text: String) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = transition
    label.text = text
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 16
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    button.setTitle("Got it", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 12
    view.addSubview(stack)
    stack.pinToSuperview(20)
  }
}
