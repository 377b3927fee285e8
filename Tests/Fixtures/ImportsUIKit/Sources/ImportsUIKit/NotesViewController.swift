import UIKit

/// A text to edit, search and share.
final class NotesViewController: UIViewController {
  private let textView = UITextView()
  private let refreshControl = UIRefreshControl()
  private let searchController = UISearchController(searchResultsController: nil)
  private lazy var shareButton = UIButton(
    configuration: makeShareConfiguration(),
    primaryAction: UIAction { [weak self] _ in self?.share() })
  private var observation: NSKeyValueObservation?
  private(set) var changes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    navigationItem.searchController = searchController
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.ask() })
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.keyboardDismissMode = .onDrag
    textView.delegate = self
    textView.accessibilityIdentifier = "notes"
    textView.refreshControl = refreshControl
    refreshControl.addAction(
      UIAction { [weak self] _ in self?.textView.text = "Fresh" }, for: .valueChanged)
    observation = textView.observe(\.contentSize, options: .new) { view, _ in
      MainActor.assumeIsolated { view.accessibilityValue = "\(view.contentSize.height > 100)" }
    }
    shareButton.accessibilityIdentifier = "share"
    for part in [textView, shareButton] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: shareButton.topAnchor, constant: -8),
      shareButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      shareButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
    ])
  }

  private func makeShareConfiguration() -> UIButton.Configuration {
    var title = AttributedString("Share")
    title.font = .systemFont(ofSize: 20, weight: .semibold)
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = title
    configuration.cornerStyle = .capsule
    return configuration
  }

  private func share() {
    let sheet = UIViewController()
    sheet.view.accessibilityIdentifier = "sheet"
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    present(sheet, animated: true)
  }

  private func ask() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Untitled" }
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
        self?.title = alert?.textFields?.first?.text
      })
    present(alert, animated: true)
  }
}

extension NotesViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { changes += 1 }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
