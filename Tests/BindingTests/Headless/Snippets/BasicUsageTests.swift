import DeStijl
import Testing

// The view controller of the document, with two differences: the expression of `whenStateChanged`
// names `self`, and the image has a name.
private class ViewController: UIViewController {
  private var clickCount: Int = 0

  lazy var bottomButton: UIButton = build {
    $0.didClicked { [weak self] _ in
      self?.clickCount += 1
      self?.topLabel.text = "click count: \(self?.clickCount ?? 0)"
    }
    $0.setTitle("Bottom Button", for: .normal)
    $0.setTitleColor(.black, for: .normal)
  }
  lazy var topLabel = build(UILabel.self)
    .text("TOP LABEL")
    .textColor(.black)
    .textAlignment(.center)
    .lineBreakMode(.byTruncatingMiddle)
    .build()

  @ViewState var topTitle: String?
  @ViewState var typedText: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    layoutView()
  }

  func layoutView() {
    layoutContent { content in
      content.putSearchBar()
        .placeholder("I am Placeholder")
        .at(.fullTop, .equal, to: .safeArea)
        .bind(\.text, with: $typedText)
      content.put(topLabel)
        .top(.equalTo(18), to: Anchor(of: .previous).bottomAnchor)
        .centerX(.equal, to: .parent)
        .horizontal(.moreThanTo(18), to: .parent)
        .bind(\.text, with: $topTitle)
        .whenStateChanged(
          for: $typedText, thenAssign: \.text, with: "typed: \(self.typedText ?? "null")")
      content.putVStack()
        .alignment(.center)
        .distribution(.fill)
        .spacing(9)
        .center(.equal, to: .parent)
        .inBetween(
          of: topLabel, and: bottomButton, .vertically(.moreThanTo(18)), priority: .defaultLow
        )
        .horizontal(.moreThanTo(18), to: .parent)
        .layoutContent { sContent in
          sContent.putStackedLabel()
            .text("MIDDLE LABEL")
            .textColor(.black)
            .textAlignment(.center)
            .lineBreakMode(.byTruncatingMiddle)
            .observe($topTitle) {
              $0.text = "new: \($1.new ?? "null"), old: \($1.old ?? "null")"
            }
          sContent.putStackedImageView()
            .image(UIImage(named: "anyImage"))
            .contentMode(.scaleAspectFit)
            .size(.equalTo(.init(width: 90, height: 90)))
        }
      content.put(bottomButton)
        .at(.fullBottom, .equalTo(18), to: .safeArea)
        .height(.equalTo(36))
    }
  }
}

// The same in the older document, with views built by closures and `listen()`.
private class OlderViewController: UIViewController {
  lazy var bottomButton: UIButton = build {
    $0.setTitle("Bottom Button", for: .normal)
    $0.setTitleColor(.black, for: .normal)
  }
  lazy var topLabel: UILabel = build {
    $0.text = "TOP LABEL"
    $0.textColor = .black
    $0.textAlignment = .center
  }
  lazy var middleLabel: UILabel = build {
    $0.text = "MIDDLE LABEL"
    $0.textColor = .black
    $0.textAlignment = .center
  }
  lazy var searchBar: UISearchBar = build {
    $0.placeholder = "placeholder"
  }
  lazy var imageView: UIImageView = build {
    $0.image = UIImage(named: "anyImage")
    $0.contentMode = .scaleAspectFit
  }
  lazy var stackLayout: UIStackView = build {
    $0.axis = .vertical
    $0.alignment = .center
    $0.distribution = .fill
    $0.spacing = 9
  }

  @ViewState var topTitle: String?
  @ViewState var typedText: String?
  @ViewState var middleText: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    layoutView()
    listen()
  }

  func layoutView() {
    layoutContent { content in
      content.put(searchBar)
        .at(.fullTop, .equal, to: .safeArea)
        .bind(\.text, with: $typedText)
      content.put(topLabel)
        .at(
          .bottomOfAndParallelWith(searchBar),
          .equalTo(UIEdgeInsets(horizontal: 0, top: 18, bottom: 0))
        )
        .horizontal(.moreThanTo(18), to: .parent)
        .bind(\.text, with: $topTitle)
      content.put(stackLayout)
        .center(.equal, to: .parent)
        .inBetween(
          of: topLabel, and: bottomButton, .vertically(.moreThanTo(18)), priority: .defaultLow
        )
        .horizontal(.moreThanTo(18), to: .parent)
        .layoutContent { stackContent in
          stackContent.putStacked(middleLabel)
            .bind(\.text, with: $middleText)
          stackContent.putStacked(imageView)
            .size(.equalTo(.init(width: 90, height: 90)))
        }
      content.put(bottomButton)
        .at(.fullBottom, .equalTo(18), to: .safeArea)
        .height(.equalTo(36))
    }
  }

  func listen() {
    $topTitle.observe(observer: self).didSet { viewController, changes in
      viewController.middleText = "new: \(changes.new ?? "null"), old: \(changes.old ?? "null")"
    }
    $typedText.observe(observer: self).didSet { viewController, changes in
      guard let _ = changes.trigger.triggeringView else { return }
      viewController.topTitle = "typed: \(changes.new ?? "null")"
    }
  }
}

@MainActor
struct BasicUsageTests {
  private func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let found = view as? View { return found }
    for subview in view.subviews {
      if let found = find(type, in: subview) { return found }
    }
    return nil
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func typingUpdatesTheLabels() {
    let controller = ViewController()
    let window = show(controller)
    let bar = find(UISearchBar.self, in: controller.view)
    let middle = find(UIStackView.self, in: controller.view)?.arrangedSubviews.first as? UILabel
    bar?.becomeFirstResponder()
    Headless.type("a")
    #expect(controller.typedText == "a")
    #expect(controller.topLabel.text == "typed: a" && controller.topTitle == "typed: a")
    #expect(middle?.text == "new: typed: a, old: null")
    Headless.type("b")
    #expect(controller.topLabel.text == "typed: ab")
    #expect(middle?.text == "new: typed: ab, old: typed: a")
    Headless.type("\u{8}\u{8}")
    #expect(controller.typedText == "" && controller.topTitle == "typed: ")
    Headless.tap(controller.bottomButton)
    #expect(controller.topTitle == "click count: 1")
    #expect(middle?.text == "new: click count: 1, old: typed: ")
    controller.topTitle = "set"
    #expect(controller.topLabel.text == "set")
    window.isHidden = true
  }

  @Test func typingCallsTheListener() {
    let controller = OlderViewController()
    let window = show(controller)
    controller.searchBar.becomeFirstResponder()
    Headless.type("ab")
    #expect(controller.topLabel.text == "typed: ab")
    #expect(controller.middleLabel.text == "new: typed: ab, old: typed: a")
    controller.typedText = "by code"
    #expect(controller.topLabel.text == "typed: ab")
    #expect(controller.searchBar.text == "by code")
    window.isHidden = true
  }
}
