import DeStijl
import Testing

// The model, with `var` on its states.
private class MyViewModel: ViewModel<MyView> {
  @ViewState var image: UIImage?
  @ViewState var text: String?
  var calls: [String] = []

  override func willApplying(_ view: MyView) {
    calls.append("willApplying")
  }

  override func didApplying(_ view: MyView) {
    calls.append("didApplying")
  }

  override func modelWillMapped(from view: MyView) {
    calls.append("modelWillMapped")
  }

  override func modelDidMapped(from view: MyView) {
    calls.append("modelDidMapped")
  }

  override func willUnbind() {
    calls.append("willUnbind")
  }

  override func didUnbind() {
    calls.append("didUnbind")
  }

  override func bind(with view: MyView) {
    super.bind(with: view)
    $image.bind(with: view.imageView, \.image)
    $text.bind(with: view.textView, \.text)
    $text.observe(observer: self)
      .delayMultipleSetTrigger(by: 1)
      .didSet { model, changes in
        model.calls.append("text \(changes.new ?? "-")")
      }
  }
}

// The controller that applies it.
private class MyView: UIViewController {
  let imageView = UIImageView()
  let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    layoutView()
    let viewModel: MyViewModel = .init()
    viewModel.text = "model"
    viewModel.apply(into: self)
  }

  func layoutView() {
    layoutContent { content in
      content.put(imageView).top(.equal, to: .parent)
      content.put(textView).bottom(.equal, to: .parent)
    }
  }
}

// The screen and its observer.
private protocol MyScreenObserver: ViewModelObserver {
  func myScreen(_ screen: MyScreen, didPullToRefresh refreshControl: UIRefreshControl)
}

private class MyScreen: UIViewController, ObservableView {
  typealias Observer = MyScreenObserver
  let refreshControl = UIRefreshControl()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    layoutView()

    // will apply MyScreen with any binded ViewModel if already binded
    // ViewModel class are implement ViewModelObserver
    observer?.viewDidLayouted(self)
  }

  func layoutView() {
    layoutContent { content in content.put(label).top(.equal, to: .parent) }
  }

  func didPullToRefresh() {
    observer?.myScreen(self, didPullToRefresh: refreshControl)
  }
}

private final class MyScreenModel: ViewModel<MyScreen>, MyScreenObserver {
  @ViewState var text: String? = "model"
  var pulls = 0

  override func bind(with view: MyScreen) {
    super.bind(with: view)
    $text.bind(with: view.label, \.text)
  }

  func myScreen(_ screen: MyScreen, didPullToRefresh refreshControl: UIRefreshControl) {
    pulls += 1
  }
}

@MainActor
struct ModelSnippetTests {
  @Test func controllerAppliesItsModel() {
    let controller = MyView()
    controller.loadViewIfNeeded()
    let model = controller.boundModel(as: MyViewModel.self)
    #expect(controller.textView.text == "model")
    #expect(model?.calls == ["willApplying", "text model", "didApplying"])
    controller.textView.text = "view"
    #expect(model?.text == "view")
    model?.unbind()
    #expect(model?.calls.suffix(2) == ["willUnbind", "didUnbind"])
  }

  @Test func viewNotifiesItsObserver() {
    let (screen, model) = (MyScreen(), MyScreenModel())
    model.bind(with: screen)
    screen.loadViewIfNeeded()
    #expect(screen.label.text == "model")
    screen.didPullToRefresh()
    #expect(model.pulls == 1)
    model.unbind()
    #expect(screen.observer == nil)
  }
}
