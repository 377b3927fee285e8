import UIKit

final class DetailViewController: UIViewController {
  private let item: Item
  let ring = ProgressRing()
  let rating = RatingControl()
  private let priceLabel = UILabel()
  private let chart = SparklineView()
  private var heightConstraint: NSLayoutConstraint?

  init(item: Item) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    title = item.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let header = GradientView(colors: [.systemBlue, .systemTeal], isHorizontal: true)
    priceLabel.attributedText = .price("12.00", old: "15.00")
    chart.values = [1, 4, 2, 8, 5, 7]
    let stack = UIStackView(arrangedSubviews: [priceLabel, rating, ring, chart])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 12
    view.addSubviews(header, stack)
    [header, stack].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    let height = header.heightAnchor.constraint(equalToConstant: 120)
    heightConstraint = height
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      height,
      stack.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      chart.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor),
      chart.heightAnchor.constraint(equalToConstant: 60),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
  }

  func collapse() {
    heightConstraint?.constant = 40
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  private func share() {
    UIPasteboard.general.string = item.title
    let alert = UIAlertController(title: "Copied", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
}
