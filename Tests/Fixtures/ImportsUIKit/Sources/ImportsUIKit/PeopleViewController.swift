import UIKit

final class PeopleViewController: UIViewController {
  private let stack = UIStackView()
  private let names: [String]

  init(names: [String]) {
    self.names = names
    super.init(nibName: nil, bundle: nil)
    title = "People"
    tabBarItem = UITabBarItem(title: "People", image: UIImage(systemName: "person.2"), tag: 0)
  }

  required init?(coder: NSCoder) {
    fatalError("There are no storyboards.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.accessibilityIdentifier = "people"
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
    for name in names {
      let button = UIButton(
        type: .system, primaryAction: UIAction(title: name) { [weak self] _ in self?.open(name) })
      button.accessibilityIdentifier = name
      stack.addArrangedSubview(button)
    }
  }

  private func open(_ name: String) {
    navigationController?.pushViewController(ProfileViewController(name: name), animated: true)
  }
}
