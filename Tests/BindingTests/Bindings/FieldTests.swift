import DeStijl
import Testing

private struct Address: Equatable {
  var city = "Utrecht"
  var number = 7
}

private struct Profile: Equatable {
  var name = "Gerrit"
  var isPublic = false
  var address = Address()
  var level: Float = 0.5
}

/// Views that show and change fields of a state.
@MainActor
struct FieldTests {
  private let state = ViewState(wrappedValue: Profile())
  private let name = UITextField()
  private let number = UITextField()
  private let toggle = UISwitch()
  private let slider = UISlider()

  init() {
    state.apply(into: name, \.text, converting: .field(\.name))
    state.apply(into: number, \.text, converting: .field(\.address.number, converting: .text))
    state.apply(into: toggle, \.isOn, converting: .field(\.isPublic))
    slider.apply(\.value, from: state, converting: .field(\.level))
  }

  private var profile: Profile { state.wrappedValue }

  private func type(_ text: String, into field: UITextField) {
    field.text = text
    field.sendActions(for: .editingChanged)
  }

  @Test func eachViewShowsItsField() {
    #expect(name.text == "Gerrit" && number.text == "7" && !toggle.isOn && slider.value == 0.5)
    state.wrappedValue = Profile(
      name: "Piet", isPublic: true, address: Address(number: 8), level: 0.25)
    #expect(name.text == "Piet" && number.text == "8" && toggle.isOn && slider.value == 0.25)
  }

  @Test func formShowsAndChangesItsFields() {
    let (nameField, publicSwitch) = (UITextField(), UISwitch())
    @ViewState var profile = Profile()

    $profile.apply(into: nameField, \.text, converting: .field(\.name))
    $profile.apply(into: publicSwitch, \.isOn, converting: .field(\.isPublic))

    profile.isPublic = true
    type("Piet", into: nameField)
    #expect(profile.name == "Piet" && publicSwitch.isOn)
  }

  @Test func eachViewChangesOnlyItsField() {
    type("Piet", into: name)
    #expect(profile == Profile(name: "Piet"))
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(profile == Profile(name: "Piet", isPublic: true))
    type("8", into: number)
    #expect(profile == Profile(name: "Piet", isPublic: true, address: Address(number: 8)))
  }

  @Test func settingAnotherFieldKeepsTypedText() {
    type("008", into: number)
    state.wrappedValue.name = "Piet"
    state.wrappedValue.address.city = "Amersfoort"
    #expect(number.text == "008" && profile.address.number == 8)
    state.wrappedValue.address.number = 9
    #expect(number.text == "9")
    type("nine", into: number)
    #expect(profile.address.number == 9)
  }

  @Test func viewDidSetReportsOneFieldAndStateDidSetAnyField() {
    var told: [String] = []
    state.apply(into: name, \.text, converting: .field(\.name))
      .stateDidSet { _, changes in told.append("state \(changes.new.name)") }
      .viewDidSet { _, changes in told.append("view \(changes.old.name) \(changes.new.name)") }
    type("Piet", into: name)
    state.wrappedValue.name = "Theo"
    #expect(told == ["view Gerrit Piet", "state Theo"])
    told = []
    state.wrappedValue.level = 0.25
    toggle.isOn = true
    type("8", into: number)
    #expect(told == Array(repeating: "state Theo", count: 3))
    type("Bart", into: name)
    #expect(told.last == "view Theo Bart" && told.count == 4)
  }

  @Test func twoViewsOfAFieldFollowEachOther() {
    let other = UITextField()
    state.apply(into: other, \.text, converting: .field(\.name))
    type("Piet", into: name)
    #expect(other.text == "Piet")
    type("Theo", into: other)
    #expect(name.text == "Theo" && profile == Profile(name: "Theo"))
  }

  /// A change that a view reports while another field is being set follows that set and undoes nothing.
  @Test func viewChangeDuringAnotherFieldsSetKeepsBoth() {
    let (box, observer) = (UISlider(), UIView())
    box.value = 0.5
    state.oneWayBind(with: box, \.value, converting: .field(\.level))
    state.observe(observer: observer).willSet { _, changes in
      if changes.new.name == "Piet" { box.value = 0.75 }
    }
    state.wrappedValue.name = "Piet"
    #expect(profile == Profile(name: "Piet", level: 0.75) && slider.value == 0.75)
  }

  @Test func fieldsSetTogetherAreAllSet() {
    changeTogether {
      state.wrappedValue.name = "Piet"
      toggle.isOn = true
      state.wrappedValue.level = 0.25
    }
    #expect(profile == Profile(name: "Piet", isPublic: true, level: 0.25))
    #expect(name.text == "Piet" && toggle.isOn && slider.value == 0.25)
  }

