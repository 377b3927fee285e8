import DeStijl

struct FormScreen: Screen {
  let name = "binding-form"
  let title = "Binding: a form"
  let summary = "A button that is enabled when all fields are valid, and a text that says why not."
  let extent = ScreenExtent.width(320)

  var body: ScreenBody {
    let (wrong, right) = (FormView(), FormView())
    (wrong.name, wrong.age) = ("Piet", 7)
    (right.name, right.age, right.isAgreed) = ("Piet Mondrian", 71, true)
    let page = UIView()
    page.backgroundColor = .systemBackground
    Mondrian.buildSubviews(on: page) {
      VStackBlock(spacing: 24, alignment: .fill) {
        wrong
        right
      }
      .padding(16)
    }
    return .view(page)
  }
}

/// A name, an age and a switch, with a button that waits for all of them.
final class FormView: UIView {
  @ViewState var name = ""
  @ViewState var age = 18
  @ViewState var isAgreed = false
  @ViewState var mistake: String?
  @ViewState var isValid = false

  private let nameField = UITextField().placeholder("Name").borderStyle(.roundedRect)
  private let ageField = UITextField().placeholder("Age").borderStyle(.roundedRect)
  private let agreement = UISwitch()
  private(set) lazy var sendButton = UIButton(type: .system)

  init() {
    super.init(frame: .zero)
    sendButton.setTitle("Send", for: .normal)
    $mistake.derive(from: $name, $age, $isAgreed) { name, age, isAgreed in
      if name.count < 5 { return "The name is too short." }
      if age < 18 { return "Come back in \(18 - age) years." }
      return isAgreed ? nil : "Please agree."
    }
    $isValid.derive(from: $mistake) { $0 == nil }
    Mondrian.buildSubviews(on: self) {
      VStackBlock(spacing: 8, alignment: .fill) {
        nameField.apply(\.text, from: $name)
        ageField.apply(\.text, from: $age, converting: .text)
        HStackBlock {
          UILabel().text("I agree")
          StackingSpacer(minLength: 8)
          agreement.apply(\.isOn, from: $isAgreed)
        }
        UILabel().textColor(.systemRed).numberOfLines(0).apply(\.text, from: $mistake)
        sendButton.apply(\.isEnabled, from: $isValid)
      }
    }
  }

  required init?(coder: NSCoder) { nil }
}
