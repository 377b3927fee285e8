import DeStijl
import Testing

private final class CardView: UIView {
  let title = UILabel()
  let field = UITextField()
}

@MainActor
private let trace = Trace()

private class BaseModel: ViewModel<CardView> {
  @ViewState var base: String?
}

private class CardModel: BaseModel {
  var name = "model"
  @ViewState var text: String?
  @ObservableState var number = 3

  override func bind(with view: CardView) {
    super.bind(with: view)
    trace.note("\(name) bind \(self.view === view)")
    $text.bind(with: view.title, \.text)
    $base.bind(with: view.field, \.text)
    $number.observe(observer: self).didSet { model, changes in
      trace.note("\(model.name) number \(changes.new) \(changes.trigger)")
    }
    $text.observe(observer: self).didSet { model, changes in
      trace.note("\(model.name) text \(changes.new ?? "-") \(changes.trigger)")
    }
    $base.observe(observer: self).didSet { model, changes in
      trace.note("\(model.name) base \(changes.new ?? "-") \(changes.trigger)")
    }
  }

  override func willApplying(_ view: CardView) { trace.note("\(name) willApplying") }
  override func didApplying(_ view: CardView) { trace.note("\(name) didApplying") }
  override func modelWillMapped(from view: CardView) { trace.note("\(name) modelWillMapped") }
  override func modelDidMapped(from view: CardView) { trace.note("\(name) modelDidMapped") }
  override func willUnbind() { trace.note("\(name) willUnbind \(self.view == nil)") }
  override func didUnbind() { trace.note("\(name) didUnbind \(self.view == nil)") }
}

@MainActor
@Suite(.serialized) struct ViewModelTests {
  private let view = CardView()

  private func model(_ name: String = "model", text: String? = "state") -> CardModel {
    _ = trace.take()
    let model = CardModel()
    model.name = name
    (model.text, model.base) = (text, "base")
    return model
  }

