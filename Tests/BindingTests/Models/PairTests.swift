import DeStijl
import Testing

/// What belongs to the pair of a model and a view ends with the pair.
@MainActor
struct PairTests {
  private final class Card: UIView {
    let title = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(title)
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Model: ViewModel<Card> {
    @ViewState var text: String? = "state"
    /// Runs first when the model is bound.
    var prepare: () -> Void = {}
    private(set) var observation: StateObservation<Card, String?>?

    override func bind(with view: Card) {
      super.bind(with: view)
      prepare()
      observation = $text.observe(observer: view)
      $text.bind(with: view.title, \.text)
    }
  }

  private let model = Model()
  private let card = Card()
  private let trace = Trace()

  /// Only the code that made the observer can end it.
  @Test func replacementOfAModelsObserverOutlivesThePair() {
    model.apply(into: card)
    model.$text.observe(observer: card).didSet { [trace] _, changes in
      trace.note(changes.new ?? "")
    }
    model.unbind()
    model.text = "x"
    #expect(trace.take() == ["x"] && card.title.text == "state")
  }

  /// An observer inside the view belongs to the pair if it is added in the turn of the direct bind.
  @Test func observersInsideTheViewEndWithThePair() {
    let other = UIView()
    model.bind(with: card)
    for (name, observer) in [("inside", card.title), ("other", other)] as [(String, UIView)] {
      model.$text.observe(observer: observer).didSet { [trace] _, _ in trace.note(name) }
    }
    model.text = "x"
    #expect(trace.take() == ["inside", "other"])
    model.unbind()
    model.text = "y"
    #expect(trace.take() == ["other"])
  }

  /// Later bindings do not belong to the pair.
  @Test func unbindInTheTurnOfADirectBindEndsThePair() {
    let label = UILabel()
    model.bind(with: card)
    model.unbind()
    model.$text.bind(with: label, \.text)
    model.text = "x"
    #expect(label.text == "x" && card.title.text != "x")
  }

  /// An observer binds another model directly while it is told of a change.
  @Test func pairMadeInACallbackKeepsTheEnclosingPair() {
    let (inner, state) = (Model(), ObservableState(wrappedValue: 0))
    let other = Card()
    state.observe(observer: trace).didSet { _, _ in inner.bind(with: other) }
    model.prepare = { state.wrappedValue += 1 }
    card.title.text = "view"
    model.apply(into: card)
    #expect(card.title.text == "state" && inner.view === other)
    model.unbind()
    model.text = "x"
    inner.text = "y"
    #expect(card.title.text == "state" && other.title.text == "y")
  }

  @Test func viewControllersRetainTheirModels() {
    final class Screen: UIViewController {}
    final class ScreenModel: ViewModel<Screen> {}
    let screen = Screen()
    do { ScreenModel().apply(into: screen) }
    #expect(screen.boundModel(as: ScreenModel.self)?.view === screen)
  }

  @Test func applyingAModelToABarButtonItemIsAnIssue() {
    final class ItemModel: ViewModel<UIBarButtonItem> {}
    let item = UIBarButtonItem()
    weak var kept: ItemModel?
    let issues = LayoutDiagnostics.collect {
      let model = ItemModel()
      kept = model
      model.apply(into: item)
      #expect(model.view === item)
    }
    #expect(issues.map(\.kind) == [.misplaced])
    #expect(kept == nil)
  }
}
