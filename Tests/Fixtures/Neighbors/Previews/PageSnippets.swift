import DeStijl
import Previews
import SwiftUI

// The rows of the table on the page about previews, and the examples in the comments of the
// wrappers.

final class PriceTag: UILabel {
  var amount = 0 { didSet { text = "\(amount)" } }

  convenience init(_ amount: Int) {
    self.init(frame: .zero)
    self.amount = amount
  }
}

final class ProfileController: UIViewController {
  convenience init(name: String) {
    self.init(nibName: nil, bundle: nil)
    title = name
  }
}

enum Previews {
  @MainActor static let login = LayoutPreview("Login") { UIView() }
}

@MainActor func views() -> TupleView<(some View, some View, some View, LayoutPreview)> {
  ViewBuilder.buildBlock(
    ViewPreview { PriceTag(12) }, ViewControllerPreview { ProfileController() },
    ViewControllerPreview { ProfileController(name: "Ada") }, Previews.login)
}

struct Price: View {
  @State var amount = 12
  var body: some View {
    ViewPreview {
      PriceTag(amount)
    } update: { tag, _ in
      tag.amount = amount
    }
  }
}

/// Stands in for `#Preview`, since the macro is not available here.
@MainActor func preview<Content: View>(@ViewBuilder body: @escaping @MainActor () -> Content) {}

@MainActor func previews() {
  preview { Previews.login }
  preview { ViewPreview { PriceTag(12) } }
  preview { ViewControllerPreview { ProfileController(name: "Ada") } }
}
