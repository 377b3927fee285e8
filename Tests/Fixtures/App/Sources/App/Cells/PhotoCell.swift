import UIKit

final class PhotoCell: UICollectionViewCell, Reusable {
  let imageView = UIImageView()
  private lazy var badge: PaddedLabel = {
    let label = PaddedLabel()
    label.textColor = .white
    label.backgroundColor = .systemRed
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubviews(imageView, badge)
    imageView.pinToSuperview()
    badge.translatesAutoresizingMaskIntoConstraints = false
    badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4).isActive = true
    badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4).isActive =
      true
  }

  required init?(coder: NSCoder) { fatalError() }

  override var isSelected: Bool {
    didSet { contentView.alpha = isSelected ? 0.6 : 1 }
  }

  func show(number: Int) {
    badge.text = "\(number)"
    badge.isHidden = number == 0
  }
}
