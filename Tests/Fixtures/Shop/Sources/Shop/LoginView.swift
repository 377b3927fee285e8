import DeStijl

public final class LoginView: UIView {
  private let nameLabel = UILabel()
  private let loginButton = UIButton(type: .system)

  public init(name: String) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    nameLabel.adjustsFontForContentSizeCategory = true
    loginButton.setTitle("Log in", for: .normal)
    Mondrian.buildSubviews(on: self) {
      VStackBlock(spacing: 8) {
        nameLabel
        loginButton.viewBlock.height(.min(44))
      }
      .padding(16)
    }
  }

  public required init?(coder: NSCoder) { nil }
}
