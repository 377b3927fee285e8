import DeStijl

struct TypingScreen: Screen {
  let name = "binding-typing"
  let title = "Binding: what is typed"
  let summary = "A search bar, and labels that follow it: at first, after typing, after a tap."
  let extent = ScreenExtent.width(320)

  var body: ScreenBody {
    let steps = [TypingView(), TypingView(), TypingView()]
    for view in steps.dropFirst() { view.type("Broadway Boogie Woogie") }
    steps.last?.tap()
    let page = UIView()
    page.backgroundColor = .systemBackground
    Mondrian.buildSubviews(on: page) {
      VStackBlock(spacing: 12, alignment: .fill) { steps }
        .padding(12)
    }
    return .view(page)
  }
}

/// The basic usage of the content dialect: a search bar with a label that shows its text, and
/// another search bar with a label that shows how its text has changed.
final class TypingView: UIView {
  @ViewState var topTitle: String?
  @ViewState var typedText: String?
  private var clickCount = 0

  private let searchBar = UISearchBar()
  private lazy var topLabel = UILabel().text("TOP LABEL").textAlignment(.center)
  private lazy var middleLabel = UILabel().text("MIDDLE LABEL").textAlignment(.center)
    .numberOfLines(0)
  private lazy var bottomButton: UIButton = build {
    $0.setTitle("Bottom Button", for: .normal)
    $0.setTitleColor(.systemBlue, for: .normal)
    $0.didClicked { [weak self] _ in
      self?.clickCount += 1
      self?.topTitle = "click count: \(self?.clickCount ?? 0)"
    }
  }

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layoutContent { content in
      content.put(searchBar)
        .placeholder("I am Placeholder")
        .at(.fullTop, .equal, to: .parent)
        .bind(\.text, with: $typedText)
      content.put(topLabel)
        .top(.equalTo(12), to: searchBar.bottomAnchor)
        .horizontal(.equalTo(18), to: .parent)
        .bind(\.text, with: $topTitle)
        .whenStateChanged(for: $typedText, thenAssign: \.text) { _, typed in
          "typed: \(typed ?? "null")"
        }
      content.put(middleLabel)
        .top(.equalTo(12), to: topLabel.bottomAnchor)
        .horizontal(.equalTo(18), to: .parent)
        .observe($topTitle) {
          $0.text = "new: \($1.new ?? "null"), old: \($1.old ?? "null")"
        }
      content.put(bottomButton)
        .top(.equalTo(12), to: middleLabel.bottomAnchor)
        .horizontal(.equalTo(18), to: .parent)
        .bottom(.equalTo(8), to: .parent)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Types a text, as a user does.
  func type(_ text: String) {
    searchBar.searchTextField.text = text
    searchBar.searchTextField.sendActions(for: .editingChanged)
  }

  /// Taps the button, as a user does.
  func tap() { bottomButton.sendActions(for: .touchUpInside) }
}
