import DeStijl
import Foundation
import Testing

private final class Screen: UIViewController {
  @ViewState var text: String? = "state"
  @ViewState var name = "name"
  @ViewState var age = 5
  @ObservableState var count = 0
}

@MainActor
struct LayoutingTests {
  private let screen = Screen()

  @Test func layoutBindsTheViewsItPuts() {
    let (bound, applied, mapped, followed) = (UILabel(), UILabel(), UILabel(), UILabel())
    for label in [bound, applied, mapped, followed] { label.text = "view" }
    screen.layoutContent { content in
      content.put(bound).bind(\.text, with: screen.$text)
      content.put(applied).apply(\.text, from: screen.$text)
    }
    #expect(bound.text == "view" && applied.text == "state" && screen.text == "state")
    screen.layoutContent { content in content.put(mapped).map(\.text, into: screen.$text) }
    #expect(screen.text == "view" && applied.text == "view")
    screen.layoutContent { content in
      content.put(followed).oneWayBind(\.text, with: screen.$text)
    }
    screen.text = "x"
    #expect([bound, applied, mapped].allSatisfy { $0.text == "x" } && followed.text == "view")
    followed.text = "y"
    #expect(screen.text == "y")
  }

  @Test func layoutBindsNumbersAndNonOptionalStrings() {
    let (number, name) = (UITextField(), UILabel())
    screen.layoutContent { content in
      content.put(number).apply(\.text, from: screen.$age, converting: .text)
      content.put(name).apply(\.text, from: screen.$name)
    }
    #expect(number.text == "5" && name.text == "name")
    number.text = "6"
    #expect(screen.age == 6)
  }

  @Test func layoutObserversRunOnlyOnChanges() {
    let (assigned, computed, made, observed) = (UILabel(), UILabel(), UILabel(), UILabel())
    screen.layoutContent { content in
      content.put(assigned).whenStateChanged(for: screen.$text, thenAssignTo: \.text)
      content.put(computed)
        .whenStateChanged(
          for: screen.$text, thenAssign: \.text, with: "is \(screen.text ?? "-")")
      content.put(made)
        .whenStateChanged(for: screen.$count, thenAssign: \.text) { view, count in
          "\(count) \(view.tag)"
        }
      content.put(observed).observe(screen.$text) { view, changes in
        view.text = "\(changes.old ?? "-")>\(changes.new ?? "-")"
      }
    }
    #expect([assigned, computed, made, observed].allSatisfy { $0.text == nil })
    screen.text = "x"
    screen.count = 3
    #expect(assigned.text == "x" && computed.text == "is x" && made.text == "3 0")
    #expect(observed.text == "state>x")
  }

  @Test func rerunLayoutObservesOnce() {
    let (trace, label) = (Trace(), UILabel())
    for _ in 0..<3 {
      screen.layoutContent(.editExisting) { content in
        content.put(label)
          .bind(\.text, with: screen.$text)
          .observe(screen.$text) { _, _ in trace.note("observed") }
          .observe(screen.$text) { _, _ in trace.note("beside") }
          .whenStateChanged(for: screen.$text, thenAssign: \.tag) { _, _ in
            trace.note("assigned")
            return 1
          }
      }
    }
    screen.text = "x"
    #expect(trace.take() == ["observed", "beside", "assigned"])
  }

  @Test func layoutHelpersDoNotReplaceEachOther() {
    let label = UILabel()
    screen.layoutContent { content in
      content.put(label)
        .whenStateChanged(for: screen.$text, thenAssignTo: \.text)
        .whenStateChanged(for: screen.$text, thenAssign: \.alpha, with: 0.5)
        .observe(screen.$text) { view, _ in view.tag = 7 }
    }
    screen.$text.observe(observer: label).didSet { label, _ in label.isHidden = true }
    screen.text = "x"
    #expect(label.text == "x" && label.alpha == 0.5 && label.tag == 7 && label.isHidden)
  }

  @Test func viewChainsBindInsideBlocks() {
    let (title, field) = (UILabel(), UITextField())
    Mondrian.buildSubviews(on: screen.view) {
      VStackBlock {
        title.numberOfLines(2).apply(\.text, from: screen.$text)
          .whenStateChanged(for: screen.$count, thenAssign: \.tag) { _, count in count }
        field.bind(\.text, with: screen.$name).observe(screen.$count) { $0.tag = $1.new }
      }
    }
    #expect(title.text == "state" && title.superview === screen.view)
    field.text = "typed"
    screen.count = 4
    #expect(screen.name == "typed" && title.tag == 4 && field.tag == 4)
  }