  /// The second change precedes the view's report. It does not write the view, since it leaves the view's
  /// field alone.
  @Test(arguments: [false, true])
  func viewChangeAfterAnotherFieldIsSetIsNotLost(isTogether: Bool) {
    state.observe(observer: name).didSet { [state, toggle] _, changes in
      guard changes.new == Profile(name: "Piet") else { return }
      state.wrappedValue.level = 0.25
      if isTogether { changeTogether { toggle.isOn = true } } else { toggle.isOn = true }
    }
    state.wrappedValue.name = "Piet"
    #expect(profile == Profile(name: "Piet", isPublic: true, level: 0.25))
    #expect(toggle.isOn && slider.value == 0.25)
  }

  @Test func viewChangeBeforeTheViewIsWrittenIsNotLost() {
    state.observe(observer: name).willSet { [toggle] _, changes in
      if changes.new == Profile(name: "Piet") { toggle.isOn = true }
    }
    state.wrappedValue.name = "Piet"
    #expect(profile == Profile(name: "Piet", isPublic: true) && toggle.isOn)
  }

  @Test func fieldsOfANonEquatableStructSetTogetherAreAllSet() {
    let (state, toggle) = (ViewState(wrappedValue: Draft()), UISwitch())
    state.apply(into: toggle, \.isOn, converting: .field(\.isPublic))
    state.observe(observer: toggle).didSet { toggle, changes in
      guard changes.new.name == "Piet", changes.new.number == 7 else { return }
      changeTogether {
        state.wrappedValue.number = 8
        toggle.isOn = true
      }
    }
    state.wrappedValue.name = "Piet"
    #expect(state.wrappedValue.number == 8 && state.wrappedValue.isPublic && toggle.isOn)
  }

  @Test func mappingChangesOnlyItsField() {
    let other = UISwitch()
    other.isOn = true
    state.map(from: other, \.isOn, converting: .field(\.isPublic))
    #expect(profile == Profile(isPublic: true) && toggle.isOn)
  }

  private struct Draft {
    var name = "Gerrit"
    var number = 7
    var isPublic = false
    var isEdited = false
  }

  /// Most structs can't be compared as a whole, but their fields can.
  @Test func fieldsOfANonEquatableStructAreCompared() {
    let (state, number, toggle) = (ViewState(wrappedValue: Draft()), UITextField(), UISwitch())
    state.apply(into: number, \.text, converting: .field(\.number, converting: .text))
    state.apply(into: toggle, \.isOn, converting: .field(\.isPublic))
    type("008", into: number)
    state.wrappedValue.name = "Piet"
    #expect(number.text == "008" && state.wrappedValue.number == 8)
    state.observe(observer: toggle).didSet { toggle, changes in
      if changes.new.number == 9 { toggle.isOn = true }
    }
    state.wrappedValue.number = 9
    #expect(number.text == "9" && toggle.isOn && state.wrappedValue.isPublic)
  }

  @Test func touchDownUpdatesAFieldOfANonEquatableStruct() {
    let (state, button) = (ViewState(wrappedValue: Draft()), UIButton())
    let pressed = StateConversion<Bool, UIColor?>(
      toView: { $0 ? .red : .blue }, toState: { $0 == .red })
    button.tintColor = .blue
    _ = LayoutDiagnostics.collect {
      state.map(from: button, \.tintColor, converting: .field(\.isEdited, converting: pressed))
    }
    button.tintColor = .red
    button.sendActions(for: .touchDown)
    #expect(state.wrappedValue.isEdited)
  }

  private struct Counted: Equatable {
    var number = 7 { didSet { count += 1 } }
    var count = 0
  }

  /// Bookkeeping inside a struct is not part of the field that the view shows.
  @Test func structThatCountsItsChangesKeepsTypedText() {
    let (state, field) = (ViewState(wrappedValue: Counted()), UITextField())
    state.apply(into: field, \.text, converting: .field(\.number, converting: .text))
    type("008", into: field)
    #expect(field.text == "008" && state.wrappedValue.number == 8)
  }

  private final class Capitals: UITextField {
    private(set) var count = 0

    override var text: String? {
      get { super.text }
      set {
        count += 1
        super.text = newValue?.uppercased()
      }
    }
  }

  /// Writing the field would move the cursor.
  @Test func settingAnotherFieldDoesNotRewriteFormattedText() {
    let field = Capitals()
    state.apply(into: field, \.text, converting: .field(\.name))
    state.wrappedValue.name = "Piet"
    let count = field.count
    state.wrappedValue.level = 0.25
    #expect(field.text == "PIET" && field.count == count && profile.name == "Piet")
  }

  private final class Account {
    var isPublic = false
  }

  /// Changing a field of an object would also change the old value of the state.
  @Test func fieldsOfAnObjectAreShownButNotChanged() {
    let (account, toggle) = (Account(), UISwitch())
    account.isPublic = true
    let state = ViewState(wrappedValue: account)
    let issues = LayoutDiagnostics.collect {
      state.apply(into: toggle, \.isOn, converting: .field(\.isPublic), line: 7)
    }
    #expect(issues.map { "\($0.kind) \($0.line?.line ?? 0)" } == ["unreported 7"])
    #expect(toggle.isOn)
    toggle.isOn = false
    toggle.sendActions(for: .valueChanged)
    #expect(account.isPublic)
  }
}
