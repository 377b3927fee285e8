import DeStijl

struct StyledLoginScreen: Screen {
  let name = "styles-login"
  let title = "Styles: a login"
  let summary = "Fields and a button that share a style, merged with attributes of their own."
  let extent = ScreenExtent.width(320)

  var body: ScreenBody { .view(StyledLoginView()) }
}

private let fieldHeight: CGFloat = 50
private let style: ViewStyle = [.font(.systemFont(ofSize: 20)), .height(fieldHeight)]
private let fieldStyle = style <<- [.borderWidth(2), .borderColor(.separator)]

/// Two fields and a button in a stack; the button shows how often it was pressed.
final class StyledLoginView: UIView, UITextFieldDelegate {
  private(set) var logins = 0

  private lazy var emailField: UITextField =
    fieldStyle <<- [.placeholder("Email"), .delegate(self), .keyboardType(.emailAddress)]
  private lazy var passwordField: UITextField =
    fieldStyle <<- [.placeholder("Password"), .delegate(self), .isSecureTextEntry(true)]
  private(set) lazy var loginButton: UIButton =
    style <<- .states([Normal("Login", .white), Highlighted("Logging in…", .yellow)])
    <- .target(ControlActor { [weak self] in self?.logins += 1 })
    <- [.color(.mondrianBlue), .cornerRadius(fieldHeight / 2)]
  private lazy var stack: UIStackView =
    .axis(.vertical) <- .views([emailField, passwordField, loginButton])
    <- [.spacing(20), .layoutMargins(all: 20), .marginsRelative(true)]

  init() {
    super.init(frame: .zero)
    backgroundColor(.systemBackground)
    Mondrian.buildSubviews(on: self) {
      VStackBlock(alignment: .fill) {
        stack
        StackingSpacer(minLength: 0)
      }
    }
  }

  required init?(coder: NSCoder) { nil }
}
