import DeStijl

/// A title, a message and two buttons: the example of the README.
public final class LoginView: UIView {
  private let titleLabel = UILabel.text("Welcome back", .largeTitle)
  private let messageLabel = UILabel.text(
    "Sign in to see your paintings on all your devices.", color: .fadedInk)
  private let cancelButton = PaddedButton("Cancel", fill: .faintBackground, ink: .ink)
  private let sendButton = PaddedButton("Sign in", fill: .mondrianBlue, ink: .white)

  public init() {
    super.init(frame: .zero)
    backgroundColor = .paper
    Mondrian.buildSubviews(on: self) {
      VStackBlock(spacing: 16, alignment: .leading) {
        titleLabel
        messageLabel
        HStackBlock(spacing: 8) {
          cancelButton
          sendButton
        }.reflow(alignment: .trailing).alignSelf(.trailing)
      }.padding(24)
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}