  @Test func layoutAppliesMapsAndBindsModels() {
    final class LabelModel: ViewModel<UILabel> {
      @ViewState var text: String? = "model"
      override func bind(with view: UILabel) {
        super.bind(with: view)
        $text.bind(with: view, \.text)
      }
    }
    let (applied, mapped, bound) = (LabelModel(), LabelModel(), LabelModel())
    let labels = (UILabel(), UILabel(), UILabel())
    (labels.1.text, labels.2.text) = ("view", "view")
    screen.layoutContent { content in
      content.put(labels.0).apply(viewModel: applied)
      content.put(labels.1).map(into: mapped)
      content.put(labels.2).bind(viewModel: bound)
    }
    #expect(labels.0.text == "model" && mapped.text == "view")
    #expect(labels.2.text == "view" && bound.text == "model")
  }

  @Test func bindingsInALayoutDoNotRetainTheScreen() {
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      let label = UILabel()
      screen.layoutContent { content in
        content.put(label)
          .bind(\.text, with: screen.$text)
          .observe(screen.$text) { $0.text = $1.new }
          .whenStateChanged(for: screen.$count, thenAssign: \.tag) { _, count in count }
      }
      screen.text = "x"
    }
    #expect(gone == nil)
  }
}

/// Layouts that read states.
@MainActor
struct TrackedLayoutTests {
  /// Records the durations of the animations in which it moves.
  private final class Mover: UILabel {
    private(set) var durations: Set<TimeInterval> = []

    override var center: CGPoint {
      didSet { durations.insert(UIView.inheritedAnimationDuration) }
    }
  }

  private final class Card: UIView {
    @ViewState var isExpanded = false
    @ObservableState var spacing: CGFloat = 8
    let title = Mover()
    let detail = UILabel()
    var builds = 0
    /// Counts a build and adds nothing to it.
    func count() -> EmptyLayout {
      builds += 1
      return EmptyLayout()
    }
  }

  private func turn() async {
    for _ in 0..<10 { await Task.yield() }
    Headless.runLoop()
  }

  @Test func trackedLayoutRebuildsOncePerTurn() async {
    let (card, manager) = (Card(), LayoutManager(tracking: true))
    manager.setup(on: card) { card in
      VStackBlock(spacing: card.spacing) {
        card.title
        if card.isExpanded { card.detail }
      }
      card.count()
    }
    #expect(card.detail.superview == nil && card.builds == 1)
    card.isExpanded = true
    card.spacing = 20
    #expect(card.builds == 1)
    await turn()
    #expect(card.detail.superview === card && card.builds == 2)
    #expect(manager.constraints.contains { $0.constant == 20 || $0.constant == -20 })
    card.isExpanded = false
    await turn()
    #expect(card.detail.superview == nil && card.builds == 3)
  }

  @Test func untrackedLayoutIgnoresStateChanges() async {
    let (card, manager) = (Card(), LayoutManager())
    manager.setup(on: card) { card in
      if card.isExpanded { card.detail }
    }
    card.isExpanded = true
    await turn()
    #expect(card.detail.superview == nil)
    withExtendedLifetime(manager) {}
  }

  @Test func trackedChangeIsAnimatedOnRequest() async {
    let (card, manager) = (
      Card(), LayoutManager(tracking: true, animation: .spring(duration: 0.61, damping: 1))
    )
    let window = Headless.host(card)
    manager.setup(on: card) { card in
      VStackBlock(spacing: card.spacing) {
        card.title
        card.detail
      }
    }
    window.layoutIfNeeded()
    card.spacing = 50
    await turn()
    #expect(card.title.durations == [0, 0.61])
    withExtendedLifetime(window) {}
    #expect(manager.constraints.contains { abs($0.constant) == 50 })
  }

  @Test func layoutDoesNotTrackReadsInCallbacks() async {
    let (card, manager) = (Card(), LayoutManager(tracking: true))
    let other = ObservableState(wrappedValue: 0)
    card.$spacing.observe(observer: card).didSet { _, _ in _ = other.wrappedValue }
    manager.setup(on: card) { card in
      card.count()
      let _ = card.spacing = 3
      card.title
    }
    other.wrappedValue = 1
    await turn()
    #expect(card.builds == 1)
  }

  @MainActor
  private final class Heard {
    var kinds: [LayoutIssue.Kind] = []
  }

  /// The last of its layouts stays in force until the state changes again.
  @Test func layoutStoppedAsEndlessStillFollowsItsState() async {
    let (card, manager) = (Card(), LayoutManager(tracking: true))
    let heard = Heard()
    var isChanging = true
    await LayoutDiagnostics.withHandler({ heard.kinds.append($0.kind) }) {
      Task { @MainActor in
        manager.setup(on: card) { card in
          card.count()
          let _ = card.spacing
          let _ = { if isChanging { card.spacing += 1 } }()
          card.title
        }
        for _ in 0..<10 { await turn() }
        (isChanging, card.builds) = (false, 0)
        for builds in 1...3 {
          card.spacing += 1
          await turn()
          #expect(card.builds == builds)
        }
      }
    }.value
    #expect(heard.kinds == [.endlessChange])
  }
}
