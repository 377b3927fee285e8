import DeStijl
import LayoutStage
import Testing

@MainActor
struct ForgottenViewTests {
  @MainActor
  private struct Parts {
    let star = UIView()
    let badge = UIView()
  }

  private final class Card: UIView {
    let title = UILabel()
    let message = UILabel()
    let parts = Parts()
    let rows = [UIView(), UIView()]
    lazy var unused = UIView()
    weak var owner: UIView?
    var later: UIView?
    let bar = UIToolbar()
    let cell = UITableViewCell()
    private let cover = UIView()
    override var inputAccessoryView: UIView? { bar }

    init(_ shown: (Card) -> [UIView]) {
      super.init(frame: .zero)
      mask = cover
      for view in shown(self) { addSubview(view) }
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Page: UIViewController {
    let banner = UIView()
    let mark = UILabel()
    let child = UIViewController()
    lazy var card = Card { [$0.title, $0.message] + $0.rows + [$0.parts.star, $0.parts.badge] }
    override func viewDidLoad() {
      navigationItem.titleView = mark
      view.addSubview(card)
      card.owner = view
      _ = child.view
    }
  }

  @Test func shownViewsAreNotForgotten() throws {
    let told = try found(noForgottenViews()) {
      Card { [$0.title, $0.message] + $0.rows + [$0.parts.star, $0.parts.badge] }
    }
    #expect(told == [])
  }

  @Test func viewHeldByAPropertyButNotShownIsFound() throws {
    let told = try found(noForgottenViews()) {
      let card = Card { [$0.title, $0.rows[0], $0.parts.star] }
      card.later = UIView()
      return card
    }
    let held = told.compactMap {
      $0.components(separatedBy: "holds it as ").last?.components(separatedBy: ":").first
    }
    #expect(Set(held) == ["message", "rows[1]", "parts.badge", "later"])
    #expect(
      told.first == """
        noForgottenViews: message is in no view, though Card holds it as message: add it, or exempt it \
        with a reason
          on iPhone16
        """)
  }

  @Test func exceptionsApplyToForgottenViews() throws {
    func card() -> UIView {
      let card = Card {
        $0.message.accessibilityIdentifier = "error"
        return [$0.title] + $0.rows + [$0.parts.star, $0.parts.badge]
      }
      return card
    }
    #expect(
      try found(noForgottenViews(except: "error", because: "it comes with an error"), card) == [])
  }

  @Test func viewsHeldByControllersAreChecked() throws {
    var run = MatrixRun(
      StageContent { _ in UINavigationController(rootViewController: Page()) }, LayoutMatrix(),
      [noForgottenViews()])
    #expect(
      try run.report().failures.map(\.message) == [
        "is in no view, though Page holds it as banner: add it, or exempt it with a reason"
      ])
  }

  private final class Form: UIViewController {
    let field = UITextField()
    let picker = UIPickerView()
    let bar = UIToolbar()
    let icon = UIImageView()
    let cover = UIView()
    let table = UITableView()
    let lost = UIView()
    override func viewDidLoad() {
      (field.inputView, field.inputAccessoryView) = (picker, bar)
      (field.leftView, field.leftViewMode) = (icon, .whileEditing)
      table.mask = cover
      for part in [field, table] { view.addSubview(part) }
    }
  }

  /// The contract accepts such views whoever holds them, not only when their field does.
  @Test func viewsThatAFieldShowsWhileEditingAreNotForgotten() throws {
    var run = MatrixRun(StageContent { _ in Form() }, LayoutMatrix(), [noForgottenViews()])
    #expect(
      try run.report().failures.map(\.message) == [
        "is in no view, though Form holds it as lost: add it, or exempt it with a reason"
      ])
  }
}
