import DeStijl
import Testing

// The code of the page about previews.

private final class LoginView: UIView {
  var name = ""
}

@MainActor
enum Previews {
  static let login = LayoutPreview("Login", textSizes: [.large, .accessibilityLarge]) {
    let view = LoginView()
    view.name = "Ada"
    view
  }
}

@MainActor
struct PreviewPageSnippets {
  @Test func previewHasATitleAndAName() {
    #expect(Previews.login.title == "Login" && Previews.login.name == "login")
  }
}
