import UIKit

final class SignUpViewController: UIViewController, FormFieldDelegate {
  private let scrollView = UIScrollView()
  let name = FormField(caption: "Name") { $0.isEmpty ? "Please enter a name" : nil }
  let mail = FormField(caption: "Mail") { $0.contains("@") ? nil : "That is no address" }
  let button = UIButton(type: .system)
  private(set) lazy var keyboard = KeyboardObserver(scrollView: scrollView)
  var onDone: ((String, String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign up"
    view.backgroundColor = .systemBackground
    mail.textField.keyboardType = .emailAddress
    mail.textField.autocapitalizationType = .none
    mail.textField.returnKeyType = .done
    Theme.current.apply(to: button)
    button.configuration?.title = "Continue"
    button.isEnabled = false
    button.addAction(UIAction { [weak self] _ in self?.submit() }, for: .touchUpInside)
    [name, mail].forEach { $0.delegate = self }
    let stack = UIStackView(arrangedSubviews: [name, mail, button])
    stack.axis = .vertical
    stack.spacing = Theme.current.metrics.margin
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    scrollView.keyboardDismissMode = .interactive
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    scrollView.pinToSuperview()
    stack.pin(to: scrollView)
    stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
    _ = keyboard
  }

  var bottomInset: CGFloat { scrollView.contentInset.bottom }

  private func submit() {
    guard name.check(), mail.check() else { return }
    view.endEditing(true)
    Haptics.success()
    onDone?(name.text, mail.text)
  }

  func formFieldDidChange(_ field: FormField) {
    button.isEnabled = !name.text.isEmpty && !mail.text.isEmpty
  }

  func formFieldShouldReturn(_ field: FormField) -> Bool {
    if field === name {
      mail.textField.becomeFirstResponder()
    } else {
      field.textField.resignFirstResponder()
    }
    return true
  }
}
