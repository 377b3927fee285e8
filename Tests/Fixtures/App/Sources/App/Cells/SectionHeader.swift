import UIKit

final class SectionHeader: UITableViewHeaderFooterView, Reusable {
  private let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(label)
    label.pin(
      to: contentView, insets: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16),
      priority: .almostRequired)
    label.font = UIFont.boldSystemFont(ofSize: 13)
  }

  required init?(coder: NSCoder) { nil }

  var title: String? {
    get { label.text }
    set { label.text = newValue?.uppercased() }
  }
}
