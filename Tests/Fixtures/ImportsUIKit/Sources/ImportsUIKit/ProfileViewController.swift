import UIKit

final class ProfileViewController: UIViewController {
  private let photo = UIImageView(image: UIImage(systemName: "person.crop.circle"))
  private let nameLabel = UILabel()
  private let followButton = UIButton(type: .system)
  private let name: String
  private var observation: NSKeyValueObservation?

  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
    title = "Profile"
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("There are no storyboards.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
    nameLabel.text = name
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.accessibilityIdentifier = "name"
    photo.accessibilityIdentifier = "photo"
    followButton.accessibilityIdentifier = "follow"
    followButton.setTitle("Follow", for: .normal)
    followButton.addAction(
      UIAction { [weak self] _ in self?.followButton.isSelected.toggle() }, for: .touchUpInside)
    observation = followButton.observe(\.isSelected, options: [.new]) { button, change in
      let isFollowed = change.newValue ?? false
      MainActor.assumeIsolated {
        button.setTitle(isFollowed ? "Unfollow" : "Follow", for: .normal)
      }
    }
    layOut()
  }

  private func layOut() {
    for subview in [photo, nameLabel, followButton] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 24),
      photo.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      photo.widthAnchor.constraint(equalToConstant: 64),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
      nameLabel.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
      followButton.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 16),
      followButton.leadingAnchor.constraint(equalTo: photo.leadingAnchor),
    ])
  }

  private func close() {
    navigationController?.popViewController(animated: true)
  }
}
