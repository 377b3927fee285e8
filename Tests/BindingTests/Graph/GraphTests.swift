import DeStijl
import Testing

private final class Form: UIView {
  @ViewState var name: String?
  @ViewState var nick: String?
  @ViewState var isValid = false
  let nameField = UITextField()
  let greeting = UILabel()

  func bind() {
    addSubview(nameField)
    addSubview(greeting)
    $name.bind(with: nameField, \.text)
    $name.bind(with: greeting, \.text)
    $nick.oneWayBind(with: nameField, \.text)
    $isValid.derive(from: $name) { $0 != nil }
    $name.observe(observer: self).didSet { _, _ in }
  }
}

@MainActor
struct GraphTests {
  private let form = Form()

  @Test func stateGraphNamesPropertiesAndLines() {
    form.bind()
    #expect(
      "\(form.$name.graph)" == """
        Form.name ⇄ nameField.text (GraphTests.swift:14)
        Form.name ⇄ greeting.text (GraphTests.swift:15)
        Form.name → Form.isValid
        Form.name → Form, which observes it (GraphTests.swift:18)
        nameField.text → Form.nick (GraphTests.swift:16)
        """)
  }

  @Test func graphListsWhatASetReaches() {
    form.bind()
    #expect(
      Set(form.$name.graph.reached) == [
        "nameField.text", "greeting.text", "Form.isValid", "Form.nick",
      ])
    #expect(form.$nick.graph.reached == [])
  }

  @Test func graphIsWrittenAsDOT() {
    form.bind()
    form.$name.removeAllObservers()
    form.$name.unbind(from: form.greeting)
    #expect(
      form.$name.graph.dot == """
        digraph {
          "Form.name" -> "nameField.text" [label="GraphTests.swift:14", dir=both];
          "Form.name" -> "Form.isValid";
          "nameField.text" -> "Form.nick" [label="GraphTests.swift:16"];
        }

        """)
  }

  @Test func viewsWithoutBindingsHaveAnEmptyGraph() {
    #expect(BindingGraph(in: form).isEmpty)
    form.bind()
    #expect(!BindingGraph(in: form).isEmpty)
    form.$name.reset()
    form.$nick.unbind()
    #expect(BindingGraph(in: form).isEmpty)
  }

  @Test func graphShowsNoStaleBindingsInAReusedView() {
    final class Model: ViewModel<Form> {
      @ViewState var text: String?
      override func bind(with view: Form) {
        super.bind(with: view)
        $text.bind(with: view.greeting, \.text)
      }
    }
    form.addSubview(form.greeting)
    let models = [Model(), Model()]
    for model in models { model.apply(into: form) }
    #expect("\(BindingGraph(in: form))".split(separator: "\n").count == 1)
    models[1].unbind()
    #expect(BindingGraph(in: form).isEmpty)
  }

  @Test func issueOfALoopThroughViewsNamesItsPath() {
    let issues = LayoutDiagnostics.collect {
      form.bind()
      form.$name.observe(observer: form).didSet { form, changes in
        form.nick = (changes.new ?? "") + "x"
      }
      form.$nick.observe(observer: form).didSet { form, changes in
        form.nameField.text = (changes.new ?? "") + "y"
      }
      form.name = "a"
    }
    let message = issues.first?.message ?? ""
    #expect(
      message.contains("Form.nick → nameField.text → Form.nick"), "\(message)")
  }

  /// The graph used to leave out a view that only observes a state.
  @Test func viewGraphContainsItsObservations() {
    let (label, state) = (UILabel(), ViewState(wrappedValue: "a"))
    form.addSubview(label)
    #expect(BindingGraph(in: form).isEmpty)
    label.whenStateChanged(for: state, thenAssignTo: \.text)
    #expect(!BindingGraph(in: form).isEmpty)
    #expect("\(BindingGraph(in: form))".contains("UILabel, which observes it"))
    state.remove(observer: label)
    #expect(BindingGraph(in: form).isEmpty)
  }
}
