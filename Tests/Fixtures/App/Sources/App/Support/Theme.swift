import UIKit

struct Theme {
  struct Metrics {
    let margin: CGFloat
    let corner: CGFloat
  }

  static let current = Theme()

  let accent = UIColor(red: 0.2, green: 0.4, blue: 0.9, alpha: 1)
  let surface = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.1, alpha: 1) : .white
  }
  let metrics = Metrics(margin: 16, corner: 12)
  var title: UIFont { UIFont.preferredFont(forTextStyle: .headline) }
  var body: UIFont { UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15)) }

  func apply(to button: UIButton) {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = accent
    configuration.cornerStyle = .medium
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 12, leading: 20, bottom: 12, trailing: 20)
    button.configuration = configuration
  }

  func weight(isImportant: Bool) -> UIFont.Weight {
    let weights: [UIFont.Weight] = [.regular, .semibold]
    // swift-format-ignore: NeverForceUnwrap
    return isImportant ? weights.max()! : weights.min()!
  }
}
