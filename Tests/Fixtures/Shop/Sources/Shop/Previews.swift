import DeStijl

@MainActor
public enum Previews {
  public static let cart = LayoutPreview("Cart", summary: "What one buys, and what it costs.") {
    let view = CartView()
    view.total = "12 €"
    view
  }

  public static let login = LayoutPreview("Login", size: .content) { LoginView(name: "Ada") }
}
