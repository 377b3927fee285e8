import UIKit

final class GrowingTextView: UITextView {
  override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }

  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
    isScrollEnabled = false
    font = Theme.current.body
    textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    self.textContainer.lineFragmentPadding = 0
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class NoteViewController: UIViewController, UITextViewDelegate {
  let textView = GrowingTextView()
  private let counter = UILabel()

  override func loadView() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    view.addSubviews(textView, counter)
    textView.translatesAutoresizingMaskIntoConstraints = false
    counter.translatesAutoresizingMaskIntoConstraints = false
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      counter.topAnchor.constraint(equalToSystemSpacingBelow: textView.bottomAnchor, multiplier: 1),
      counter.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    textViewDidChange(textView)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(systemItem: .done), .flexibleSpace(), UIBarButtonItem(customView: counter),
    ]
  }

  func textViewDidChange(_ textView: UITextView) { counter.text = "\(textView.text.count)" }
}
