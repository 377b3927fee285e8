import DeStijl
import UIKit

// States in code without actor annotations, as the documents show them.

class Search {
  @ObservableState var phrase: String?
  @ViewState var results = 0

  func listen() {
    $phrase.observe(observer: self).willSet { search, changes in
      let viewThatTriggerChanges: UIView? = changes.trigger.triggeringView
      _ = (search, changes.newValue, changes.oldValue, viewThatTriggerChanges)
    }.didSet { search, changes in
      search.results = changes.new?.count ?? 0
    }
    $phrase.observe(observer: self, id: "late").delayMultipleSetTrigger(by: 1).didSet { _, _ in }
    phrase = "a"
  }
}

class CardView: UIView {
  let imageView = UIImageView()
  let textView = UITextView()
}

class CardModel: ViewModel<CardView> {
  @ViewState var image: UIImage?
  @ViewState var text: String?

  override func willApplying(_ view: CardView) {}
  override func didUnbind() {}

  override func bind(with view: CardView) {
    super.bind(with: view)
    $image.bind(with: view.imageView, \.image)
    $text.bind(with: view.textView, \.text)
      .viewDidSet(then: { view, changes in view.text = changes.new })
  }
}

protocol CardObserver: ViewModelObserver {
  func cardDidClose(_ card: CardScreen)
}

class CardScreen: UIViewController, ObservableView {
  typealias Observer = CardObserver
  @ViewState var typedText: String?
  let searchBar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    layoutContent { content in
      content.put(searchBar)
        .at(.fullTop, .equal, to: .safeArea)
        .bind(\.text, with: $typedText)
        .whenStateChanged(
          for: $typedText, thenAssign: \.text, with: "typed: \(self.typedText ?? "")"
        )
        .observe($typedText) { searchBar, changes in searchBar.text = changes.new }
    }
    observer?.viewDidLayouted(self)
  }

  func close() { observer?.cardDidClose(self) }
}

func present(_ card: CardView) {
  let model: CardModel = .init()
  model.text = "text"
  model.apply(into: card)
}
