import UIKit

class CardView: UIView {
  let contentView = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    setUp()
  }

  private func setUp() {
    backgroundColor = Theme.current.surface
    layer.cornerRadius = Theme.current.metrics.corner
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.1
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
    addSubview(contentView)
    contentView.pinToSuperview(12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowPath =
      UIBezierPath(
        roundedRect: bounds, cornerRadius: layer.cornerRadius
      ).cgPath
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layer.borderWidth = traitCollection.userInterfaceStyle == .dark ? 1 : 0
  }
}
