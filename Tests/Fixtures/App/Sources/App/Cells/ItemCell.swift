import UIKit

final class ItemCell: UITableViewCell, Reusable {
  private let card = CardView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let tagsView = TagsView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    titleLabel.font = Theme.current.title
    detailLabel.font = Theme.current.body
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [titleLabel, detailLabel, tagsView])
    stack.axis = .vertical
    stack.spacing = 6
    contentView.addSubview(card)
    card.contentView.addSubview(stack)
    card.pin(to: contentView, insets: UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16))
    stack.pinToSuperview()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    tagsView.tags = []
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    UIView.animate(withDuration: animated ? 0.2 : 0) {
      self.card.transform = highlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
    }
  }

  func configure(with item: Item) {
    titleLabel.text = item.title
    detailLabel.text = item.detail
    tagsView.tags = item.tags
    tagsView.isHidden = item.tags.isEmpty
    accessibilityIdentifier = "item-\(item.id)"
  }
}
