import UIKit

protocol FormFieldDelegate: AnyObject {
  func formFieldDidChange(_ field: FormField)
  func formFieldShouldReturn(_ field: FormField) -> Bool
}

final class FormField: UIView, UITextFieldDelegate {
  let textField = UITextField()
  private let caption = UILabel()
  private let errorLabel = UILabel()
  private let validate: (String) -> String?
  weak var delegate: FormFieldDelegate?

  init(caption text: String, validate: @escaping (String) -> String? = { _ in nil }) {
    self.validate = validate
    super.init(frame: .zero)
    caption.text = text
    caption.font = .preferredFont(forTextStyle: .caption1)
    textField.borderStyle = .roundedRect
    textField.delegate = self
    textField.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.delegate?.formFieldDidChange(self)
      }, for: .editingChanged)
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
    let stack = UIStackView(arrangedSubviews: [caption, textField, errorLabel])
    stack.axis = .vertical
    stack.spacing = 4
    addSubview(stack)
    stack.pinToSuperview()
  }

  required init?(coder: NSCoder) { nil }

  var text: String { textField.text ?? "" }

  @discardableResult
  func check() -> Bool {
    let message = validate(text)
    errorLabel.text = message
    errorLabel.isHidden = message == nil
    return message == nil
  }

  func textFieldDidEndEditing(_ textField: UITextField) { check() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.formFieldShouldReturn(self) ?? true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let old = (textField.text ?? "") as NSString
    return old.replacingCharacters(in: range, with: string).count <= 40
  }
}