  @Test func applyingWritesTheViewAndReplaysOwnStatesBeforeInheritedOnes() {
    let model = model()
    model.apply(into: view)
    #expect(
      trace.take() == [
        "model willApplying", "model bind true", "model text state invoked",
        "model number 3 invoked", "model base base invoked", "model didApplying",
      ])
    #expect(view.title.text == "state" && view.field.text == "base")
    model.text = "x"
    #expect(view.title.text == "x" && trace.take() == ["model text x state"])
    view.title.text = "y"
    #expect(model.text == "y")
  }

  @Test func modelThatBindsAnInnerModelWritesItsOwnStates() {
    final class Inner: ViewModel<UITextField> {
      @ViewState var note: String? = "note"
      override func bind(with view: UITextField) {
        super.bind(with: view)
        $note.bind(with: view, \.text)
      }
    }
    final class Outer: ViewModel<CardView> {
      let inner = Inner()
      @ViewState var text: String? = "text"
      override func bind(with view: CardView) {
        super.bind(with: view)
        inner.bind(with: view.field)
        $text.bind(with: view.title, \.text)
      }
    }
    let outer = Outer()
    view.field.text = "field"
    outer.apply(into: view)
    #expect(view.title.text == "text" && view.field.text == "field")
    #expect(outer.inner.note == "note")
    outer.inner.note = "new"
    #expect(view.field.text == "new")
    outer.text = "changed"
    #expect(view.title.text == "changed")
    outer.unbind()
    (outer.text, outer.inner.note) = ("late", "late")
    #expect(view.title.text == "changed" && view.field.text == "new")
  }

  @Test func replacedInnerModelHasItsStatesApplied() {
    class Part {}
    final class Other: Part {}
    final class Inner: ViewModel<UITextField> {
      @ViewState var note: String?
      init(_ note: String) {
        super.init()
        self.note = note
      }
    }
    final class Outer: ViewModel<CardView> {
      var part: AnyObject
      var number: any Sendable = 3
      var inner = Inner("first")
      init(_ part: AnyObject) { self.part = part }
      override func bind(with view: CardView) {
        super.bind(with: view)
        inner.$note.bind(with: view.field, \.text)
        (part as? Inner)?.$note.bind(with: view.title, \.text)
      }
    }
    Outer(Other()).apply(into: CardView())
    let outer = Outer(Inner("part"))
    outer.inner = Inner("second")
    outer.apply(into: view)
    #expect(view.field.text == "second" && view.title.text == "part")
  }

  @Test func modelReboundDuringUnbindKeepsItsNewView() {
    final class Restless: ViewModel<CardView> {
      var next: CardView?
      var left: [CardView?] = []
      override func willUnbind() {
        let view = next
        next = nil
        if let view { apply(into: view) }
      }
      override func didUnbind(with view: CardView?) { left.append(view) }
    }
    let (model, other) = (Restless(), CardView())
    model.apply(into: view)
    model.next = other
    model.unbind()
    #expect(model.view === other && model.left.map { $0 === view } == [true])
    #expect(view.bindedModel() as Restless? == nil)
    Restless().apply(into: view)
    #expect(model.view === other && other.bindedModel() === model && model.left.count == 1)
  }

  @Test func mappingReadsTheViewAndReplaysNothing() {
    let model = model()
    (view.title.text, view.field.text) = ("view", "field")
    model.map(from: view)
    #expect(
      trace.take() == ["model modelWillMapped", "model bind true", "model modelDidMapped"])
    #expect(model.text == "view" && model.base == "field")
    model.text = "x"
    #expect(view.title.text == "x")
  }

  @Test func bindTransfersNoValuesAndCallsOnlyBind() {
    for bind in [{ $0.bind(to: $1) }, { $1.bind(with: $0) }] as [(CardView, CardModel) -> Void] {
      let (view, model) = (CardView(), model())
      view.title.text = "view"
      bind(view, model)
      #expect(trace.take() == ["model bind true"])
      #expect(view.title.text == "view" && model.text == "state")
      model.text = "x"
      #expect(view.title.text == "x")
      #expect(view.bindedModel() === model)
      model.unbind()
      model.text = "y"
      #expect(view.title.text == "x" && view.bindedModel() == nil)
      _ = trace.take()
    }
  }

  @Test func viewsApplyMapAndFindTheirModels() {
    let model = model()
    view.apply(model: model)
    #expect(view.title.text == "state")
    view.title.text = "view"
    view.map(to: model)
    #expect(model.text == "view")
    let known: CardModel? = view.bindedModel()
    #expect(known === model && view.boundModel(as: CardModel.self) === model)
    #expect(view.boundModel(as: Trace.self) == nil)
  }

  @Test func viewRetainsItsModelButNotViceVersa() {
    weak var goneModel: CardModel?
    weak var goneView: CardView?
    do {
      let view = CardView()
      do {
        let model = model()
        goneModel = model
        model.apply(into: view)
      }
      #expect(goneModel != nil)
      view.title.text = "x"
      #expect(goneModel?.text == "x")
      goneView = view
      _ = trace.take()
    }
    #expect(goneView == nil && goneModel == nil)
    #expect(trace.take() == ["model willUnbind true", "model didUnbind true"])
  }

  @Test func neverBoundModelDeallocatesSilently() {
    do { _ = model() }
    #expect(trace.take() == [])
  }

  @Test func applyingAnotherModelFirstUnbindsTheOldOne() {
    let (first, second) = (model("first"), model("second", text: "two"))
    first.apply(into: view)
    _ = trace.take()
    second.apply(into: view)
    #expect(
      trace.take().prefix(3) == [
        "first willUnbind false", "first didUnbind true", "second willApplying",
      ])
    first.text = "corrupted"
    #expect(view.title.text == "two")
    view.title.text = "view"
    #expect(first.text == "corrupted" && second.text == "view")
    #expect(first.view == nil && view.bindedModel() === second)
  }

  @Test func modelAppliedToAnotherViewLeavesTheFirst() {
    let (model, second) = (model(), CardView())
    model.apply(into: view)
    _ = trace.take()
    model.apply(into: second)
    #expect(trace.take().prefix(2) == ["model willUnbind false", "model didUnbind true"])
    #expect(view.bindedModel() == nil && second.bindedModel() === model)
    model.text = "x"
    #expect(view.title.text == "state" && second.title.text == "x")
  }

  @Test func unbindEndsOnlyWhatTheBindingPassMade() {
    let (model, outside) = (model(), Trace())
    model.$text.observe(observer: outside).didSet { outside, changes in
      outside.note(changes.new ?? "-")
    }
    model.apply(into: view)
    #expect(outside.take() == ["state"])
    model.unbind()
    #expect(trace.take().suffix(2) == ["model willUnbind false", "model didUnbind true"])
    model.text = "x"
    #expect(view.title.text == "state" && outside.take() == ["x"] && trace.take() == [])
    model.unbind()
    #expect(trace.take() == [])
  }

  @Test func applyingAgainAddsNoDuplicates() {
    let model = model()
    for _ in 0..<3 { model.apply(into: view) }
    _ = trace.take()
    model.text = "x"
    #expect(trace.take() == ["model text x state"])
  }

  @Test func unbindCallbacksReceiveTheView() {
    final class Told: ViewModel<CardView> {
      var told: [Bool] = []
      override func willUnbind(with view: CardView?) { told.append(view != nil) }
      override func didUnbind(with view: CardView?) { told.append(view != nil) }
    }
    let model = Told()
    model.apply(into: view)
    model.unbind()
    #expect(model.told == [true, true])
  }

  @Test func unbindDuringUnbindRepeatsNoCallbacks() {
    final class Eager: ViewModel<CardView> {
      var calls: [String] = []
      override func willUnbind() {
        calls.append("will")
        unbind()
      }
      override func didUnbind() {
        calls.append("did")
        unbind()
      }
    }
    let model = Eager()
    model.apply(into: view)
    model.unbind()
    #expect(model.calls == ["will", "did"])
  }

  @Test func outsideBindingInTheTurnOfADirectBindSurvives() {
    let (model, label) = (model(), UILabel())
    let other = ViewState<String?>(wrappedValue: nil)
    model.bind(with: view)
    other.bind(with: label, \.text)
    model.unbind()
    other.wrappedValue = "x"
    #expect(label.text == "x")
  }

  /// The observer used to end with the pair, since it was made in the turn of the call.
  @Test func outsideObserverInTheTurnOfADirectBindSurvives() {
    let (model, store) = (model(), NSObject())
    var heard: [String?] = []
    model.bind(with: view)
    model.$text.observe(observer: store).didSet { _, changes in heard.append(changes.new) }
    model.apply(into: view)
    model.text = "x"
    model.unbind()
    model.text = "y"
    #expect(heard.last == "y" && heard.contains("x"))
  }

  @Test func reusedRowLeavesEarlierModelsUnchanged() {
    let models = (0..<20).map { model("row \($0)", text: "\($0)") }
    for model in models { model.apply(into: view) }
    view.title.text = "edited"
    #expect(models.dropLast().enumerated().allSatisfy { $0.element.text == "\($0.offset)" })
    #expect(models.last?.text == "edited")
  }

  @Test func applyWritesStatesOfNestedModels() {
    final class Inner: ViewModel<UIView> {
      @ViewState var text: String? = "inner"
      weak var outer: ViewModel<CardView>?
    }
    final class Outer: ViewModel<CardView> {
      let inner = Inner()
      override init() {
        super.init()
        inner.outer = self
      }
      override func bind(with view: CardView) {
        super.bind(with: view)
        inner.$text.bind(with: view.title, \.text)
      }
    }
    let model = Outer()
    model.apply(into: view)
    #expect(view.title.text == "inner")
  }

  @Test func modelsMayBeReleasedOnAnyThread() async {
    final class Box: @unchecked Sendable {
      var view: CardView?
    }
    let box = Box()
    box.view = CardView()
    do {
      let model = model()
      if let view = box.view { model.apply(into: view) }
    }
    _ = trace.take()
    await Task.detached { box.view = nil }.value
    while trace.lines.count < 2 { await Task.yield() }
    #expect(trace.take() == ["model willUnbind true", "model didUnbind true"])
  }

  @Test func layoutAppliesTheModelToViewsOfItsType() {
    let model = model()
    model.viewDidLayouted(UILabel())
    #expect(trace.take() == [])
    model.viewDidLayouted(view)
    #expect(view.title.text == "state")
  }

  private final class Inner: ViewModel<UILabel> {
    @ViewState var text: String?

    override func bind(with view: UILabel) {
      super.bind(with: view)
      $text.bind(with: view, \.text)
    }
  }

  private final class Outer: ViewModel<CardView> {
    let inner = Inner()

    override func bind(with view: CardView) {
      super.bind(with: view)
      inner.apply(into: view.title)
    }
  }

  /// Bindings made after the turn in which two models were bound from outside belong to neither pair.
  @Test func pairsMadeInOneTurnClaimNoLaterBindings() async {
    let (models, views) = ([Inner(), Inner(), Inner()], [UILabel(), UILabel(), UILabel()])
    for (model, view) in zip(models, views) { model.bind(with: view) }
    for _ in 0..<5 { await Task.yield() }
    for model in models {
      let other = UILabel()
      model.$text.bind(with: other, \.text)
      model.unbind()
      model.text = "x"
      #expect(other.text == "x")
    }
    #expect(views.allSatisfy { $0.text != "x" })
  }

  /// A model that another model applies in `bind(with:)` ends with that one, unless it has another view by
  /// then.
  @Test func nestedModelEndsWithItsOuterModel() {
    let outer = Outer()
    outer.apply(into: view)
    outer.inner.text = "a"
    #expect(view.title.text == "a")
    outer.apply(into: view)
    #expect(outer.inner.view === view.title)
    outer.unbind()
    outer.inner.text = "b"
    #expect(view.title.text == "a" && outer.inner.view == nil)
    outer.apply(into: view)
    let label = UILabel()
    outer.inner.apply(into: label)
    outer.unbind()
    outer.inner.text = "c"
    #expect(label.text == "c")
  }

  private final class Leaving: ViewModel<UILabel> {
    @ViewState var text: String?

    override func bind(with view: UILabel) {
      super.bind(with: view)
      unbind()
      $text.bind(with: view, \.accessibilityHint)
    }
  }

  private final class Staying: ViewModel<CardView> {
    @ViewState var text: String?
    let inner = Leaving()

    override func bind(with view: CardView) {
      super.bind(with: view)
      inner.apply(into: view.title)
      $text.bind(with: view.field, \.text)
    }
  }

  /// A model that unbinds itself in `bind(with:)` leaves the enclosing pair alone and then binds nothing.
  @Test func modelMayUnbindItselfWithinAnotherModelsBind() {
    let outer = Staying()
    outer.text = "a"
    outer.apply(into: view)
    #expect(view.field.text == "a")
    outer.inner.text = "late"
    #expect(view.title.accessibilityHint != "late")
    outer.unbind()
    outer.text = "b"
    #expect(view.field.text == "a")
  }

  private final class Circling: ViewModel<CardView> {
    @ViewState var text: String?
    var maps = false
    var count = 0

    override func bind(with view: CardView) {
      super.bind(with: view)
      $text.bind(with: view.title, \.text)
    }
    override func didApplying(_ view: CardView) {
      count += 1
      if maps { map(from: view) } else { apply(into: view) }
    }
    override func modelDidMapped(from view: CardView) { apply(into: view) }
  }

  /// The call would never return.
  @Test(arguments: [false, true])
  func modelThatKeepsReapplyingItselfIsStopped(maps: Bool) {
    let model = Circling()
    (model.text, model.maps) = ("a", maps)
    let issues = LayoutDiagnostics.collect { model.apply(into: view) }
    #expect(issues.map(\.kind) == [.endlessChange] && issues.first?.view === view)
    #expect(
      issues.first?.message.hasPrefix("Circling is applied or mapped again each time") == true)
    #expect(view.title.text == "a")
    model.text = "b"
    #expect(view.title.text == "b")
    let later = model.count
    #expect(LayoutDiagnostics.collect { model.apply(into: view) }.count == 1)
    #expect(model.count == 2 * later)
  }
}
