import DeStijl
import Ledger
import Observation
import SwiftUI

// DeStijl's states and SwiftUI's in one file, and an app with a ViewState of its own.

private struct Toggle {
  @State var isOn = false
  @Binding var shown: Int
}

private final class Model: ObservableObject {
  @Published var name = "Ann"
}

@Observable
private final class Person {
  var name: String? = "Ann"
}

/// The app's own.
@propertyWrapper
struct ViewState<Value> {
  var wrappedValue: Value
}

private final class Screen: UIViewController {
  @ViewState var own = 1
  @DeStijl.ViewState var text: String?
  @ObservableState var count = 0
}

/// An app's own functions win over DeStijl's with the same names.
extension UIView {
  func bind(_ text: String) -> String { "own \(text)" }
  func apply(model: Int) -> String { "own \(model)" }
}

@MainActor @main
private enum Scene {
  static func main() {
    let (screen, label, person) = (Screen(), UILabel(), Person())
    screen.$text.bind(with: label, \.text)
    screen.text = "shown"
    Ledger.expect(label.text == "shown", "a state is shown")
    Ledger.expect(screen.own == 1, "the app's own wrapper is its own")
    let toggle = Toggle(shown: 3)
    Ledger.expect(toggle.shown == 3 && !toggle.isOn, "SwiftUI's wrappers are SwiftUI's")
    Ledger.expect(Model().name == "Ann" && person.name == "Ann", "so are others'")
    Ledger.expect(label.bind("text") == "own text", "an app's bind wins")
    Ledger.expect(label.apply(model: 2) == "own 2", "an app's apply wins")
    label.bind(\.text, following: person, \.name)
    Ledger.expect(label.text == "Ann", "observable objects are followed")
    Ledger.close()
  }
}
