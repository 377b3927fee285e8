import DeStijl
import Observation
import Testing

@available(iOS 17, tvOS 17, macOS 14, *)
@Observable
private final class Person {
  var name: String? = "Ann"
  var age = 30
  var town = "Delft"
}

private struct Point { var x = 0 }

@available(iOS 17, tvOS 17, macOS 14, *)
@Observable
private final class Place {
  var point = Point() { didSet { sets += 1 } }
  @ObservationIgnored var sets = 0
}

@MainActor
struct LanguageTests {
  private func turn() async { for _ in 0..<10 { await Task.yield() } }

  @Test func changesFormAnAsyncSequence() async {
    let state = ObservableState(wrappedValue: 0)
    let changes = state.changes
    for value in 1...3 { state.wrappedValue = value }
    var heard: [String] = []
    for await change in changes.prefix(3) { heard.append("\(change.old)>\(change.new)") }
    #expect(heard == ["0>1", "1>2", "2>3"])
  }

  @Test func changesEndWhenTheStateIsReleased() async {
    var state: ObservableState<Int>? = ObservableState(wrappedValue: 0)
    guard let changes = state?.changes else { return }
    state?.wrappedValue = 1
    state = nil
    var heard: [Int] = []
    for await change in changes { heard.append(change.new) }
    #expect(heard == [1])
  }

  @Test func endingTheIterationRemovesTheListener() async {
    let state = ObservableState(wrappedValue: 0)
    do {
      let changes = state.changes
      #expect("\(state.graph)".contains("StateListener"))
      state.wrappedValue = 1
      for await _ in changes { break }
    }
    await turn()
    #expect(state.graph.isEmpty)
  }

  @Test func pendingChangesDoNotRetainTheView() async {
    let state = ViewState<String?>(wrappedValue: nil)
    weak var gone: UILabel?
    let changes = state.changes
    do {
      let label = UILabel()
      gone = label
      state.bind(with: label, \.text)
      label.text = "a"
    }
    #expect(gone == nil)
    for await change in changes.prefix(1) {
      #expect(change.new == "a" && change.trigger.triggeringView == nil)
    }
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func stateAndObservableObjectFollowEachOther() async {
    let person = Person()
    let name = ViewState(following: person, \.name)
    let field = UITextField()
    name.apply(into: field, \.text)
    #expect(field.text == "Ann")
    field.text = "Bob"
    #expect(person.name == "Bob")
    person.name = "Cid"
    await turn()
    #expect(field.text == "Cid" && name.wrappedValue == "Cid")
    person.name = "Dan"
    await turn()
    #expect(field.text == "Dan")
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func viewsFollowAndRetainObservableObjects() async {
    weak var gone: Person?
    let person = Person()
    do {
      let label = UILabel()
      label.bind(\.text, following: person, \.name)
      #expect(label.text == "Ann")
      person.name = "Bob"
      await turn()
      #expect(label.text == "Bob")
      label.text = "Cid"
      #expect(person.name == "Cid")
      let other = Person()
      gone = other
      label.bind(\.text, following: other, \.name)
      #expect(label.text == "Ann" && person.name == "Cid")
      person.name = "Dan"
      await turn()
      #expect(label.text == "Ann" && gone != nil)
    }
    await turn()
    #expect(gone == nil)
  }

  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func fieldsFollowNonOptionalProperties() async {
    let (person, field, years) = (Person(), UITextField(), UITextField())
    field.bind(\.text, following: person, \.town)
    years.bind(\.text, following: person, \.age, converting: .text)
    #expect(field.text == "Delft" && years.text == "30")
    person.town = "Utrecht"
    await turn()
    #expect(field.text == "Utrecht")
    (field.text, years.text) = (nil, "31")
    await turn()
    #expect(person.town == "" && person.age == 31)
  }

  /// The link to the object survives both a pass of bindings and the removal of all observers.
  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func followingSurvivesRebindingAndRemovedObservers() async {
    final class Form: UIView { let field = UITextField() }
    final class Model: ViewModel<Form> {
      let person = Person()
      lazy var name = ViewState(following: person, \.name)
      override func bind(with view: Form) {
        super.bind(with: view)
        name.apply(into: view.field, \.text)
      }
    }
    let (model, form) = (Model(), Form())
    for text in ["Bob", "Cid", "Dan"] {
      model.apply(into: form)
      form.field.text = text
      #expect(model.person.name == text)
    }
    model.unbind()
    model.name.removeAllObservers()
    model.name.wrappedValue = "Eve"
    #expect(model.person.name == "Eve")
    model.person.name = "Fay"
    await turn()
    #expect(model.name.wrappedValue == "Fay")
  }

  /// Values that can't be compared come to rest, too.
  @available(iOS 17, tvOS 17, macOS 14, *)
  @Test func nonEquatableValuesSettle() async {
    let place = Place()
    let state = ViewState(following: place, \.point)
    let trace = Trace()
    state.observe(observer: trace).didSet { trace, changes in trace.note("\(changes.new.x)") }
    for turns in 1...3 {
      place.point = Point(x: 10 * turns)
      await turn()
      #expect(trace.take() == ["\(10 * turns)"] && place.sets == 2 * turns - 1)
      state.wrappedValue = Point(x: 10 * turns + 5)
      await turn()
      #expect(trace.take() == ["\(10 * turns + 5)"] && place.sets == 2 * turns)
      #expect(place.point.x == 10 * turns + 5)
    }
    // Both changes happen in one turn: the later one wins.
    state.wrappedValue = Point(x: 1)
    place.point = Point(x: 2)
    await turn()
    #expect(state.wrappedValue.x == 2 && place.point.x == 2)
    // The object also receives a value that an observer sets meanwhile.
    state.observe(observer: place).didSet { _, changes in
      if changes.new.x == 7 { state.wrappedValue = Point(x: 8) }
    }
    place.point = Point(x: 7)
    await turn()
    #expect(state.wrappedValue.x == 8 && place.point.x == 8)
  }
}
