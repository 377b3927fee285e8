import UIKit

final class RatingControl: UIControl {
  private let stack = UIStackView()
  private let count: Int

  var value = 0 {
    didSet {
      guard oldValue != value else { return }
      update()
      sendActions(for: .valueChanged)
    }
  }

  init(count: Int = 5) {
    self.count = count
    super.init(frame: .zero)
    stack.spacing = 4
    stack.distribution = .fillEqually
    addSubview(stack)
    stack.pinToSuperview()
    for index in 1...count {
      let star = UIButton(type: .custom)
      star.tag = index
      star.setImage(UIImage(systemName: "star"), for: .normal)
      star.setImage(UIImage(systemName: "star.fill"), for: .selected)
      star.addAction(
        UIAction { [weak self] action in
          guard let sender = action.sender as? UIButton else { return }
          self?.value = sender.tag
          Haptics.tap()
        }, for: .touchUpInside)
      star.accessibilityLabel = "\(index) of \(count)"
      stack.addArrangedSubview(star)
    }
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { nil }

  private func update() {
    for case let star as UIButton in stack.arrangedSubviews { star.isSelected = star.tag <= value }
  }
}
