import TestSupport
import Testing

// The login screen of ViewComposer's document, with and without ViewComposer. A closure replaces the
// selector here.

private let height: CGFloat = 50
private let style: ViewStyle = [.font(.big), .height(height)]
private let fieldStyle = style <<- .borderWidth(2)

@MainActor
private final class LoginViewController: UIViewController {
  var logins = 0

  lazy var emailField: UITextField = fieldStyle <<- [.placeholder("Email"), .delegate(self)]
  lazy var passwordField: UITextField = fieldStyle <<- [.placeholder("Password"), .delegate(self)]

  // can line break merge
  lazy var loginButton: UIButton =
    style <<- .states([Normal("Login", .blue), Highlighted("Logging in...", .red)])
    <- .target(ControlActor { [weak self] in self?.loginButtonPressed() })
    <- [.color(.green), .cornerRadius(height / 2)]

  lazy var stackView: UIStackView =
    .axis(.vertical) <- .views([self.emailField, self.passwordField, self.loginButton])
    <- [.spacing(20), .layoutMargins(all: 20), .marginsRelative(true)]

  func loginButtonPressed() { logins += 1 }
}

extension LoginViewController: UITextFieldDelegate {
  public func textFieldDidEndEditing(_ textField: UITextField) {
    textField.validate()
  }
}

extension UITextField {
  fileprivate func validate() { tag += 1 }
}

extension UIFont {
  fileprivate static let big = UIFont.boldSystemFont(ofSize: 30)
}

@MainActor
private final class VanillaLoginViewController: UIViewController {
  lazy var emailField: UITextField = {
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    field.placeholder = "Email"
    field.layer.borderWidth = 2
    field.font = .big
    field.addConstraint(field.heightAnchor.constraint(equalToConstant: height))
    return field
  }()

  lazy var passwordField: UITextField = {
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    field.placeholder = "Password"
    field.layer.borderWidth = 2
    field.font = .big
    field.addConstraint(field.heightAnchor.constraint(equalToConstant: height))
    return field
  }()

  lazy var loginButton: UIButton = {
    let button = UIButton()
    button.translatesAutoresizingMaskIntoConstraints = false
    button.layer.cornerRadius = height / 2
    button.layer.masksToBounds = true
    button.titleLabel?.font = .big
    button.addConstraint(button.heightAnchor.constraint(equalToConstant: height))
    button.setTitle("Login", for: .normal)
    button.setTitle("Logging in...", for: .highlighted)
    button.setTitleColor(.blue, for: .normal)
    button.setTitleColor(.red, for: .highlighted)
    button.backgroundColor = .green
    return button
  }()

  lazy var stackView: UIStackView = {
    let stackView = UIStackView(arrangedSubviews: [
      self.emailField, self.passwordField, self.loginButton,
    ])
    stackView.translatesAutoresizingMaskIntoConstraints = false
    stackView.axis = .vertical
    stackView.spacing = 20
    let margins: CGFloat = 20
    stackView.layoutMargins = UIEdgeInsets(
      top: margins, left: margins, bottom: margins, right: margins)
    stackView.isLayoutMarginsRelativeArrangement = true
    return stackView
  }()
}

@MainActor
struct LoginSnippets {
  @Test func styledLoginEqualsTheVanillaOne() {
    let styled = LoginViewController()
    let vanilla = VanillaLoginViewController()
    vanilla.emailField.delegate = styled
    vanilla.passwordField.delegate = styled
    #expect(looks(styled.stackView) == looks(vanilla.stackView))
  }

  @Test func styledLoginCallsItsDelegateAndTarget() {
    let login = LoginViewController()
    #expect(login.emailField.delegate === login && login.passwordField.delegate === login)
    login.textFieldDidEndEditing(login.emailField)
    #expect(login.emailField.tag == 1)
    login.loginButton.sendActions(for: .primaryActionTriggered)
    #expect(login.logins == 1)
  }

  @Test func styledLoginScreenIsReleased() {
    weak var released: LoginViewController?
    do {
      let login = LoginViewController()
      login.view.addSubview(login.stackView)
      released = login
    }
    #expect(released == nil)
  }
}
