import UIKit

extension UIView {
  func addSubviews(_ views: UIView...) { views.forEach(addSubview) }

  @discardableResult
  func pin(
    to other: UIView, insets: UIEdgeInsets = .zero, priority: UILayoutPriority = .required
  ) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    let constraints = [
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.left),
      other.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.right),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
    ]
    constraints.forEach { $0.priority = priority }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }

  func pinToSuperview(_ inset: CGFloat = 0) {
    guard let superview = superview else { return }
    pin(to: superview, insets: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  func setSize(width: CGFloat? = nil, height: CGFloat? = nil) {
    translatesAutoresizingMaskIntoConstraints = false
    if let width = width {
      let constraint = widthAnchor.constraint(equalToConstant: width)
      constraint.priority = .required - 1
      constraint.isActive = true
    }
    if let height = height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }
}

extension UILayoutPriority {
  static let almostRequired = UILayoutPriority.required - 1
}
